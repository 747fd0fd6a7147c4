import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import type { BulkChanged } from "#core/resumes/bulk-change.schema";
import { listQuerySchema } from "#core/resumes/candidate-query.schema";
import { auditEntries, fileDeletions } from "#platform/d1/schema";
import { call } from "./call";
import {
  copyRow,
  db,
  deliver,
  liftLimits,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  tournamentRow,
  uploadText,
} from "./support";

const work = (street: string, did: string) =>
  `Experience\nAccountant, Harbour Books, ${street}, Jan 2016 - Dec 2023\n${did}\n`;

/** A user's tournament whose candidates have been read. */
async function openRead(texts: Record<string, string>) {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const ids: string[] = [];
  for (const [fileName, text] of Object.entries(texts)) {
    const { id: resumeId } = await uploadText(id, fileName, text);
    await deliver([processJob(resumeId)]);
    ids.push(resumeId);
  }
  return { user, token, id, ids, viewer: ownerAsViewer(user.id) };
}

test("words are found anywhere in the text, in the middle of a word too, by the owner alone", async () => {
  const { token, id, ids, viewer } = await openRead({
    "one.txt": work("Peachtree Street", "Closed the month."),
    "two.txt": work("High Street", "Reconciled supplier accounts."),
  });
  const search = async (q: string) =>
    (await call(`/api/tournaments/${id}/resumes/by-text?${new URLSearchParams({ q })}`, { token })).json();
  expect(await search("peachTREE")).toEqual([ids[0]]);
  expect(await search("chtree month")).toEqual([ids[0]]);
  expect(await search("street")).toHaveLength(2);
  expect(await search("peachtree supplier")).toEqual([]);
  expect(await search("' or 1=1 --")).toEqual([]);
  expect(await search("")).toEqual([]);

  const find = async (address: object) =>
    (await services.candidates.find(viewer, id, listQuerySchema.parse(address))).map(({ id }) => id);
  expect(await find({ q: "peachtree" })).toEqual([ids[0]]);
  expect(await find({ ids: ids.join(), q: "harbour", minYears: "5" })).toHaveLength(2);
  expect(await find({ minYears: "20" })).toEqual([]);

  const other = await signUp();
  const theirs = await call(`/api/tournaments/${id}/resumes/by-text?q=street`, { token: other.token });
  expect(theirs.status).toBe(404);
  await expect(services.candidates.find(ownerAsViewer(other.user.id), id, {})).rejects.toThrow();
});

test("a card tells the newest job, the years, the language and the level of each criterion", async () => {
  const { id, viewer } = await openRead({
    "one.txt": `${work("Leeds, UK", "Closed the month.")}Built tools in TypeScript for the accounts team.\n`,
  });
  const [card] = await services.candidates.find(viewer, id, {});
  expect(card?.profile).toMatchObject({ title: "Accountant", employer: "Harbour Books", years: 8 });
  expect(Object.keys(card?.levels ?? {}).length).toBeGreaterThan(0);
});

const ACCOUNTS = work("Leeds, UK", "Closed the month.");
const threeRead = () =>
  openRead({ "one.txt": ACCOUNTS, "two.txt": `${ACCOUNTS}2`, "three.txt": `${ACCOUNTS}3` });

async function doMany(token: string, tournamentId: string, json: object) {
  const response = await call(`/api/tournaments/${tournamentId}/resumes/many`, {
    token,
    method: "POST",
    json,
  });
  return { status: response.status, body: await response.json<BulkChanged & { message?: string }>() };
}

const entriesOf = (tournamentId: string, action: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tournamentId, tournamentId), eq(auditEntries.action, action)));

