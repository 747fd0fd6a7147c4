import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Job } from "#core/jobs/job";
import { countFindings, type Pool, rankPool } from "#core/rubrics/pool";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { resumes, rubricVersions } from "#platform/d1/schema";
import type { ConsumerEnv } from "#platform/env";
import { call } from "./call";
import {
  consumerEnv,
  copyRow,
  db,
  deliver,
  extendJob,
  liftLimits,
  mailsOf,
  openTournament,
  processJob,
  RESUME_TEXT,
  resumeRow,
  services,
  signUp,
  tournamentRow,
  uploadText,
  webEnv,
} from "./support";

const KAFKA = { text: "Kafka", importance: "nice", weight: 2 };

/** A tournament with its resumes read. Texts that are not given show TypeScript and PostgreSQL, but not Kubernetes. */
async function openRead(texts: (string | undefined)[] = [undefined]) {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const ids: string[] = [];
  for (const [n, text] of texts.entries()) ids.push((await uploadText(id, `r${n}.txt`, text)).id);
  await deliver(ids.map(processJob));
  const path = `/api/tournaments/${id}/rubric`;
  const read = async () => (await call(path, { token })).json<RubricDetail>();
  const put = (json: unknown) => call(path, { method: "PUT", token, json });
  const tournament = async () => (await call(`/api/tournaments/${id}`, { token })).json<TournamentDetail>();
  return { user, token, id, ids, path, read, put, tournament, first: ids[0] ?? "" };
}

const editsOf = ({ rubric }: RubricDetail) =>
  rubric.criteria.map(({ id, text, importance, weight }) => ({ id, text, importance, weight }));

const versionsOf = (tournamentId: string) =>
  db.query.rubricVersions.findMany({ where: eq(rubricVersions.tournamentId, tournamentId) });

test("the first version is there from the start, with its result; nobody else sees it", async () => {
  const { user, read, first, path, put, tournament } = await openRead();
  const detail = await read();
  expect(detail).toMatchObject({ version: 1, history: [{ version: 1, createdBy: user.email, changes: [] }] });
  expect(await resumeRow(first)).toMatchObject({ rubricVersion: 1, isStale: false });
  expect(await tournament()).toMatchObject({ rubricVersion: 1, staleCount: 0, rereadFailedCount: 0 });

  const stranger = await signUp();
  for (const answer of [
    await call(path, { token: stranger.token }),
    await call(path, {
      token: stranger.token,
      method: "PUT",
      json: { baseVersion: 1, criteria: editsOf(detail) },
    }),
    await call(`${path}/reread`, { token: stranger.token, method: "POST" }),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await call(path)).status).toBe(401);
  expect((await put({ baseVersion: 1, criteria: editsOf(detail) })).status).toBe(200);
  expect((await read()).version).toBe(1);
});

test("other weights and importance rank again at once, with nothing read and no second mail", async () => {
  const { id, read, put, first, tournament } = await openRead();
  const before = await resumeRow(first);
  const edits = editsOf(await read()).map((edit) =>
    edit.text === "Kubernetes" ? { ...edit, importance: "must", weight: 5 } : { ...edit, weight: 1 },
  );
  const saved = await put({ baseVersion: 1, criteria: edits });
  expect(await saved.json()).toMatchObject({
    version: 2,
    history: [{ version: 2, changes: expect.arrayContaining(["“Kubernetes” is now a must-have"]) }, {}],
  });

  const after = await resumeRow(first);
  expect(after).toMatchObject({ rubricVersion: 2, isStale: false, status: "done" });
  expect(after.matchPercent).toBeLessThan(before.matchPercent ?? 0);
  expect(after.scorecard?.verdicts).toEqual(before.scorecard?.verdicts);
  expect(await tournament()).toMatchObject({ status: "completed", staleCount: 0, rubricVersion: 2 });
  const row = await tournamentRow(id);
  expect(row[`tier${after.tier ?? "A"}Count`]).toBe(1);
  expect(row.tierACount + row.tierBCount + row.tierCCount + row.tierDCount).toBe(1);
  expect(await mailsOf(id)).toHaveLength(1);
});

