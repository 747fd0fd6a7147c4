import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listingSchema } from "#core/partners/listing.schema";
import { partners } from "#platform/d1/schema";
import { call } from "./call";
import { db, joinPartner, services, signUp } from "./support";

const listing = listingSchema.parse({
  company: "Northwind",
  title: "Backend Engineer",
  description: "TypeScript and PostgreSQL are required.",
});

test("right credentials give a token that opens the partner's own listings and no other's", async () => {
  const { partner, password } = await joinPartner();
  const answer = await call("/auth/login", { json: { username: partner.username, password } });
  expect(answer.status).toBe(200);
  const { token, expires_in } = await answer.json<{ token: string; expires_in: number }>();
  expect(expires_in).toBe(3600);

  const id = await services.listings.create(partner.id, listing);
  await services.listings.create((await joinPartner()).partner.id, listing);
  const listed = await (await call("/api/tournaments/partner", { token })).json<object[]>();
  expect(listed).toMatchObject([
    { id, isExternal: true, partnerName: partner.partnerName, externalListing: { status: "active" } },
  ]);
  expect(listed[0]).not.toHaveProperty("optionalSkills");
});

test("a wrong password, a wrong name and a form are given none", async () => {
  const { partner, password } = await joinPartner();
  const { username } = partner;
  expect((await call("/auth/login", { json: { username, password: "wrong" } })).status).toBe(401);
  expect((await call("/auth/login", { json: { username: "nobody", password } })).status).toBe(401);
  expect((await call("/auth/login", { json: { username } })).status).toBe(400);
});

test("neither a recruiter's token nor none opens a partner's listings", async () => {
  const { token } = await signUp();
  expect((await call("/api/tournaments/partner", { token })).status).toBe(401);
  expect((await call("/api/tournaments/partner")).status).toBe(401);
  expect((await call("/api/tournaments", { token: (await joinPartner()).token })).status).toBe(401);
});

test("the portal takes a token of this very partner, keeps it out of reach of scripts, and revokes it", async () => {
  const { partner, token } = await joinPartner();
  const other = await joinPartner();
  const refused = await call("/api/partner/login", {
    json: { username: other.partner.username, jwtToken: token },
  });
  expect(refused.status).toBe(401);

  const answer = await call("/api/partner/login", { json: { username: partner.username, jwtToken: token } });
  expect(await answer.json()).toMatchObject({ token, user: { partnerName: partner.partnerName } });
  const cookie = answer.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/^partner_token=.*HttpOnly; Secure; SameSite=Lax/);

  const [pair = ""] = cookie.split(";");
  expect((await call("/api/tournaments/partner", { cookie: pair })).status).toBe(200);
  await call("/api/partner/logout", { cookie: pair, method: "POST", origin: "https://app.example" });
  expect((await call("/api/tournaments/partner", { token })).status).toBe(401);
});

test("what was disabled, changed or signed by another key opens nothing", async () => {
  const { partner, token } = await joinPartner();
  const [head, body, signature] = token.split(".");
  const forged = [head, body, signature?.replace(/^./, (c) => (c === "A" ? "B" : "A"))].join(".");
  const unsigned = [btoa(JSON.stringify({ alg: "none" })), body, ""].join(".");
  for (const bad of [forged, unsigned, "a.b.c"]) {
    expect((await call("/api/tournaments/partner", { token: bad })).status).toBe(401);
  }
  await db.update(partners).set({ disabledAt: new Date() }).where(eq(partners.id, partner.id));
  expect((await call("/api/tournaments/partner", { token })).status).toBe(401);
});

test("a username is taken once", async () => {
  const { partner } = await joinPartner();
  await expect(joinPartner(partner.username)).rejects.toThrow("already exists");
});