test("one reason, one entry in the log and one way back for the tiers of many", async () => {
  const { token, id, ids, viewer } = await threeRead();
  const tiersOf = async () =>
    (await services.candidates.find(viewer, id, { sort: { by: "name", isReversed: false } })).map(
      ({ recruiterTier }) => recruiterTier && `${recruiterTier.tier} ${recruiterTier.reason}`,
    );
  await services.resumes.changeTier({
    resumeId: ids[1] ?? "",
    userId: viewer.id,
    tier: "C",
    reason: "Before",
  });
  const before = await tiersOf();
  const all = { of: {}, count: 3, act: { kind: "tier", tier: "A", reason: "Met at the fair" } };
  const { status, body } = await doMany(token, id, all);
  expect([status, body.changed, body.skipped]).toEqual([200, 3, 0]);
  expect(await tiersOf()).toEqual(Array(3).fill("A Met at the fair"));
  const [entry, ...others] = await entriesOf(id, "resumes.tier-changed");
  expect(others).toEqual([]);
  expect(entry?.details).toMatchObject({ to: "A", count: 3, from: { C: expect.arrayContaining([ids[1]]) } });
  expect(entry?.reason?.text).toBe("Met at the fair");

  // A double click, or a retry whose answer was lost.
  expect((await doMany(token, id, all)).body.changed).toBe(0);
  expect(await entriesOf(id, "resumes.tier-changed")).toHaveLength(1);

  const back = { of: { ids: ids.join(",") }, act: { kind: "earlier-tiers", tiers: body.earlier } };
  expect((await doMany(token, id, back)).body.changed).toBe(3);
  expect(await tiersOf()).toEqual(before);
});

test("a note is written beneath the others once, and taken back", async () => {
  const { token, user, id, ids, viewer } = await threeRead();
  const [first = ""] = ids;
  await services.resumes.writeNote({ resumeId: first, userId: user.id, note: "Spoke on Monday" });
  const noteOf = async (resumeId: string) => (await services.resumes.get(viewer, resumeId)).note;
  const of = { ids: ids.join(",") };
  const act = { kind: "note", note: "Invite to Leeds" };
  expect((await doMany(token, id, { of, act })).body.changed).toBe(3);
  expect((await doMany(token, id, { of, act })).body.changed).toBe(0);
  expect(await noteOf(first)).toBe("Spoke on Monday\n\nInvite to Leeds");
  expect(await noteOf(ids[1] ?? "")).toBe("Invite to Leeds");
  expect((await doMany(token, id, { of, act: { ...act, kind: "note-back" } })).body.changed).toBe(3);
  expect([await noteOf(first), await noteOf(ids[1] ?? "")]).toEqual(["Spoke on Monday", ""]);
  expect(await entriesOf(id, "resumes.noted")).toHaveLength(2);
});

test("all that match are deleted only while they are as many as were shown", async () => {
  const { token, id, ids } = await threeRead();
  const all = (count: number, of: object = {}) => doMany(token, id, { of, count, act: { kind: "delete" } });
  expect((await all(2)).status).toBe(409);
  expect((await all(3, { tier: "Z" })).status).toBe(400);
  expect((await all(3, { nobody: "1" })).status).toBe(400);
  expect(await resumeRow(ids[0] ?? "")).toBeDefined();
  expect((await all(3)).body.changed).toBe(3);
  expect((await tournamentRow(id)).resumeCount).toBe(0);
  expect((await tournamentRow(id)).status).toBe("draft");
  expect(await entriesOf(id, "resumes.deleted")).toHaveLength(1);
  expect(await db.select().from(fileDeletions).where(inArray(fileDeletions.id, ids))).toHaveLength(3);
  // A retry whose answer was lost.
  const again = await doMany(token, id, { of: { ids: ids.join(",") }, act: { kind: "delete" } });
  expect([again.status, again.body.changed]).toEqual([200, 0]);
  expect(await entriesOf(id, "resumes.deleted")).toHaveLength(1);
});

test("what is read again keeps its result until then", async () => {
  const { token, id, ids } = await threeRead();
  const [first = ""] = ids;
  const before = await resumeRow(first);
  const act = { kind: "reread" };
  expect((await doMany(token, id, { of: { ids: first }, act })).body.changed).toBe(1);
  expect(await resumeRow(first)).toMatchObject({
    status: "pending",
    tier: before.tier,
    queuedAt: expect.any(Date),
  });
  expect((await doMany(token, id, { of: { ids: first }, act })).body.changed).toBe(0);
  await deliver([processJob(first)]);
  expect(await resumeRow(first)).toMatchObject({ status: "done", matchPercent: before.matchPercent });
});