test("a recruiter's own tier outlives a change of the rubric", async () => {
  const { user, read, put, first, id } = await openRead();
  await services.resumes.changeTier({ resumeId: first, userId: user.id, tier: "D" });
  const [, ...rest] = editsOf(await read());
  await put({ baseVersion: 1, criteria: rest });
  expect(await resumeRow(first)).toMatchObject({ recruiterTier: "D", rubricVersion: 2 });
  expect(await tournamentRow(id)).toMatchObject({ tierDCount: 1 });
});

test("a new criterion leaves results standing and stale until it is read; only it and the whole job are read", async () => {
  const { id, read, put, first, token, tournament } = await openRead();
  const before = await resumeRow(first);
  const detail = await (
    await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] })
  ).json<RubricDetail>();
  expect(detail.rubric.criteria.at(-1)).toMatchObject({ id: "v2c1", kind: "skill", text: "Kafka" });
  expect(await tournament()).toMatchObject({ staleCount: 1, rubricVersion: 2, status: "completed" });
  const [shown] = await (await call(`/api/tournaments/${id}/resumes`, { token })).json<
    { isStale: boolean; rubricVersion: number; matchPercent: number }[]
  >();
  expect(shown).toMatchObject({ isStale: true, rubricVersion: 1, matchPercent: before.matchPercent });

  // No reading ever gives this note, so it tells the verdicts that were kept from those that were read.
  const marked = before.scorecard?.verdicts.map((verdict) => ({ ...verdict, note: "kept" })) ?? [];
  if (!before.scorecard) throw new Error("no scorecard");
  await db
    .update(resumes)
    .set({ scorecard: { ...before.scorecard, verdicts: marked } })
    .where(eq(resumes.id, first));
  expect((await deliver([extendJob(first), extendJob(first)])).explicitAcks).toEqual(["0", "1"]);
  const after = await resumeRow(first);
  expect(after).toMatchObject({ rubricVersion: 2, isStale: false, status: "done", claimToken: null });
  const whole = detail.rubric.criteria.find(({ overall }) => overall);
  expect(after.scorecard?.verdicts.filter(({ note }) => note === "kept")).toHaveLength(marked.length - 1);
  expect(after.scorecard?.verdicts.filter(({ note }) => note !== "kept")).toMatchObject([
    { criterionId: whole?.id },
    { criterionId: "v2c1", level: "none" },
  ]);
  expect(await tournament()).toMatchObject({ staleCount: 0, status: "completed" });
  expect(await mailsOf(id)).toHaveLength(1);
});

test("two tabs: the second is told, and may save on the newest; a double click saves once", async () => {
  const { id, read, put } = await openRead();
  const edits = editsOf(await read());
  const click = { baseVersion: 1, criteria: [...edits, KAFKA] };
  const clicks = await Promise.all([put(click), put(click), put(click)]);
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await versionsOf(id)).toHaveLength(2);

  const other = { baseVersion: 1, criteria: edits.slice(1) };
  const refused = await put(other);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { message: expect.stringContaining("Your edits are still here"), version: 2 },
  ]);
  expect((await put({ ...other, baseVersion: 2 })).status).toBe(200);
  expect((await read()).history[0]?.changes).toEqual([`Removed “${edits[0]?.text}”`, "Removed “Kafka”"]);
});

test("undo is a new version with the former criteria under their former ids", async () => {
  const { read, put, ids, first } = await openRead();
  const former = await read();
  const [, ...rest] = editsOf(former);
  await put({ baseVersion: 1, criteria: rest });
  const undone = await put({ baseVersion: 2, criteria: editsOf(former) });
  expect(await undone.json()).toMatchObject({ version: 3, rubric: { criteria: former.rubric.criteria } });
  await deliver(ids.map(extendJob));
  const { matchPercent, scorecard } = await resumeRow(first);
  expect(scorecard?.verdicts).toHaveLength(former.rubric.criteria.length);
  expect(matchPercent).toBeGreaterThan(0);
});

