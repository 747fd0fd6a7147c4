import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox, passwordResets } from "#platform/d1/schema";
import type { WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import { app } from "../../worker/app";
import { call, ORIGIN } from "./call";
import { db, deliver, sentMails, services, signUp, webEnv } from "./support";

const MINUTE = 60_000;
const INVALID = "This link has expired or was already used. Please request a new one.";

/** Posts as a browser would, and returns what happened after the response as well. */
async function forgot(email: unknown) {
  const ctx = createExecutionContext();
  const headers = { "Content-Type": "application/json" };
  const request = new Request(`${ORIGIN}/api/auth/forgot-password`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email }),
  });
  const response = await app.fetch(request, webEnv, ctx);
  await waitOnExecutionContext(ctx);
  return { status: response.status, body: await response.json() };
}

const resetMails = async (email: string) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, email))).filter(({ cause }) =>
    cause.startsWith("password-reset:"),
  );

/** The token in the newest mail to the address. */
async function newToken(email: string) {
  await forgot(email);
  const mail = (await resetMails(email)).at(-1);
  return /reset-password\?token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "none";
}

const reset = (token: string, password: string) =>
  call("/api/auth/reset-password", { json: { token, password } });
const logIn = async (email: string, password: string) =>
  (await call("/api/auth/login", { json: { email, password } })).status;

test("forgot-password answers the same for an account and for none, and mails only the account", async () => {
  const { user } = await signUp();
  const stranger = `${crypto.randomUUID()}@example.com`;
  const known = await forgot(user.email.toUpperCase());
  expect(known).toEqual(await forgot(stranger));
  expect(known.status).toBe(200);
  expect(await resetMails(user.email)).toHaveLength(1);
  expect(await resetMails(stranger)).toEqual([]);
  for (const email of ["abc", "", undefined]) {
    expect(await forgot(email)).toMatchObject({
      status: 400,
      body: { message: "Please enter a valid email address" },
    });
  }
});

test("the link in the mail sets a new password once and signs out everywhere", async () => {
  const { user, token: session } = await signUp();
  const other = await services.accounts.logIn({ email: user.email, password: "correct horse" });
  const token = await newToken(user.email);
  const short = await reset(token, "1234567");
  expect([short.status, await short.json()]).toMatchObject([
    400,
    { message: "Password must be at least 8 characters long" },
  ]);
  expect((await reset(token, "hjqx-wvz")).status).toBe(200);
  for (const dead of [session, other.token]) {
    expect((await call("/api/auth/me", { token: dead })).status).toBe(401);
  }
  expect([await logIn(user.email, "correct horse"), await logIn(user.email, "hjqx-wvz")]).toEqual([401, 200]);

  const again = await reset(token, "zvw-xqjh");
  expect([again.status, await again.json()]).toEqual([400, { message: INVALID }]);
  expect(await logIn(user.email, "hjqx-wvz")).toBe(200);
});

test("of one link used twice at once, one use succeeds", async () => {
  const { user } = await signUp();
  const token = await newToken(user.email);
  const passwords = ["first-one", "second-one"];
  const answers = await Promise.all(passwords.map(async (password) => (await reset(token, password)).status));
  expect([...answers].sort()).toEqual([200, 400]);
  const winner = passwords[answers.indexOf(200)] ?? "";
  expect(await logIn(user.email, winner)).toBe(200);
});

test("a link lasts an hour, and a newer one voids it", async () => {
  const { user } = await signUp();
  const token = await newToken(user.email);
  const expireIn = (milliseconds: number) =>
    db
      .update(passwordResets)
      .set({ expiresAt: new Date(Date.now() + milliseconds) })
      .where(eq(passwordResets.userId, user.id));
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
  expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(60 * MINUTE);
  await expireIn(-MINUTE);
  expect((await reset(token, "hjqx-wvz")).status).toBe(400);
  const newer = await newToken(user.email);
  await expireIn(MINUTE);
  expect((await reset(token, "hjqx-wvz")).status).toBe(400);
  expect((await reset(newer, "hjqx-wvz")).status).toBe(200);
  for (const json of [{ password: "hjqx-wvz" }, { token: "made-up", password: "hjqx-wvz" }]) {
    expect((await call("/api/auth/reset-password", { json })).status).toBe(400);
  }
});

