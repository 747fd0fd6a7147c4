import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { archiveEntries, SEGMENT_ENTRIES } from "#core/audit/archive-entries";
import type { ChainReport } from "#core/audit/chain";
import { ownerAsViewer } from "#core/audit/find-readable";
import type { ResumeView } from "#core/resumes/resume";
import { connect } from "#platform/connect";
import { auditEntries, auditSegments } from "#platform/d1/schema";
import { call } from "./call";
import {
  adminToken,
  db,
  deleteAccount,
  deliver,
  extendJob,
  joinPartner,
  liftLimits,
  openTournament,
  processJob,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

type Exported = {
  key: number;
  actor: string;
  action: string;
  resume: string | null;
  details: Record<string, unknown>;
  reason: string | null;
};

async function candidate() {
  const { user, token } = await signUp();
  const tournament = await openTournament(user.id);
  const { id } = await uploadText(tournament.id, "jordan.txt");
  await deliver([processJob(id)]);
  const move = (json: unknown, as = token) => call(`/api/resumes/${id}`, { method: "PUT", token: as, json });
  const log = async (action?: string, as = token) => {
    const entries = await (await call(`/api/tournaments/${tournament.id}/audit`, { token: as })).json<
      Exported[]
    >();
    return action ? entries.filter((entry) => entry.action === action) : entries;
  };
  return { id, user, token, tournament, move, log };
}

const sealAll = () => connect(webEnv, webEnv).sealEntries();
const entries = () => db.select().from(auditEntries).orderBy(asc(auditEntries.key));
const verify = async (token: string) =>
  (await call("/api/admin/audit/verify", { token })).json<ChainReport>();

test("each result is noted with what made it, by the statement that stores it; a rescored one again", async () => {
  const { id, user, token, tournament, log } = await candidate();
  const resume = await services.resumes.get(ownerAsViewer(user.id), id);
  const [scored] = await log("resume.scored");
  expect(scored).toMatchObject({
    actor: "system",
    resume: id,
    details: {
      percent: resume.matchPercent,
      tier: resume.aiTier,
      rubricVersion: 1,
      rubricHash: resume.scorecard?.rubricHash,
      engine: resume.scorecard?.engine,
      engineVersion: resume.scorecard?.engineVersion,
      model: null,
      promptVersion: null,
      fallback: false,
    },
  });
  // A redelivered message finds nothing to store, so nothing is logged.
  await deliver([processJob(id)]);
  expect(await log("resume.scored")).toHaveLength(1);

  const { rubric } = await services.rubrics.get(ownerAsViewer(user.id), tournament.id);
  const criteria = rubric.criteria.map(({ id, text, importance, weight }, index) => ({
    id,
    text,
    importance,
    weight: index === 0 ? (weight === 5 ? 4 : 5) : weight,
  }));
  const saved = await call(`/api/tournaments/${tournament.id}/rubric`, {
    method: "PUT",
    token,
    json: { baseVersion: 1, criteria },
  });
  expect(saved.status).toBe(200);
  await deliver([extendJob(id)]);
  expect((await log("resume.scored")).map(({ details }) => details.rubricVersion)).toEqual([1, 2]);
  expect(await log("tournament.rubric-changed")).toMatchObject([
    { actor: `user:${user.id}`, details: { version: 2, criteria: criteria.length } },
  ]);
});

test("a change of tier is kept with both tiers and the reason, which is shown and goes with the resume", async () => {
  const { id, user, token, tournament, move, log } = await candidate();
  const reason = "Strong portfolio, =seen by the team";
  const moved = await (await move({ tier: "A", reason: ` ${reason} ` })).json<ResumeView>();
  expect(moved.recruiterTier).toMatchObject({ tier: "A", changedBy: user.id, reason });
  await move({ tier: "A" });
  await move({ tier: "A" });
  await move({ tier: null });
  const [first, second, third, ...others] = await log("resume.tier-changed");
  expect(first).toMatchObject({ actor: `user:${user.id}`, details: { from: null, to: "A" }, reason });
  expect(first?.details.aiTier).toBe(moved.aiTier);
  expect(second).toMatchObject({ details: { from: "A", to: null }, reason: null });
  expect([third, others]).toEqual([undefined, []]);

  expect((await move({ tier: "B", reason: "x".repeat(501) })).status).toBe(400);
  expect((await move({ tier: "B", reason: 7 })).status).toBe(400);
  const stranger = await signUp();
  expect((await move({ tier: "B", reason: "mine" }, stranger.token)).status).toBe(404);
  expect(await log("resume.tier-changed")).toHaveLength(2);

  await sealAll();
  const admin = await adminToken();
  expect((await call(`/api/resumes/${id}`, { method: "DELETE", token })).status).toBe(200);
  expect(await log("resume.deleted")).toMatchObject([{ actor: `user:${user.id}`, resume: id }]);
  expect((await log("resume.tier-changed")).map((entry) => entry.reason)).toEqual([null, null]);
  await call(`/api/tournaments/${tournament.id}`, { method: "DELETE", token });
  await sealAll();
  expect(await verify(admin)).toMatchObject({ isIntact: true, unsealed: 0 });
  const left = JSON.stringify(await entries());
  for (const word of ["portfolio", "jordan", "Jordan", user.email]) expect(left).not.toContain(word);
  expect(left).toContain("tournament.deleted");
});

test("what a partner reads and deletes by the API is noted as the partner's", async () => {
  const { partner, token } = await joinPartner();
  const json = { company: "Northwind", title: "Engineer", description: "TypeScript is required." };
  const created = await call("/v1/listings", { token, json });
  const { listing_id: listing } = await created.json<{ listing_id: string }>();
  const { id } = await uploadText(listing, "jordan.txt");
  await deliver([processJob(id)]);
  const path = `/v1/listings/${listing}/resumes/${id}`;
  const results = encodeURIComponent(`https://app.example${path}/result`);
  expect((await call(path, { token })).status).toBe(200);
  expect((await call(`${path}/result`, { token })).status).toBe(200);
  expect((await call(`/api/proxy/s3-results?url=${results}`, { token })).status).toBe(200);
  expect((await call(path, { method: "DELETE", token })).status).toBe(204);
  expect((await call(`/v1/listings/${listing}`, { method: "DELETE", token })).status).toBe(204);
  const noted = (await entries()).filter(({ actor }) => actor === `partner:${partner.id}`);
  expect(noted.map(({ action, resumeId }) => [action, resumeId])).toEqual([
    ["resume.contact-viewed", id],
    ["resume.deleted", id],
    ["tournament.deleted", null],
  ]);
});

test("whoever sees contact data or a file is noted once a day", async () => {
  const { id, user, token, tournament, log } = await candidate();
  for (let time = 0; time < 2; time += 1) {
    await call(`/api/resumes/${id}`, { token });
    await call(`/api/resumes/${id}/text`, { token });
    await call(`/api/resumes/${id}/view`, { token });
    await call(`/api/tournaments/${tournament.id}/resumes`, { token });
    await call(`/api/tournaments/${tournament.id}/resumes/cards`, { token });
    await call("/api/resumes", { token });
  }
  const views = (await log()).filter(({ action }) => action.includes("viewed"));
  expect(views.map(({ actor, action, resume }) => [actor, action, resume])).toEqual([
    [`user:${user.id}`, "resume.contact-viewed", id],
    [`user:${user.id}`, "resume.file-viewed", id],
    [`user:${user.id}`, "tournament.contacts-viewed", null],
  ]);
  // Views that are not logged leave no gap in the keys, because a gap would look like a lost entry.
  const keys = (await entries()).map(({ key }) => key);
  expect(keys).toEqual(keys.map((_, index) => index + (keys[0] ?? 0)));
  const stranger = await signUp();
  for (const path of [
    `/api/resumes/${id}`,
    `/api/resumes/${id}/view`,
    `/api/tournaments/${tournament.id}/resumes`,
  ]) {
    expect((await call(path, { token: stranger.token })).status).toBe(404);
  }
  expect((await log()).filter(({ action }) => action.includes("viewed"))).toHaveLength(3);
});

test("entries can be added, sealed once and lose their words; nothing else", async () => {
  const { move, log } = await candidate();
  await move({ tier: "A", reason: "because" });
  await sealAll();
  const [last] = (await log("resume.tier-changed")).slice(-1);
  const key = last?.key ?? 0;
  const refused = [
    sql`delete from audit_entries where key = ${key}`,
    sql`delete from audit_entries`,
    sql`update audit_entries set actor = 'system' where key = ${key}`,
    sql`update audit_entries set details = '{}' where key = ${key}`,
    sql`update audit_entries set created_at = 1 where key = ${key}`,
    sql`update audit_entries set hash = null where key = ${key}`,
    sql`update audit_entries set hash = 'made-up' where key = ${key}`,
    sql`update audit_entries set reason = '{"text":"another","salt":""}' where key = ${key}`,
    sql`insert or replace into audit_entries (key, created_at, actor, action) values (${key}, 1, 'system', 'x')`,
    sql`insert into audit_entries (created_at, actor, action, hash) values (1, 'system', 'x', 'made-up')`,
  ];
  for (const statement of refused) {
    await expect(db.run(statement)).rejects.toThrow(/Failed query/);
  }
  await db.run(sql`update audit_entries set reason = null where key = ${key}`);
  expect((await log("resume.tier-changed")).at(-1)).toMatchObject({ key, reason: null });
});

test("old entries become files, and the log is verified across them", async () => {
  const admin = await adminToken();
  await db.run(sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${SEGMENT_ENTRIES})
    insert into audit_entries (created_at, actor, action) select ${Date.now()}, 'system', 'resume.scored' from numbers`);
  await sealAll();
  const before = await verify(admin);
  const inYears = new Date(Date.now() + 3 * 365 * 24 * 60 * 60 * 1000);
  const moved = await archiveEntries({ ...connect(webEnv, webEnv), now: () => inYears }, { keptDays: 730 });
  expect(moved).toBeGreaterThanOrEqual(SEGMENT_ENTRIES);
  expect(await db.$count(auditEntries)).toBe(before.entries - moved);
  expect(await verify(admin)).toEqual(before);

  await candidate();
  await sealAll();
  expect(await verify(admin)).toMatchObject({ isIntact: true, unsealed: 0 });
  await expect(db.delete(auditSegments)).rejects.toThrow();
  await expect(
    db.run(sql`delete from audit_entries where key = (select min(key) from audit_entries)`),
  ).rejects.toThrow();
  const forged = { firstKey: 1, lastKey: 2, lastHash: "f", sha256: "f", createdAt: new Date() };
  await expect(db.insert(auditSegments).values(forged)).rejects.toThrow();

  const { objects } = await webEnv.FILES.list({ prefix: "audit/" });
  const key = objects.at(0)?.key ?? "";
  const file = await (await webEnv.FILES.get(key))?.arrayBuffer();
  await webEnv.FILES.delete(key);
  expect(await verify(admin)).toMatchObject({
    isIntact: false,
    broken: { problem: expect.stringMatching(/file/) },
  });
  await webEnv.FILES.put(key, file ?? "");
  expect(await verify(admin)).toMatchObject({ isIntact: true });
});

test("the chain holds under concurrent writes and two sealings at once, and names the first entry changed", async () => {
  const admin = await adminToken();
  const { user } = await signUp();
  const record = (index: number) =>
    connect(webEnv, webEnv).audit.record(
      { actor: { kind: "user", id: user.id }, action: "job.rerun", details: { index } },
      new Date(),
    );
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => record(index)),
      sealAll(),
      sealAll(),
      services.operations.sweep(),
    ]);
  }
  await Promise.all([sealAll(), sealAll()]);
  const intact = await verify(admin);
  const all = await entries();
  const last = all.at(-1);
  expect(intact).toEqual({
    isIntact: true,
    entries: all.length + (await db.$count(auditSegments)) * SEGMENT_ENTRIES,
    unsealed: 0,
    head: { key: last?.key, hash: last?.hash },
    broken: null,
  });

  await record(99);
  expect(await verify(admin)).toMatchObject({ isIntact: true, unsealed: 1 });
  await sealAll();
  const victim = all.at(-10)?.key ?? 0;
  const trigger = await db.get<{ sql: string }>(
    sql`select sql from sqlite_master where name = 'audit_entries_update'`,
  );
  await db.run(sql`drop trigger audit_entries_update`);
  const tampered = async (change: string, undo: string) => {
    await db.run(sql.raw(`update audit_entries set ${change} where key = ${victim}`));
    const report = await verify(admin);
    await db.run(sql.raw(`update audit_entries set ${undo} where key = ${victim}`));
    return report;
  };
  const created = all.at(-10)?.createdAt.getTime();
  const details = JSON.stringify(all.at(-10)?.details);
  for (const [change, undo] of [
    [`actor = 'system'`, `actor = 'user:${user.id}'`],
    ["created_at = 1", `created_at = ${created}`],
    [`details = '{"index":1000}'`, `details = '${details}'`],
    [`tournament_id = 'x'`, "tournament_id = null"],
    [`reason = '{"text":"never said","salt":""}'`, "reason = null"],
    ["hash = null", `hash = '${all.at(-10)?.hash}'`],
  ] as const) {
    const report = await tampered(change, undo);
    expect([change, report.isIntact]).toEqual([change, false]);
    expect(report.broken?.key).toBeGreaterThanOrEqual(victim);
    expect(report.broken?.key).toBeLessThanOrEqual(victim + 1);
  }
  expect(await verify(admin)).toMatchObject({ isIntact: true });

  await db.run(sql`drop trigger audit_entries_delete`);
  await db.delete(auditEntries).where(eq(auditEntries.key, victim));
  expect(await verify(admin)).toMatchObject({ isIntact: false, broken: { key: victim + 1 } });
  await db.run(sql.raw(trigger?.sql ?? ""));
});

test("the log of a tournament is exported for its owner and the administrator, harmless to spreadsheets", async () => {
  const { id, user, token, tournament, move } = await candidate();
  await move({ tier: "A", reason: '=HYPERLINK("https://evil.example"),\nplease' });
  const path = `/api/tournaments/${tournament.id}/audit`;
  const csv = await call(`${path}?format=csv`, { token });
  expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(csv.headers.get("Content-Disposition")).toContain(`activity-${tournament.id}.csv`);
  const text = await csv.text();
  expect(text.split("\r\n")[0]).toBe("key,time,actor,action,tournament,resume,details,reason,hash");
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example""),\nplease"`);
  expect(text).toContain(id);
  for (const word of ["jordan", user.email]) expect(text).not.toContain(word);

  const admin = await adminToken();
  const stranger = await signUp();
  const statusOf = async (path: string, as?: string) => (await call(path, { token: as })).status;
  expect(await statusOf(path, admin)).toBe(200);
  expect(await statusOf(path, stranger.token)).toBe(404);
  expect(await statusOf(path)).toBe(401);
  expect(await statusOf(`${path}?format=xml`, token)).toBe(400);
  expect(await statusOf("/api/tournaments/made-up/audit", token)).toBe(404);
  expect(await statusOf("/api/admin/audit/verify", token)).toBe(403);
  expect(await statusOf("/api/admin/audit/verify")).toBe(401);
});

test("an export of a tier is noted, and an account that goes leaves ids alone", async () => {
  const { user, token, tournament, move, log } = await candidate();
  await liftLimits(user.id);
  await move({ tier: "A", reason: "Spoke with Jordan" });
  const zip = await call(`/api/tournaments/${tournament.id}/export/tier/A`, { token });
  await zip.arrayBuffer();
  expect(await log("tournament.exported")).toMatchObject([
    { actor: `user:${user.id}`, details: { tier: "A", resumes: 1 } },
  ]);
  await deleteAccount(user);
  const mine = (await entries()).filter(({ actor }) => actor === `user:${user.id}`);
  expect(mine.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["tournament.deleted", "account.deleted"]),
  );
  const left = JSON.stringify(mine);
  expect(left).not.toContain("Spoke");
  expect(left).not.toContain(user.email);
});