test("what may not be saved is answered criterion by criterion", async () => {
  const { read, put } = await openRead();
  const edits = editsOf(await read());
  const unlawful = await put({ baseVersion: 1, criteria: [...edits, { ...KAFKA, text: "Digital native" }] });
  expect([unlawful.status, await unlawful.json()]).toMatchObject([
    400,
    {
      message: expect.stringContaining("Criterion 5: Age"),
      fieldErrors: { "criteria[4].text": [expect.stringContaining("Age")] },
      problems: [{ index: 4, rewording: "Comfortable with digital tools" }],
    },
  ]);
  for (const [json, words] of [
    [{ baseVersion: 1, criteria: [] }, "A rubric needs at least one criterion"],
    [{ baseVersion: 1, criteria: Array(61).fill(KAFKA) }, "A rubric has at most 60 criteria"],
    [{ baseVersion: 1, criteria: [{ ...KAFKA, weight: 0 }] }, "Weight must be a number above 0"],
    [{ baseVersion: 1, criteria: [{ ...KAFKA, weight: "much" }] }, "Weight must be a number above 0"],
    [{ baseVersion: 1, criteria: [{ ...KAFKA, text: "x".repeat(501) }] }, "At most 500 characters"],
    [{ baseVersion: 1, criteria: [{ ...KAFKA, text: " " }] }, "Say what a resume should show"],
    [{ baseVersion: 1, criteria: [{ ...KAFKA, importance: "?" }] }, "Choose must-have or nice-to-have"],
    [{ criteria: [KAFKA] }, "Say which version the changes were made on"],
  ] as const) {
    const answer = await put(json);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: words }]);
  }
  expect((await read()).version).toBe(1);
});

test("a rubric changed while a resume is read leaves an older result, marked as that, and asks for the rest", async () => {
  const { id, read, put } = await openRead();
  const late = await uploadText(id, "late.txt");
  const asked: Job[] = [];
  let isChanged = false;
  const changing = {
    ...consumerEnv,
    FILES: {
      get: async (key: string) => {
        if (!isChanged) {
          isChanged = true;
          await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });
        }
        return consumerEnv.FILES.get(key);
      },
      put: (key: string, value: string) => consumerEnv.FILES.put(key, value),
      delete: (key: string) => consumerEnv.FILES.delete(key),
    },
    JOBS: {
      sendBatch: async (messages: { body: Job }[]) => {
        asked.push(...messages.map(({ body }) => body));
      },
    },
  } as unknown as ConsumerEnv;
  const { explicitAcks } = await deliver([processJob(late.id)], { env: changing });
  expect(explicitAcks).toHaveLength(1);
  expect(asked).toContainEqual(extendJob(late.id));
  expect(await resumeRow(late.id)).toMatchObject({ status: "done", rubricVersion: 1, isStale: true });
  await deliver([extendJob(late.id)]);
  expect(await resumeRow(late.id)).toMatchObject({ rubricVersion: 2, isStale: false });
});

test("a rubric changed again while a result is redone is caught up with in the same job", async () => {
  const { read, put, first } = await openRead();
  await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });
  let isChanged = false;
  const changing = {
    ...consumerEnv,
    FILES: {
      get: async (key: string) => {
        if (!isChanged) {
          isChanged = true;
          const criteria = [...editsOf(await read()), { ...KAFKA, text: "Terraform" }];
          await put({ baseVersion: 2, criteria });
        }
        return consumerEnv.FILES.get(key);
      },
    },
  } as unknown as ConsumerEnv;
  await deliver([extendJob(first)], { env: changing });
  const row = await resumeRow(first);
  expect(row).toMatchObject({ rubricVersion: 3, isStale: false, claimToken: null });
  expect(row.scorecard?.verdicts.map(({ criterionId }) => criterionId)).toEqual(
    expect.arrayContaining(["v2c1", "v3c1"]),
  );
});

const brokenStorage = {
  ...consumerEnv,
  FILES: {
    get: async () => {
      throw new Error("storage is down");
    },
  },
} as unknown as ConsumerEnv;

