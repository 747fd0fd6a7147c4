import { expect, test } from "vitest";
import { call } from "./call";
import { adminToken, joinPartner, openTournament, signUp, webEnv } from "./support";

const PAGES = ["promo-codes", "dev-emails", "tournaments", "paying-users"].map((page) => `/admin/${page}`);

test("who is not the administrator is sent to the dashboard, by page and by data, with nothing in the body", {
  timeout: 60_000,
}, async () => {
  const { user, token: recruiter } = await signUp();
  await openTournament(user.id);
  const { token: partner } = await joinPartner();
  for (const path of ["/admin", ...PAGES]) {
    for (const token of path === "/admin" ? [undefined, recruiter, partner] : [undefined, recruiter]) {
      const page = await call(path, { token });
      expect([path, page.status, page.headers.get("Location")]).toEqual([path, 302, "/dashboard"]);
      expect(await page.text()).toBe("");
      const answer = await call(`${path}.data`, { token });
      const body = await answer.text();
      expect(body).toContain("/dashboard");
      expect(body).not.toContain("Backend Engineer");
      expect(body).not.toContain(user.email);
    }
  }
  for (const intent of ["create", "switch"]) {
    const posted = await call("/admin/promo-codes", {
      token: recruiter,
      body: new URLSearchParams({ intent }),
    });
    expect([posted.status, posted.headers.get("Location")]).toEqual([302, "/dashboard"]);
  }
});

test("the administrator's pages open, and the menu leads there for nobody else", async () => {
  const admin = await adminToken();
  for (const path of PAGES) expect([path, (await call(path, { token: admin })).status]).toEqual([path, 200]);
  const first = await call("/admin", { token: admin });
  expect(first.headers.get("Location")).toBe("/admin/tournaments");

  const menuOf = async (token: string) => (await call("/dashboard", { token })).text();
  expect(await menuOf(admin)).toContain('href="/admin/tournaments"');
  expect(await menuOf((await signUp()).token)).not.toContain("/admin/tournaments");
});

test("who the administrator is follows the variable", async () => {
  const token = await adminToken();
  const env = { ...webEnv, ADMIN_EMAIL: "somebody-else@example.com" };
  expect((await call("/admin/promo-codes", { token, env })).status).toBe(302);
  expect((await call("/api/admin/promo-codes", { token, env })).status).toBe(403);
});

test("sample emails are for development: in production there is no such page, and no link to it", async () => {
  const token = await adminToken();
  const env = { ...webEnv, ENVIRONMENT: "production" as const };
  expect((await call("/admin/dev-emails", { token, env })).status).toBe(404);
  expect(await (await call("/admin/promo-codes", { token, env })).text()).not.toContain("/admin/dev-emails");
});
