import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import type { RetentionSettings } from "#core/deletion/retention";
import { STANDARD_REASONS } from "#core/resumes/standard-reasons";
import { createRecordRepository } from "#platform/d1/record-repository";
import { decisionRecords, decisionTournaments, recordKeys, resumes } from "#platform/d1/schema";
import { call, send } from "./call";
import {
  db,
  deleteAccount,
  deliver,
  openTournament,
  processJob,
  services,
  signUp,
  uploadText,
} from "./support";

const REASON = "Asked Wilhelmina about the ledger at length";

const TEXT = [
  "Wilhelmina Ashdown",
  "wilhelmina.ashdown@example.com",
  "+44 20 7946 0991",
  "EXPERIENCE",
  "Backend Engineer, Marigold Freight, Jan 2018 - Present",
  "- Built the dispatch ledger in TypeScript on PostgreSQL.",
].join("\n");
/** Whatever names the candidate or quotes the resume. */
const PERSONAL = /wilhelmina|ashdown|7946\D?0991|marigold|dispatch|ledger|\.txt/i;

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;
const settings: RetentionSettings = { retentionDays: 365, recordYears: 4, isOnHold: false };

async function judgedTournament(more: Partial<RetentionSettings> = {}) {
  const { user, token } = await signUp();
  await services.retention.set(user.id, { ...settings, ...more });
  const { id } = await openTournament(user.id);
  const { id: resumeId } = await uploadText(id, "wilhelmina-ashdown.txt", TEXT);
  await deliver([processJob(resumeId)]);
  await services.resumes.changeTier({ resumeId, userId: user.id, tier: "A", reason: REASON });
  await services.resumes.writeNote({ resumeId, userId: user.id, note: REASON });
  return { user, token, id, resumeId };
}

const storedOf = async (tournamentId: string) => ({
  records: await db.select().from(decisionRecords).where(eq(decisionRecords.tournamentId, tournamentId)),
  tournaments: await db.select().from(decisionTournaments).where(eq(decisionTournaments.id, tournamentId)),
});

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await call("/help");
}, 120_000);

test("a deleted tournament leaves what was decided, and nothing that names a person", async () => {
  const { user, token, id, resumeId } = await judgedTournament();
  expect((await call(`/api/tournaments/${id}`, { method: "DELETE", token })).status).toBe(200);

  const stored = await storedOf(id);
  expect(JSON.stringify(stored)).not.toMatch(PERSONAL);
  expect(stored.records).toMatchObject([
    {
      id: resumeId,
      record: { engine: "embedded", tier: expect.any(String), recruiterTier: "A", rubricVersion: 1 },
    },
  ]);
  const record = stored.records[0]?.record;
  expect(record?.recruiterTierBy).toBe(user.id);
  const ids = stored.tournaments[0]?.rubrics[0]?.criteria.map((criterion) => criterion.id);
  expect(ids?.length).toBeGreaterThan(1);
  expect(record?.verdicts.map(({ criterionId }) => criterionId).sort()).toEqual(ids?.sort());

  expect(await services.records.list(user.id)).toMatchObject([{ id, recordCount: 1 }]);
  const file = await call(`/account/records/${id}`, { token });
  expect(file.status).toBe(200);
  expect(await file.json()).toMatchObject({
    tournament: { id },
    candidates: [{ resumeId, recruiterTier: "A" }],
  });
  const log = await call(`/api/tournaments/${id}/audit?format=json`, { token });
  expect(log.status).toBe(200);
  const text = await log.text();
  expect(text).toContain("tournament.deleted");
  expect(text).not.toMatch(PERSONAL);

  const stranger = await signUp();
  expect((await call(`/account/records/${id}`, { token: stranger.token })).status).toBe(404);
  expect((await call(`/api/tournaments/${id}/audit?format=json`, { token: stranger.token })).status).toBe(
    404,
  );
  expect(await services.records.list(stranger.user.id)).toEqual([]);
});

test("a standard reason stays on record; one in the recruiter's own words goes with the resume", async () => {
  const { user, id, resumeId } = await judgedTournament();
  await services.resumes.delete({ resumeId, userId: user.id });
  const [own] = (await storedOf(id)).records;
  expect(own?.record.recruiterTierWhy).toBe("In their own words, deleted with the resume");
  for (const [n, reason] of [...STANDARD_REASONS, undefined].entries()) {
    const { id: next } = await uploadText(id, `next-${n}.txt`, `${TEXT}\n${n}`);
    await deliver([processJob(next)]);
    await services.resumes.changeTier({ resumeId: next, userId: user.id, tier: "B", reason });
    await services.resumes.delete({ resumeId: next, userId: user.id });
    const record = (await storedOf(id)).records.find((one) => one.id === next)?.record;
    expect(record?.recruiterTierWhy, reason).toBe(reason ?? null);
  }
});