test("a result that cannot be redone stands, says so, and is read again when asked", async () => {
  const { read, put, first, path, token, tournament } = await openRead();
  const { matchPercent } = await resumeRow(first);
  await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });

  const passing = await deliver([extendJob(first)], { env: brokenStorage });
  expect(passing.retryMessages).toEqual([{ msgId: "0" }]);
  expect(await resumeRow(first)).toMatchObject({ isStale: true, rereadError: null, claimToken: null });
  const last = await deliver([extendJob(first)], { env: brokenStorage, attempts: 4 });
  expect(last.explicitAcks).toEqual(["0"]);
  const failed = await resumeRow(first);
  expect(failed).toMatchObject({ status: "done", isStale: true, matchPercent });
  expect(failed.rereadError).toMatch(/could not be read for the new criteria/);
  expect(await tournament()).toMatchObject({ staleCount: 1, rereadFailedCount: 1 });

  await db.update(resumes).set({ queuedAt: null }).where(eq(resumes.id, first));
  await services.operations.sweep();
  expect((await resumeRow(first)).queuedAt).toBeNull();

  const asked = await call(`${path}/reread`, { method: "POST", token });
  expect(await asked.json()).toEqual({ requeued: 1 });
  expect(await tournament()).toMatchObject({ staleCount: 1, rereadFailedCount: 0 });
  await deliver([extendJob(first)]);
  expect(await tournament()).toMatchObject({ staleCount: 0, rereadFailedCount: 0 });
});

test("a dead letter, and a stored text that is gone, are given up in the same words", async () => {
  const { read, put, ids, id } = await openRead([undefined, undefined]);
  await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });
  const [dead = "", gone = ""] = ids;
  await deliver([extendJob(dead)], { queue: "tierwise-jobs-dlq" });
  await consumerEnv.FILES.delete(`tournaments/${id}/resumes/${gone}/text`);
  await deliver([extendJob(gone)]);
  for (const resumeId of ids) {
    expect(await resumeRow(resumeId)).toMatchObject({
      rereadError: expect.stringContaining("former result stands"),
      claimToken: null,
    });
  }
});

test("the sweeper brings back lost messages", async () => {
  const { read, put, first } = await openRead();
  await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });
  await db
    .update(resumes)
    .set({ queuedAt: new Date(0), claimToken: "dead", claimedAt: new Date(0) })
    .where(eq(resumes.id, first));
  await services.operations.sweep();
  expect((await resumeRow(first)).queuedAt?.getTime()).toBeGreaterThan(0);
  await deliver([extendJob(first)]);
  expect(await resumeRow(first)).toMatchObject({ rubricVersion: 2, isStale: false });
});

test("a request that died after the version was saved is finished by the next click, or by the job", async () => {
  const { read, put, first } = await openRead();
  const criteria = editsOf(await read()).map((edit) => ({ ...edit, weight: 1 }));
  const click = () => put({ baseVersion: 1, criteria });
  await click();
  const died = () => db.update(resumes).set({ isStale: true, rubricVersion: 1 }).where(eq(resumes.id, first));
  const finished = { rubricVersion: 2, isStale: false };

  await died();
  await click();
  expect(await resumeRow(first)).toMatchObject(finished);
  await died();
  await deliver([extendJob(first)]);
  expect(await resumeRow(first)).toMatchObject(finished);
});

test("a held result is asked for again, not read twice", async () => {
  const { read, put, first } = await openRead();
  await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });
  await db.update(resumes).set({ claimToken: "x", claimedAt: new Date() }).where(eq(resumes.id, first));
  expect((await deliver([extendJob(first)])).retryMessages).toEqual([{ msgId: "0" }]);
  expect(await resumeRow(first)).toMatchObject({ claimToken: "x", isStale: true });
});