test("nobody does anything to another's candidates, nor to more than a tournament has", async () => {
  const own = await threeRead();
  const other = await threeRead();
  const act = { kind: "tier", tier: "A" };
  const theirs = other.ids.join(",");
  expect((await doMany(own.token, other.id, { of: { ids: theirs }, act })).status).toBe(404);
  const among = await doMany(own.token, own.id, { of: { ids: `${theirs},${own.ids[0]}` }, act });
  expect(among.body.changed).toBe(1);
  expect((await resumeRow(other.ids[0] ?? "")).recruiterTier).toBeNull();
  const many = (length: number) => Array.from({ length }, () => crypto.randomUUID()).join(",");
  expect((await doMany(own.token, own.id, { of: { ids: many(2000) }, act })).status).toBe(200);
  expect((await doMany(own.token, own.id, { of: { ids: many(2001) }, act })).status).toBe(400);
});

test("2,000 get their tier in one transaction of little time", async () => {
  const { user, token, id, ids } = await openRead({ "one.txt": ACCOUNTS });
  await liftLimits(user.id);
  await copyRow("resumes", { id: ids[0] ?? "", copies: 1999, sha256: "n" });
  const start = performance.now();
  const { body } = await doMany(token, id, { of: {}, count: 2000, act: { kind: "tier", tier: "B" } });
  console.log(`the tier of 2,000: ${Math.round(performance.now() - start)} ms`);
  expect(body.changed).toBe(2000);
  expect((await tournamentRow(id)).tierBCount).toBe(2000);
  expect((await doMany(token, id, { of: {}, count: 2000, act: { kind: "delete" } })).body.changed).toBe(2000);
}, 120_000);

test("in a blind review nothing tells who a candidate is until a tier is set", async () => {
  const name = "Marchetti";
  const { token, user, id, ids } = await openRead({
    "jordan-marchetti.txt": `Jordan ${name}\njordan.marchetti@example.com\n\n${ACCOUNTS}Led by Jordan ${name}.\n`,
  });
  const [resumeId = ""] = ids;
  const other = await signUp();
  const put = (isBlind: unknown, as = token) =>
    call(`/api/tournaments/${id}/blind`, { token: as, method: "PUT", json: { isBlind } });
  expect((await put(true, other.token)).status).toBe(404);
  expect((await put("yes")).status).toBe(400);
  expect((await put(true)).status).toBe(200);
  expect((await put(true)).status).toBe(200);
  expect(await entriesOf(id, "tournament.blind-changed")).toHaveLength(1);

  const paths = [
    `/api/tournaments/${id}/resumes`,
    `/api/tournaments/${id}/resumes/cards`,
    "/api/resumes",
    "/api/resumes/search",
    "/api/tournaments",
    `/api/resumes/${resumeId}`,
    `/api/resumes/${resumeId}/text`,
    `/dashboard/tournament/${id}`,
    `/dashboard/tournament/${id}/activity`,
    "/dashboard/tournaments",
    "/dashboard/resumes",
  ];
  const read = async (path: string) => (await call(path, { token })).text();
  for (const path of paths) expect(await read(path), path).not.toMatch(/marchetti/i);
  expect(JSON.stringify(await services.candidates.listCards(id, [resumeId]))).not.toMatch(/marchetti/i);
  for (const path of [`/api/resumes/${resumeId}/view`, `/api/resumes/${resumeId}/data`])
    expect((await call(path, { token })).status, path).toBe(403);
  for (const tier of "ABCD")
    expect((await call(`/api/tournaments/${id}/export/tier/${tier}`, { token })).status).toBe(403);
  const noted = await services.resumes.writeNote({ resumeId, userId: user.id, note: "Good" });
  expect(JSON.stringify(noted)).not.toMatch(/marchetti/i);

  await services.resumes.changeTier({ resumeId, userId: user.id, tier: "B" });
  for (const path of paths.slice(0, 4)) expect(await read(path), path).toMatch(/marchetti/i);
  expect(await read(`/api/resumes/${resumeId}/text`)).toContain(name);
  expect((await call(`/api/resumes/${resumeId}/view`, { token })).status).toBe(200);
}, 120_000);

