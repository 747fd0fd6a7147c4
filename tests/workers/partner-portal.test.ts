import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DomainError } from "#core/errors";
import { PAGE_SIZE } from "#core/paging";
import { type ListingInput, listingSchema } from "#core/partners/listing.schema";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import { resumes } from "#platform/d1/schema";
import { createServices } from "#platform/services";
import { type AppContext, readAs } from "../../worker/http";
import { call, ORIGIN } from "./call";
import { countQueries } from "./count-queries";
import { db, deliver, joinPartner, processJob, services, signUp, uploadText, webEnv } from "./support";

const job = (change: Partial<ListingInput> = {}) => ({
  ...listingSchema.parse({
    company: "Northwind",
    title: "Backend Engineer",
    description: "TypeScript and PostgreSQL are required.",
  }),
  ...change,
});

const pageOf = (partnerId: string, query = {}, from = services) =>
  from.listings.listTournamentPage(partnerId, tournamentQuerySchema.parse(query));

test("a page of listings shows the newest, each as it is, and no other partner's", async () => {
  const { partner } = await joinPartner();
  const other = await joinPartner();
  await services.listings.create(other.partner.id, job({ title: "Elsewhere" }));
  await services.listings.create(partner.id, job({ key_skills: ["Rust"] }));
  await services.listings.create(partner.id, job({ title: "Gone", expires_at: new Date(0) }));

  const page = await pageOf(partner.id);
  expect(page).toMatchObject({ total: 2, before: null, after: null });
  expect(page.rows).toMatchObject([
    { name: "Gone", externalListing: { status: "expired" } },
    { name: "Backend Engineer", externalListing: { company: "Northwind", status: "active" } },
  ]);
  expect((await pageOf(partner.id, { q: "rust" })).rows).toMatchObject([{ name: "Backend Engineer" }]);
  expect((await pageOf(partner.id, { q: "elsewhere" })).rows).toEqual([]);
  expect((await pageOf(partner.id, { q: "..." })).rows).toEqual([]);
});

test("pages follow each other to the end and back, and read no more the longer the list is", async () => {
  const { partner } = await joinPartner();
  const names = Array.from({ length: PAGE_SIZE + 2 }, (_, n) => `Job ${n}`);
  for (const title of names) await services.listings.create(partner.id, job({ title }));
  const first = await pageOf(partner.id);
  const second = await pageOf(partner.id, { after: first.after });
  expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual([...names].reverse());
  expect(second).toMatchObject({ total: PAGE_SIZE + 2, after: null });
  expect((await pageOf(partner.id, { before: second.before })).rows).toEqual(first.rows);

  const { binding, seen } = countQueries(webEnv.DB);
  await pageOf(partner.id, {}, createServices({ ...webEnv, DB: binding }));
  expect(seen.calls).toBe(1);
  expect(seen.rowsRead).toBeLessThan(6 * PAGE_SIZE);
});

test("the figures count the partner's own listings, the active ones among them, and their resumes", async () => {
  const { partner } = await joinPartner();
  expect(await services.listings.sum(partner.id)).toEqual({ listings: 0, activeListings: 0, resumes: 0 });
  const ids = [];
  for (const expires_at of [new Date(0), new Date(Date.now() + 60_000), null]) {
    ids.push(await services.listings.create(partner.id, job({ expires_at })));
  }
  await uploadText(ids[1] ?? "", "a.txt");
  await uploadText(ids[2] ?? "", "b.txt");
  expect(await services.listings.sum(partner.id)).toEqual({ listings: 3, activeListings: 2, resumes: 2 });
});

test("a listing's resumes are read by its partner, by nobody else, and written by no partner", async () => {
  const { partner, token } = await joinPartner();
  const stranger = await joinPartner();
  const recruiter = await signUp();
  const id = await services.listings.create(partner.id, job());
  const resume = await uploadText(id, "jordan.txt");
  await deliver([processJob(resume.id)]);

  const reads = ["", "/text", "/view"].map((part) => `/api/resumes/${resume.id}${part}`);
  reads.push(`/api/tournaments/${id}`, `/api/tournaments/${id}/resumes/cards`);
  for (const path of reads) {
    expect((await call(path, { token })).status, path).toBe(200);
    expect((await call(path, { cookie: `partner_token=${token}` })).status, path).toBe(200);
    expect((await call(path, { token: stranger.token })).status, path).toBe(404);
    expect((await call(path, { token: recruiter.token })).status, path).toBe(404);
    expect((await call(path)).status, path).toBe(401);
  }
  const cookie = `partner_token=${token}`;
  for (const path of ["/v1/listings", `/v1/listings/${id}`, `/v1/listings/${id}/resumes`, "/v1/webhooks"]) {
    expect((await call(path, { token })).status, path).toBe(200);
    expect((await call(path, { cookie })).status, path).toBe(401);
  }
  expect((await call("/v1/listings", { cookie, origin: ORIGIN, json: { title: "x" } })).status).toBe(401);

  const both = `auth_token=${recruiter.token}; partner_token=${token}`;
  expect((await call(reads[0] ?? "", { cookie: both })).status).toBe(200);

  const writes = [
    { path: `/api/resumes/${resume.id}`, method: "PUT", json: { tier: "A" } },
    { path: `/api/resumes/${resume.id}`, method: "DELETE" },
    { path: `/api/resumes/${resume.id}/note`, method: "PUT", json: { note: "Call." } },
    { path: `/api/tournaments/${id}`, method: "DELETE" },
    { path: `/api/tournaments/${id}/rubric`, method: "PUT", json: {} },
    { path: `/api/tournaments/${id}/rubric/reread`, method: "POST" },
    { path: `/api/tournaments/${id}/resumes`, method: "POST", body: new FormData() },
    { path: "/api/tournaments", method: "POST", json: { name: "Mine" } },
  ];
  for (const { path, ...request } of writes) {
    expect((await call(path, { ...request, token })).status, `${request.method} ${path}`).toBe(401);
  }
});

test("what the account may not see is asked for as the partner; a fault is a fault", async () => {
  const variables = {
    viewer: { id: "an account", isAdmin: false },
    findPartner: async () => ({ partner: { id: "a partner" } }),
  };
  const c = { var: variables } as unknown as AppContext;
  const asked: string[] = [];
  const read = (error: Error) =>
    readAs(c, async ({ id }) => {
      asked.push(id);
      if (id === "an account") throw error;
      return "read";
    });
  expect(await read(new DomainError("resume_not_found"))).toBe("read");
  expect(asked).toEqual(["an account", "a partner"]);
  await expect(read(new Error("the database is down"))).rejects.toThrow("the database is down");
  await expect(read(new DomainError("too_many_requests"))).rejects.toThrow("Too many");
  expect(asked).toHaveLength(4);
});

test("a resume whose file has gone is not found to view; what is left of it can still be read", async () => {
  const { partner, token } = await joinPartner();
  const id = await services.listings.create(partner.id, job());
  const resume = await uploadText(id, "gone.txt");
  await deliver([processJob(resume.id)]);
  await webEnv.FILES.delete(`tournaments/${id}/resumes/${resume.id}/original`);
  expect((await call(`/api/resumes/${resume.id}/view`, { token, method: "HEAD" })).status).toBe(404);

  await db.update(resumes).set({ tier: null, scorecard: null }).where(eq(resumes.id, resume.id));
  const cards = await (await call(`/api/tournaments/${id}/resumes/cards`, { token })).json();
  expect(cards).toMatchObject([{ status: "done", tier: null, isJudged: false }]);
});