test("2,000 resumes are ranked again in one request", async () => {
  const { user, id, first, read, put, tournament } = await openRead();
  await liftLimits(user.id);
  await copyRow("resumes", { id: first, copies: 1999, sha256: "n" });
  const criteria = editsOf(await read()).map((edit) => ({
    ...edit,
    weight: edit.text === "Kubernetes" ? 5 : 1,
  }));
  const start = Date.now();
  expect((await put({ baseVersion: 1, criteria })).status).toBe(200);
  console.log(`2,000 resumes rescored in ${Date.now() - start} ms`);
  const left = await db.query.resumes.findMany({
    columns: { id: true },
    where: and(eq(resumes.tournamentId, id), eq(resumes.rubricVersion, 2), eq(resumes.isStale, false)),
  });
  expect(left).toHaveLength(2000);
  expect(await tournament()).toMatchObject({ staleCount: 0 });
});

test("changes and re-reads are limited by the user and the minute", async () => {
  const { user, token, path, read } = await openRead();
  const keys: string[] = [];
  const limit = async ({ key }: RateLimitOptions) => {
    keys.push(key);
    return { success: false };
  };
  const env = { ...webEnv, USER_LIMIT: { limit } };
  const json = { baseVersion: 1, criteria: editsOf(await read()) };
  for (const asked of [
    await call(path, { method: "PUT", token, json, env }),
    await call(`${path}/reread`, { method: "POST", token, env }),
  ])
    expect([asked.status, asked.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(keys).toEqual([`rubric:${user.id}`, `reread:${user.id}`]);
});

test("every version can be read again and restored; nobody else reads it", async () => {
  const { id, read, put, path, token, first, ids } = await openRead();
  const made = await read();
  const before = await resumeRow(first);
  const [, ...rest] = editsOf(made);
  await put({ baseVersion: 1, criteria: [...rest.map((edit) => ({ ...edit, weight: 1 })), KAFKA] });
  await deliver(ids.map(extendJob));

  const version = (number: number | string, by = token) => call(`${path}/versions/${number}`, { token: by });
  expect((await version(1, (await signUp()).token)).status).toBe(404);
  expect((await version(9)).status).toBe(404);
  expect((await version("0x1")).status).toBe(404);
  const former = await (await version(1)).json<RubricDetail>();
  expect(former).toEqual({ version: 1, rubric: made.rubric });

  const restore = { baseVersion: 2, criteria: editsOf(former) };
  expect((await Promise.all([put(restore), put(restore)])).map(({ status }) => status)).toEqual([200, 200]);
  await deliver(ids.map(extendJob));
  expect(await versionsOf(id)).toHaveLength(3);
  expect((await read()).rubric.criteria).toEqual(made.rubric.criteria);
  const after = await resumeRow(first);
  expect([after.matchPercent, after.scorecard?.score]).toEqual([
    before.matchPercent,
    before.scorecard?.score,
  ]);
});

test("the job as a whole is held to 35 % of the weight, and comes back after it was taken out", async () => {
  const { read, put, ids, first } = await openRead();
  const detail = await read();
  const [whole, ...rest] = editsOf(detail);
  if (!whole) throw new Error("no criteria");
  expect(detail.formerWhole).toBeUndefined();
  await put({ baseVersion: 1, criteria: rest });
  const without = await read();
  expect(without.formerWhole).toEqual(detail.rubric.criteria[0]);

  const back = await put({ baseVersion: 2, criteria: [{ ...whole, weight: 999 }, ...rest] });
  const { rubric, formerWhole } = await back.json<RubricDetail>();
  expect(formerWhole).toBeUndefined();
  const others = rest.reduce((sum, { weight }) => sum + weight, 0);
  expect(rubric.criteria[0]).toMatchObject({ id: whole.id, overall: true });
  expect((rubric.criteria[0]?.weight ?? 0) / ((rubric.criteria[0]?.weight ?? 0) + others)).toBeCloseTo(
    0.35,
    3,
  );
  await deliver(ids.map(extendJob));
  expect((await resumeRow(first)).scorecard?.verdicts).toHaveLength(detail.rubric.criteria.length);
});

test("adding and removing criteria loses no skill that was found, and finds the new one", async () => {
  const { read, put, ids, first } = await openRead([
    `${RESUME_TEXT}\nBuilt data pipelines on Kafka and Redis.`,
  ]);
  const before = (await resumeRow(first)).extractedSkills;
  expect(before).toEqual(expect.arrayContaining(["TypeScript", "PostgreSQL"]));
  await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });
  await deliver(ids.map(extendJob));
  const added = (await resumeRow(first)).extractedSkills;
  expect(added).toEqual(expect.arrayContaining([...before, "Apache Kafka"]));
  await put({ baseVersion: 2, criteria: [KAFKA] });
  await deliver(ids.map(extendJob));
  expect((await resumeRow(first)).extractedSkills).toEqual(expect.arrayContaining(added));
});

