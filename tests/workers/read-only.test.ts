import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { listingSchema } from "#core/partners/listing.schema";
import type { ResumeView } from "#core/resumes/resume";
import { auditEntries } from "#platform/d1/schema";
import { call } from "./call";
import {
  adminToken,
  db,
  deliver,
  joinPartner,
  openTournament,
  processJob,
  services,
  signUp,
  uploadText,
} from "./support";

async function someTournament() {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const resume = await uploadText(id, "jordan.txt");
  await deliver([processJob(resume.id)]);
  return { id, resumeId: resume.id, user, token };
}

const adminEntries = async (tournamentId: string) => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.tournamentId, tournamentId));
  return rows.filter(({ actor }) => actor.startsWith("admin:")).map(({ action }) => action);
};

test("the administrator reads anybody's tournament and writes nobody's; others read nobody's", async () => {
  const { id, resumeId, user, token: owner } = await someTournament();
  const admin = await adminToken();
  const { token: stranger } = await signUp();
  const tournament = `/api/tournaments/${id}`;
  const resume = `/api/resumes/${resumeId}`;
  const reads = [
    tournament,
    `${tournament}/resumes`,
    `${tournament}/resumes/cards`,
    `${tournament}/rubric`,
    `${tournament}/audit`,
    resume,
    `${resume}/text`,
    `${resume}/view`,
    `${resume}/view?download=1`,
  ];
  for (const path of reads) {
    const statuses = await Promise.all(
      [owner, admin, stranger, undefined].map(async (token) => (await call(path, { token })).status),
    );
    expect([path, ...statuses]).toEqual([path, 200, 200, 404, 401]);
  }

  const form = new FormData();
  form.append("files", new File(["Jordan Example"], "more.txt"));
  const writes: [string, Parameters<typeof call>[1]][] = [
    [tournament, { method: "DELETE" }],
    [`${tournament}/resumes`, { body: form }],
    [
      `${tournament}/rubric`,
      { method: "PUT", json: { baseVersion: 1, criteria: [{ text: "Go", importance: "must", weight: 3 }] } },
    ],
    [`${tournament}/rubric/reread`, { method: "POST" }],
    [`${tournament}/export/tier/A`, {}],
    [resume, { method: "PUT", json: { tier: "A", reason: "mine" } }],
    [`${resume}/note`, { method: "PUT", json: { note: "mine" } }],
    [resume, { method: "DELETE" }],
  ];
  for (const [path, request] of writes) {
    for (const token of [admin, stranger]) {
      const { status } = await call(path, { ...request, token });
      expect([path, request?.method, status]).toEqual([path, request?.method, 404]);
    }
  }
  expect((await call(resume, { token: owner })).status).toBe(200);
  expect(await services.rubrics.get(ownerAsViewer(user.id), id)).toMatchObject({ version: 1 });
});

test("the administrator's looks are noted once an hour; a note stays its writer's", async () => {
  const { id, resumeId, token } = await someTournament();
  await call(`/api/resumes/${resumeId}/note`, { method: "PUT", token, json: { note: "Between us." } });
  const admin = await adminToken();
  for (let time = 0; time < 2; time += 1) {
    await call(`/api/tournaments/${id}`, { token: admin });
    const seen = await (await call(`/api/resumes/${resumeId}`, { token: admin })).json<ResumeView>();
    expect([seen.note, seen.noteAt]).toEqual(["", null]);
    const list = await (await call(`/api/tournaments/${id}/resumes`, { token: admin })).text();
    expect(list).not.toContain("Between us.");
    await call(`/api/resumes/${resumeId}/view`, { token: admin });
  }
  expect((await adminEntries(id)).sort()).toEqual([
    "resume.contact-viewed",
    "resume.file-viewed",
    "tournament.contacts-viewed",
    "tournament.viewed-by-admin",
  ]);
  expect((await call(`/api/resumes/${resumeId}`, { token }).then((r) => r.json<ResumeView>())).note).toBe(
    "Between us.",
  );
  for (const path of ["/api/tournaments/made-up", "/api/resumes/made-up"]) {
    expect((await call(path, { token: admin })).status).toBe(404);
  }
});

test("the administrator may watch a channel, and a partner's listing opens as well", async () => {
  const { id } = await someTournament();
  const admin = await adminToken();
  const { token: stranger } = await signUp();
  const enter = (token: string) => call(`/api/tournaments/${id}/live`, { token, upgrade: true });
  expect((await enter(stranger)).status).toBe(404);
  const { status, webSocket } = await enter(admin);
  expect(status).toBe(101);
  webSocket?.accept();
  webSocket?.close();

  const { partner } = await joinPartner();
  const listingId = await services.listings.create(
    partner.id,
    listingSchema.parse({ company: "Northwind", title: "Nurse", description: "Care for patients" }),
  );
  expect((await call(`/api/tournaments/${listingId}`, { token: admin })).status).toBe(200);
  expect((await call(`/api/tournaments/${listingId}`, { token: stranger })).status).toBe(404);
});
