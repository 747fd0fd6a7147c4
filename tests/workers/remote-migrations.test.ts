import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { statementsOf } from "../../scripts/deploy/statements.mjs";
import { splitStrictly } from "../strict-splitter";

const files = import.meta.glob<string>("../../migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});
const { REMOTE_DB } = env as unknown as { REMOTE_DB: D1Database };

/** The SQL as `npm run deploy` sends it. */
const remoteText = (sql: string) => statementsOf(sql).join("\n");

test("a remote database takes every migration, however badly it splits a file", async () => {
  const names = Object.keys(files).sort();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    for (const piece of splitStrictly(remoteText(files[name] ?? ""))) {
      await REMOTE_DB.prepare(piece)
        .run()
        .catch((error) => expect.fail(`${name}: ${error.message}\n${piece}`));
    }
  }
  const triggers = await REMOTE_DB.prepare(
    "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger'",
  ).first("n");
  const written =
    Object.values(files)
      .join("\n")
      .match(/^CREATE TRIGGER/gm)?.length ?? 0;
  const dropped =
    Object.values(files)
      .join("\n")
      .match(/^DROP TRIGGER/gm)?.length ?? 0;
  expect(triggers).toBe(written - dropped);
});

const TRIGGER = `CREATE TRIGGER t AFTER INSERT ON a BEGIN
  UPDATE a SET b = CASE WHEN b = 'x;y' THEN 1 ELSE 2 END;
  UPDATE a SET c = 1;
END;`;

test.each([
  ["a CASE outside parentheses", TRIGGER.replaceAll("\n", " ")],
  [
    "begin in lower case",
    TRIGGER.replace("BEGIN", "begin").replace("CASE", "(CASE").replace("END;", "END);"),
  ],
  ["CRLF", TRIGGER.replace("CASE", "(CASE").replace("END;", "END);").replaceAll("\n", "\r\n")],
  [
    "several lines after another statement",
    `CREATE TABLE d (e);\n${TRIGGER.replace("CASE", "(CASE").replace("END;", "END);")}`,
  ],
])("the splitter cuts a trigger with %s", (_, sql) => {
  const whole = sql.startsWith("CREATE TABLE") ? 2 : 1;
  expect(splitStrictly(sql).length).toBeGreaterThan(whole);
});

test("the same trigger on one line with parentheses stays whole", () => {
  const sql = `CREATE TABLE d (e);\n${TRIGGER.replace("CASE", "(CASE").replace("END;", "END);")}`;
  const statements = statementsOf(sql.replace(";\n", ";\n--> statement-breakpoint\n"));
  expect(statements).toHaveLength(2);
  expect(splitStrictly(statements.join("\n"))).toHaveLength(2);
  expect(statements[1]).toContain("'x;y'");
});