test("a knock-out is said first where it is missing, also in exports, and moves no score", async () => {
  const { id, token, read, put, first } = await openRead();
  const before = await resumeRow(first);
  const edits = editsOf(await read()).map((edit) =>
    edit.text === "Kubernetes" ? { ...edit, importance: "must", knockOut: true } : edit,
  );
  expect((await put({ baseVersion: 1, criteria: edits })).status).toBe(200);
  const after = await resumeRow(first);
  expect(after.cons[0]).toBe("Knock-out not shown: Kubernetes");
  expect([after.matchPercent, after.tier]).toEqual([before.matchPercent, before.tier]);
  const exported = await call(`/api/tournaments/${id}/export/candidates?format=csv`, { token });
  const [head = "", row = ""] = (await exported.text()).split("\r\n").map((line) => line.split(","));
  expect(head).toContain("Kubernetes (knock-out)");
  expect(row[head.indexOf("Knock-outs not shown")]).toBe("Kubernetes");
});

describe("the pool", () => {
  const poolOf = async (id: string, token: string) => call(`/api/tournaments/${id}/pool`, { token });

  test("gives the scores that are stored, and those that other weights would store", async () => {
    const { id, token, ids, read, put } = await openRead([
      undefined,
      "Jordan Example\n\nExperience\nClerk, Northwind, 2020 - 2021\nSorted shelves.",
      `${RESUME_TEXT}\nRan everything on Kubernetes.`,
    ]);
    const pool = await (await poolOf(id, token)).json<Pool>();
    const detail = await read();
    expect(pool.rubricVersion).toBe(1);
    expect(pool.criteria.map((one) => one.id)).toEqual(detail.rubric.criteria.map((one) => one.id));
    const stored = async () =>
      Object.fromEntries(
        await Promise.all(
          ids.map(async (one) => {
            const { scorecard, tier } = await resumeRow(one);
            return [one, { score: scorecard?.score, tier }];
          }),
        ),
      );
    const ranked = (weights: { id?: string | undefined; weight: number }[]) =>
      Object.fromEntries(rankPool(pool, weights).map(({ id: of, score, tier }) => [of, { score, tier }]));
    expect(ranked(detail.rubric.criteria)).toEqual(await stored());
    expect(
      Object.fromEntries(pool.candidates.map(({ id: of, score, tier }) => [of, { score, tier }])),
    ).toEqual(await stored());

    const edits = editsOf(detail).map((edit, n) => ({ ...edit, weight: [1.5, 7, 0.25, 4][n] ?? 1 }));
    expect((await put({ baseVersion: 1, criteria: edits })).status).toBe(200);
    expect(ranked(edits)).toEqual(await stored());
    const kubernetes = pool.criteria.findIndex(({ text }) => text === "Kubernetes");
    expect(countFindings(pool)[kubernetes]).toMatchObject({ none: 2, unread: 0 });
  });

  test("says what is not read yet, and is read by nobody else", async () => {
    const { id, token, read, put } = await openRead();
    await put({ baseVersion: 1, criteria: [...editsOf(await read()), KAFKA] });
    const pool = await (await poolOf(id, token)).json<Pool>();
    expect(pool.candidates[0]?.findings.at(-1)).toBe("unread");
    expect((await poolOf(id, (await signUp()).token)).status).toBe(404);
    expect((await call(`/api/tournaments/${id}/pool`)).status).toBe(401);
  });
});