test("a hidden candidate is found by nothing that is hidden, in no search", async () => {
  const files = {
    "jordan-marchetti.txt": `Jordan Marchetti\njordan.marchetti@example.com\n+1 202 555 0143\n\n${ACCOUNTS}Kept the ledger in Odoo.\n`,
    "casey.txt": `Casey Placeholder\ncasey@example.com\n\n${ACCOUNTS}`,
  };
  const { token, user, id, ids } = await openRead(files);
  const [resumeId = ""] = ids;
  const of = { userId: user.id, tournamentId: id };
  await services.tournaments.setBlind({ ...of, isBlind: true });
  const read = async <Answer>(path: string) => (await call(path, { token })).json<Answer>();
  const byText = (q: string) =>
    read<string[]>(`/api/tournaments/${id}/resumes/by-text?${new URLSearchParams({ q })}`);
  const inAll = (q: string, mode = "filename") =>
    read<{ rows: { id: string }[]; total: number }>(
      `/api/resumes/search?${new URLSearchParams({ q, mode })}`,
    );
  const HIDDEN = ["marchetti", "jordan.marchetti@example.com", "+1 202 555 0143", "0143"];
  for (const q of HIDDEN) {
    expect([q, await byText(q)]).toEqual([q, []]);
    const act = { kind: "tier", tier: "B" };
    expect((await doMany(token, id, { of: { q }, count: 0, act })).body).toMatchObject({ changed: 0 });
  }
  expect(await byText("odoo")).toEqual([resumeId]);
  expect((await byText("example")).length).toBe(0);
  expect(await inAll("marchetti")).toMatchObject({ rows: [], total: 0 });
  expect(await inAll("txt")).toMatchObject({ rows: [], total: 0 });
  // By its code name, as it is shown.
  const code = resumeId.slice(0, 6);
  for (const q of [`Candidate ${code.toUpperCase()}`, code, `cand ${code.slice(0, 4)} ${code}`])
    expect([q, await inAll(q)]).toMatchObject([q, { rows: [{ id: resumeId }], total: 1 }]);
  expect((await inAll("candidate")).total).toBe(ids.length);
  for (const q of [`${code}0`, `jordan ${code}`, "%", "______", "candidates", "000 111"])
    expect([q, await inAll(q)]).toMatchObject([q, { rows: [], total: 0 }]);

  await services.resumes.changeTier({ resumeId, userId: user.id, tier: "B" });
  for (const q of HIDDEN) expect([q, await byText(q)]).toEqual([q, [resumeId]]);
  expect(await inAll("marchetti")).toMatchObject({ rows: [{ id: resumeId }], total: 1 });
  expect(await inAll("txt")).toMatchObject({ rows: [{ id: resumeId }], total: 1 });
  expect(await inAll(`Candidate ${code}`)).toMatchObject({ rows: [], total: 0 });
});

test("filters are kept under their names, by the owner alone", async () => {
  const { token, id, viewer } = await openRead({});
  const other = await signUp();
  const put = (json: unknown, as = token) =>
    call(`/api/tournaments/${id}/filters`, { token: as, method: "PUT", json });
  const saved = [{ name: "Close to all", query: "missing=1" }];
  expect((await put(saved)).status).toBe(200);
  expect((await services.tournaments.get(viewer, id)).savedFilters).toEqual(saved);
  expect((await put(saved, other.token)).status).toBe(404);
  expect((await put([{ name: " ", query: "" }])).status).toBe(400);
  expect((await put(Array(21).fill(saved[0]))).status).toBe(400);
});