test("the database never holds the token once the mail is sent", async () => {
  const { user } = await signUp();
  const token = await newToken(user.email);
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, user.email));
  await deliver(mails.map((mail) => ({ version: 1, type: "send-mail", mailId: mail.id })));
  const sent = sentMails.filter((mail) => mail.to === user.email);
  expect(sent.map((mail) => mail.subject).sort()).toEqual([
    "Reset your Tierwise password",
    "Welcome to Tierwise",
  ]);
  for (const mail of sent) expect(mail.html).toContain("<!doctype html>");
  const rows = [...(await db.select().from(outbox)), ...(await db.select().from(passwordResets))];
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await services.listLocalMails())?.filter(({ text }) => text.includes(token))).toHaveLength(1);
});

test("changing the password asks for the old one, keeps this session and ends the others", async () => {
  const { user, token } = await signUp();
  const other = await services.accounts.logIn({ email: user.email, password: "correct horse" });
  const link = await newToken(user.email);
  const change = { userId: user.id, newPassword: "new-password", token };
  await expect(services.accounts.changePassword({ ...change, currentPassword: "wrong" })).rejects.toThrow(
    "This is not your current password",
  );
  await services.accounts.changePassword({ ...change, currentPassword: "correct horse" });
  expect((await call("/api/auth/me", { token })).status).toBe(200);
  expect((await call("/api/auth/me", { token: other.token })).status).toBe(401);
  expect(await logIn(user.email, "new-password")).toBe(200);
  expect((await reset(link, "hjqx-wvz")).status).toBe(400);
});

test("logging out elsewhere keeps the session that asks", async () => {
  const { user, token } = await signUp();
  const other = await services.accounts.logIn({ email: user.email, password: "correct horse" });
  const listed = await services.accounts.listSessions(user.id, token);
  expect(listed.map(({ isThisOne }) => isThisOne).sort()).toEqual([false, true]);
  await services.accounts.logOutElsewhere(user.id, token);
  expect((await call("/api/auth/me", { token: other.token })).status).toBe(401);
  expect(await services.accounts.listSessions(user.id, token)).toHaveLength(1);
});

test.each([
  ["/api/auth/forgot-password", { email: "nobody@example.com" }],
  ["/api/auth/reset-password", { token: "made-up", password: "hjqx-wvz" }],
  ["/api/auth/register", { email: webEnv.ADMIN_EMAIL, password: "hjqx-wvz" }],
])("%s is limited by the caller's address, by the minute", async (path, json) => {
  const caller = crypto.randomUUID();
  // Without the limit per account (guessing.test.ts).
  const tally = { take: async () => ({ waitMs: 0, countedFor: "" }), giveBack: async () => {} };
  const env = { ...webEnv, ATTEMPTS: { getByName: () => tally } as unknown as WebEnv["ATTEMPTS"] };
  const attempt = () =>
    app.fetch(
      new Request(`${ORIGIN}${path}`, {
        method: "POST",
        headers: { "CF-Connecting-IP": caller, "Content-Type": "application/json" },
        body: JSON.stringify(json),
      }),
      env,
      createExecutionContext(),
    );
  // The limit counts per minute, so a minute that begins in between allows as many again.
  let allowed = 0;
  let response = await attempt();
  for (; response.status !== 429 && allowed < 50; allowed++) response = await attempt();
  expect(allowed).toBeGreaterThanOrEqual(20);
  expect(allowed).toBeLessThanOrEqual(40);
  expect([response.headers.get("Retry-After"), await response.json()]).toEqual([
    "60",
    { message: "Too many attempts. Please wait a minute and try again." },
  ]);
});

test("mails are shown where nobody delivers them, and nowhere else", async () => {
  const production = createServices({ ...webEnv, ENVIRONMENT: "production" });
  expect(await production.listLocalMails()).toBeNull();
});