test("one deleted resume and a deleted account leave records too; the log's chain still verifies", async () => {
  // Other tests break the chain on purpose, in the same database.
  const { broken } = await services.audit.verify();
  const { user, id, resumeId } = await judgedTournament();
  await services.resumes.delete({ resumeId, userId: user.id });
  expect((await storedOf(id)).records).toHaveLength(1);
  expect((await storedOf(id)).tournaments).toHaveLength(0);
  await deleteAccount(user);
  expect((await storedOf(id)).tournaments).toHaveLength(1);

  const other = await judgedTournament();
  await deleteAccount(other.user);
  const stored = await storedOf(other.id);
  expect(stored.records).toHaveLength(1);
  expect(stored.tournaments).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(PERSONAL);
  await services.operations.sweep();
  expect(await services.audit.verify()).toMatchObject({ broken, unsealed: 0 });
});

test("whoever deleted an account has a link that opens its records and their log until they end", async () => {
  const { user, token, id, resumeId } = await judgedTournament();
  const { id: other } = await judgedTournament();
  const deletion = { intent: "delete-account", password: "correct horse", givesUpCredits: "on" };
  const answer = await send("/account", deletion, { token });
  const address = answer.headers.get("location") ?? "";
  expect(address).toMatch(/^\/auth\/account-deleted\?key=/);
  const last = await call(address);
  expect(last.headers.get("Referrer-Policy")).toBe("no-referrer");
  const query = address.slice(address.indexOf("?"));
  expect(await last.text()).toContain(`/records${query}`);

  const page = await call(`/records${query}`);
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(await page.text()).toContain("Backend Engineer");
  const text = await (await call(`/records/${id}${query}`)).text();
  expect(JSON.parse(text)).toMatchObject({
    tournament: { id },
    candidates: [{ resumeId, recruiterTier: "A" }],
  });
  expect(text).toContain("tournament.deleted");
  expect(text).not.toMatch(PERSONAL);

  for (const path of [`/records/${other}${query}`, `/records/${id}?key=wrong`, `/records?key=`, "/records"])
    expect((await call(path)).status).toBe(404);
  const stored = await db.select().from(recordKeys).where(eq(recordKeys.ownerId, user.id));
  expect(JSON.stringify(stored)).not.toContain(query.slice("?key=".length));

  const past = { keepUntil: new Date(Date.now() - 1000) };
  await db.update(decisionRecords).set(past).where(eq(decisionRecords.tournamentId, id));
  await db.update(decisionTournaments).set(past).where(eq(decisionTournaments.id, id));
  await services.operations.sweep();
  expect((await call(`/records${query}`)).status).toBe(404);
  expect(await db.select().from(recordKeys).where(eq(recordKeys.ownerId, user.id))).toEqual([]);
});

test("an account that leaves no records leaves no link", async () => {
  const { token } = await judgedTournament({ recordYears: 0 });
  const deletion = { intent: "delete-account", password: "correct horse", givesUpCredits: "on" };
  const answer = await send("/account", deletion, { token });
  expect(answer.headers.get("location")).toBe("/auth/account-deleted");
});

test("the account's data has what candidates asked and said, and its decision records", async () => {
  const { user, token, id } = await judgedTournament();
  const { id: kept } = await openTournament(user.id);
  const { id: resumeId } = await uploadText(kept, "kept.txt", TEXT);
  await deliver([processJob(resumeId)]);
  const { url } = await services.candidatePages.createLink({
    ...{ userId: user.id, tournamentId: kept, resumeId, days: 30 },
  });
  const key = new URL(url).searchParams.get("key") ?? "";
  await services.candidatePages.requestReview({ token: key, words: "Please have a person look at it." });
  await services.tournaments.delete({ tournamentId: id, userId: user.id });

  const exported = await (await call("/api/auth/data", { token })).json<{
    resumes: { id: string; isHumanOnly: boolean; requests: unknown[] }[];
    decisionRecords: { tournament: { id: string } }[];
  }>();
  expect(exported.resumes).toMatchObject([
    {
      id: resumeId,
      isHumanOnly: false,
      requests: [{ kind: "review", words: "Please have a person look at it." }],
    },
  ]);
  expect(exported.decisionRecords).toMatchObject([
    { tournament: { id }, candidates: [{ recruiterTier: "A" }] },
  ]);
});

