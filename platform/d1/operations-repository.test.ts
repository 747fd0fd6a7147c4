import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CLAIM_SECONDS } from "#core/resumes/process-resume";
import { db, deleteAccount, openTournament, signUp, uploadText } from "../../tests/workers/support";
import { createOperationsRepository } from "./operations-repository";
import { MAIL_ATTEMPTS, MAIL_CLAIM_MS } from "./outbox-repository";
import { failedJobs, outbox, resumes } from "./schema";

const operations = createOperationsRepository(db);
// Later than anything of other tests.
const now = new Date("2099-03-01T12:00:30Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let user: Awaited<ReturnType<typeof signUp>>["user"];
let tournamentId: string;
beforeAll(async () => {
  ({ user } = await signUp());
  ({ id: tournamentId } = await openTournament(user.id));
});
// The lists are limited, and the rows of other tests would fill them.
beforeEach(async () => {
  await db.batch([db.delete(outbox), db.delete(failedJobs), db.delete(resumes)]);
});
// Tests of other files sweep the same database.
afterAll(async () => {
  await db.batch([db.delete(outbox), db.delete(failedJobs)]);
  await deleteAccount(user);
});

async function addResume(set: Partial<typeof resumes.$inferInsert>) {
  const { id } = await uploadText(tournamentId, `${crypto.randomUUID()}.txt`);
  await db.update(resumes).set(set).where(eq(resumes.id, id));
}
async function addMail(more: Partial<typeof outbox.$inferInsert>) {
  const id = crypto.randomUUID();
  const mail = { id, cause: `welcome:secret-${id}`, recipient: "sam@example.com", createdAt: ago(30) };
  await db.insert(outbox).values({ ...mail, subject: "Welcome", text: "A link", ...more });
  return id;
}

const LATE = { status: "pending", createdAt: ago(16), queuedAt: ago(16) } as const;
const reading = (claimedAt: Date) => ({ status: "analyzing", createdAt: ago(16), claimedAt }) as const;
const read = (finishedAt: Date) => ({ status: "done", queuedAt: ago(20), finishedAt }) as const;
const DEAD = new Date(now.getTime() - CLAIM_SECONDS * 1000 - 1);

test.each([
  ["nothing waits", [], true],
  ["a resume has not waited for long", [{ ...LATE, createdAt: ago(15) }], true],
  ["a resume waits and none is read", [LATE], false],
  ["a resume waits while another is being read", [LATE, reading(ago(0))], true],
  ["the worker that was reading has died", [LATE, reading(DEAD)], false],
  ["a resume waits and another was read since", [LATE, read(ago(15))], true],
  ["a resume waits and the last was read before", [LATE, read(ago(16))], false],
])("whether work is moving when %s", async (_, rows, expected) => {
  for (const row of rows) await addResume(row);
  expect(await operations.isWorkMoving(ago(15), now)).toBe(expected);
});

test.each([
  ["waits", {}, false],
  ["was sent", { sentAt: ago(1) }, true],
  ["was given up", { attempts: MAIL_ATTEMPTS }, true],
  ["has not waited for long", { createdAt: ago(15) }, true],
])("whether work is moving when a mail %s", async (_, mail, expected) => {
  await addMail(mail);
  expect(await operations.isWorkMoving(ago(15), now)).toBe(expected);
});

test("mails show their state and kind, but neither their secret nor the whole address", async () => {
  const claimed = (ms: number) => new Date(now.getTime() - MAIL_CLAIM_MS + ms);
  await addMail({ createdAt: ago(9) });
  await addMail({ createdAt: ago(8), claimedAt: claimed(1), attempts: 1 });
  await addMail({ createdAt: ago(7), claimedAt: claimed(0), attempts: 1 });
  await addMail({ createdAt: ago(6), attempts: MAIL_ATTEMPTS });
  await addMail({ createdAt: ago(10), sentAt: ago(1) });
  const { mails } = await operations.read(now);
  expect(mails.map(({ state }) => state)).toEqual(["waiting", "sending", "waiting", "given-up", "sent"]);
  expect(mails[0]).toMatchObject({ type: "welcome", recipient: "s…@example.com" });
  expect(JSON.stringify(mails)).not.toMatch(/secret|sam@|A link/);
});

test("of many mails the oldest unsent ones and the last ones sent are listed", async () => {
  const unsent: string[] = [];
  const sent: string[] = [];
  for (let count = 1; count <= 60; count++) unsent.unshift(await addMail({ createdAt: ago(count) }));
  for (let count = 12; count > 0; count--) sent.unshift(await addMail({ sentAt: ago(count) }));
  const { mails } = await operations.read(now);
  expect(mails.map(({ id }) => id)).toEqual([...unsent.slice(0, 50), ...sent.slice(0, 10)]);
});

test("the last hour counts what was done and what failed, by minute", async () => {
  await addResume(read(ago(0)));
  await addResume({ ...read(ago(0)), status: "error" });
  await addResume(read(ago(59)));
  await addResume({ ...read(ago(61)), queuedAt: ago(62) });
  const { throughput } = await operations.read(now);
  const counted = throughput.filter(({ done, error }) => done + error > 0);
  expect(counted).toEqual([
    { at: "2099-03-01T11:01:00.000Z", done: 1, error: 0 },
    { at: "2099-03-01T12:00:00.000Z", done: 1, error: 1 },
  ]);
});

test("failed jobs that nobody ran again come first, and only they are counted", async () => {
  const fail = async (id: string, createdAt: Date, rerunAt: Date | null) => {
    const job = { version: 1, type: "process-resume", resumeId: id } as const;
    await db.insert(failedJobs).values({ id, job, error: "Failed.", createdAt, rerunAt });
  };
  await fail("older", ago(9), null);
  await fail("newer", ago(8), null);
  await fail("rerun", ago(7), ago(1));
  const { rows, openCounts } = (await operations.read(now)).failedJobs;
  expect(rows.map(({ id }) => id)).toEqual(["newer", "older", "rerun"]);
  expect(openCounts).toEqual({ "process-resume": 2 });
});

test("a backlog says how much of it no worker will come to by itself", async () => {
  await addResume({ ...LATE, queuedAt: now });
  await addResume({ ...LATE, queuedAt: null });
  await addResume({ status: "extracting", claimedAt: ago(0) });
  await addResume({ status: "extracting", claimedAt: DEAD });
  await addResume({ status: "done", isStale: true, rereadError: "Given up." });
  const { waiting } = await operations.read(now);
  const ofResumes = waiting.filter(({ kind }) => /^resumes|^rereads/.test(kind));
  expect(ofResumes.map(({ kind, count, stuckCount }) => [kind, count, stuckCount]).toSorted()).toEqual([
    ["resumes-extracting", 2, 1],
    ["resumes-pending", 2, 1],
  ]);
});
