import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";

const { OLD_DB, MIGRATIONS } = env as unknown as { OLD_DB: D1Database; MIGRATIONS: D1Migration[] };

const upTo = (number: string) => MIGRATIONS.filter(({ name }) => name.slice(0, 4) <= number);
const rubric = JSON.stringify({ engine: "embedded", criteria: [] });

test("migrations carry what an older version left forward, rows, counters, search and credits", async () => {
  await applyD1Migrations(OLD_DB, upTo("0002"));
  await OLD_DB.batch([
    OLD_DB.prepare(
      "INSERT INTO users (id, email, password_hash, created_at) VALUES ('u', 'u@example.com', 'none', 1)",
    ),
    OLD_DB.prepare(
      `INSERT INTO tournaments (id, user_id, name, job_description, key_requirements, optional_requirements, rubric, created_at)
       VALUES ('t', 'u', 'Nurse', '', '', '', ?, 1)`,
    ).bind(rubric),
    ...["a", "b", "c"].map((id) =>
      OLD_DB.prepare(
        `INSERT INTO resumes (id, tournament_id, file_name, size, sha256, created_at)
         VALUES (?1, 't', 'Nurse-' || ?1 || '.txt', 1, ?1, 1)`,
      ).bind(id),
    ),
    OLD_DB.prepare("UPDATE resumes SET status = 'done', tier = 'A', match_percent = 95 WHERE id = 'a'"),
    OLD_DB.prepare("UPDATE resumes SET recruiter_tier = 'B' WHERE id = 'a'"),
    OLD_DB.prepare("UPDATE resumes SET status = 'error', error = 'unreadable' WHERE id = 'b'"),
  ]);
  await applyD1Migrations(OLD_DB, upTo("0007"));
  await OLD_DB.prepare(
    `INSERT INTO checkouts (id, user_id, plan_id, status, amount_in_cents, created_at) VALUES ('c', 'u', 3, 'paid', 1999, 1)`,
  ).run();
  await applyD1Migrations(OLD_DB, MIGRATIONS);

  const services = createServices({ ...env, DB: OLD_DB } as unknown as WebEnv);
  expect(await services.tournaments.get(ownerAsViewer("u"), "t")).toMatchObject({
    ...{ resumeCount: 3, doneCount: 1, errorCount: 1 },
    tierCounts: { A: 0, B: 1, C: 0, D: 0 },
  });
  const found = await services.candidates.search("u", { q: "nurse", mode: "filename", sort: "best" });
  expect(found.rows.map(({ id }) => id)[0]).toBe("a");
  expect(found.total).toBe(3);
  expect(await OLD_DB.prepare("SELECT credits FROM checkouts").first()).toEqual({ credits: 5 });
  await services.tournaments.create("u", {
    ...{
      name: "Next",
      jobDescription: "",
      keyRequirements: "Wound care",
      optionalRequirements: "",
      keySkills: [],
    },
  });
  const { results } = await OLD_DB.prepare("PRAGMA foreign_key_check").all();
  expect(results).toEqual([]);
});