test("an account can keep no records, and records end with their term", async () => {
  const none = await judgedTournament({ recordYears: 0 });
  await services.tournaments.delete({
    tournamentId: none.id,
    userId: none.user.id,
  });
  expect(await storedOf(none.id)).toEqual({ records: [], tournaments: [] });

  const kept = await judgedTournament({ recordYears: 1 });
  await deleteAccount(kept.user);
  const past = { keepUntil: new Date(Date.now() - 1000) };
  await services.operations.sweep();
  expect((await storedOf(kept.id)).records).toHaveLength(1);
  await db.update(decisionRecords).set(past).where(eq(decisionRecords.tournamentId, kept.id));
  await db.update(decisionTournaments).set(past).where(eq(decisionTournaments.id, kept.id));
  await services.operations.sweep();
  expect(await storedOf(kept.id)).toEqual({ records: [], tournaments: [] });
});

test("a tournament is kept as long as its last record, also if the account keeps records for less by then", async () => {
  const { user, token, id, resumeId } = await judgedTournament({ recordYears: 4 });
  await services.resumes.delete({ resumeId, userId: user.id });
  await services.retention.set(user.id, { ...settings, recordYears: 1 });
  await services.tournaments.delete({ tournamentId: id, userId: user.id });
  const { records, tournaments } = await storedOf(id);
  expect(tournaments.map(({ keepUntil }) => keepUntil)).toEqual(records.map(({ keepUntil }) => keepUntil));
  await createRecordRepository(db).deleteExpired(new Date(Date.now() + 1.5 * YEAR_MS));
  expect(await services.records.list(user.id)).toMatchObject([{ id, recordCount: 1 }]);
  expect((await call(`/account/records/${id}`, { token })).status).toBe(200);

  const none = await judgedTournament({ recordYears: 2 });
  await services.resumes.delete({ resumeId: none.resumeId, userId: none.user.id });
  await services.retention.set(none.user.id, { ...settings, recordYears: 0 });
  await services.tournaments.delete({ tournamentId: none.id, userId: none.user.id });
  const kept = await storedOf(none.id);
  expect(kept.tournaments[0]?.keepUntil).toEqual(kept.records[0]?.keepUntil);
});

test("the records of a deleted resume are found while its tournament is not deleted", async () => {
  const { user, token, id, resumeId } = await judgedTournament();
  await services.resumes.delete({ resumeId, userId: user.id });
  const listed = await services.records.list(user.id);
  expect(listed).toEqual([
    expect.objectContaining({ id, recordCount: 1, deletedAt: null, createdAt: expect.any(Date) }),
  ]);
  expect(listed[0]?.keepUntil).toEqual((await storedOf(id)).records[0]?.keepUntil);
  expect(await (await call("/account/records", { token })).text()).toContain("Only resumes");
  const file = await call(`/account/records/${id}`, { token });
  const text = await file.text();
  expect(JSON.parse(text)).toMatchObject({
    tournament: { id, deletedAt: null, rubrics: [{ version: 1, criteria: expect.any(Array) }] },
    candidates: [{ resumeId, recruiterTier: "A" }],
  });
  expect(text).not.toMatch(PERSONAL);
  const stranger = await signUp();
  expect((await call(`/account/records/${id}`, { token: stranger.token })).status).toBe(404);
  expect(await services.records.list(stranger.user.id)).toEqual([]);
});

test("under a legal hold nothing is deleted, not even past the database's own rules", async () => {
  const { user, token, id, resumeId } = await judgedTournament({ isOnHold: true });
  const refused = [
    await call(`/api/tournaments/${id}`, { method: "DELETE", token }),
    await call(`/api/resumes/${resumeId}`, { method: "DELETE", token }),
    await call(`/api/tournaments/${id}/resumes/many`, {
      method: "POST",
      token,
      json: { of: { ids: resumeId }, act: { kind: "delete" } },
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
  await expect(db.delete(resumes).where(eq(resumes.id, resumeId))).rejects.toThrow();
  await expect(deleteAccount(user)).rejects.toThrow("legal hold");
  const [own] = await services.candidates.list(ownerAsViewer(user.id), id);
  expect(own?.id).toBe(resumeId);

  await services.retention.set(user.id, settings);
  expect((await call(`/api/tournaments/${id}`, { method: "DELETE", token })).status).toBe(200);
});
