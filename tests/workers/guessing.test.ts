import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox, partners, users } from "#platform/d1/schema";
import type { WebEnv } from "#platform/env";
import { createPasswords } from "#platform/passwords";
import { sha256 } from "#platform/tokens";
import { call, ORIGIN, send } from "./call";
import { adminToken, db, joinPartner, services, signUp, webEnv } from "./support";

vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

const RIGHT = "correct horse";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Without the per-minute limit, which each location of the network counts separately. */
const env: WebEnv = { ...webEnv, AUTH_LIMIT: { limit: async () => ({ success: true }) } as RateLimit };

// The clock moves only if a test moves it, so that no wait ends while attempts are counted.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Caller = { from?: string; cookie?: string };

const logIn = (email: string, password: string, { from, cookie }: Caller = {}) =>
  call("/api/auth/login", {
    json: { email, password },
    env,
    cookie,
    origin: cookie && ORIGIN,
    headers: from ? { "CF-Connecting-IP": from } : {},
  });

/** Makes attempts one after another and returns their statuses. */
async function statuses(count: number, attempt: (n: number) => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < count; n++) seen.push((await attempt(n)).status);
  return seen;
}

const countOf = (seen: number[], status: number) => seen.filter((one) => one === status).length;

/** The cookie of a browser that has logged in. */
async function knownBrowser(email: string): Promise<string> {
  const answer = await logIn(email, RIGHT);
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("known_browser=")) ?? "";
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Max-Age=34560000"]) {
    expect(cookie).toContain(attribute);
  }
  return cookie.split(";")[0] ?? "";
}

test("forty wrong passwords on one account from forty addresses: eleven are looked at", async () => {
  const { user } = await signUp();
  const nobody = `${crypto.randomUUID()}@example.com`;
  const answers = [];
  for (const email of [user.email, nobody]) {
    const seen = [];
    for (let n = 0; n < 40; n++) seen.push(await logIn(email, `wrong-${n}`));
    const last = seen.at(-1);
    answers.push({ statuses: seen.map(({ status }) => status), body: await last?.json() });
    expect(last?.headers.get("Retry-After")).toBe("2");
  }
  const [known, unknown] = answers;
  expect(known?.statuses).toEqual([...Array(11).fill(401), ...Array(29).fill(429)]);
  expect(known?.body).toEqual({
    message: "Too many attempts. Please wait 2 seconds and try again.",
  });
  // The limit does not reveal whether the account exists.
  expect(unknown?.statuses).toEqual(known?.statuses);
});

test("a form that has to wait says how long, on the page and to programs", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = () => new URLSearchParams({ email, password: "wrong-one" });
  await statuses(11, (n) => logIn(email, `wrong-${n}`));
  const headers = { Host: new URL(ORIGIN).host };
  const page = await call("/auth/login", { method: "POST", body: body(), origin: ORIGIN, env, headers });
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "2"]);
  expect(await page.text()).toContain("Too many attempts. Please wait 2 seconds and try again.");
});

test("forty at once are forty", async () => {
  const { user } = await signUp();
  const seen = await Promise.all(Array.from({ length: 40 }, (_, n) => logIn(user.email, `wrong-${n}`)));
  expect(
    countOf(
      seen.map(({ status }) => status),
      401,
    ),
  ).toBe(11);
});

test("the owner's own browser waits for nobody, and everybody else no longer than a quarter of an hour", async () => {
  const { user } = await signUp();
  const stranger = await signUp();
  const own = await knownBrowser(user.email);
  const others = await knownBrowser(stranger.user.email);
  for (let n = 0; n < 20; n++) {
    await logIn(user.email, `wrong-${n}`);
    vi.setSystemTime(Date.now() + 15 * MINUTE);
  }
  await logIn(user.email, "wrong again");

  const refused = await logIn(user.email, RIGHT);
  expect([refused.status, refused.headers.get("Retry-After"), await refused.json()]).toEqual([
    429,
    "900",
    { message: "Too many attempts. Please wait 15 minutes and try again." },
  ]);
  const forged = `${own.slice(0, -3)}${own.endsWith("AAA") ? "BBB" : "AAA"}`;
  for (const cookie of [others, forged, "known_browser=made-up"]) {
    expect((await logIn(user.email, RIGHT, { cookie })).status).toBe(429);
  }
  expect((await logIn(user.email, RIGHT, { cookie: own })).status).toBe(200);
  vi.setSystemTime(Date.now() + 15 * MINUTE);
  expect((await logIn(user.email, RIGHT)).status).toBe(200);
});

test("a browser that is known guesses no more often than others", async () => {
  const { user } = await signUp();
  const cookie = await knownBrowser(user.email);
  expect(countOf(await statuses(14, (n) => logIn(user.email, `wrong-${n}`, { cookie })), 401)).toBe(11);
});

test("a browser that set a new password by the mailed link is known, whatever goes on at the log-in", async () => {
  const { user } = await signUp();
  await statuses(12, (n) => logIn(user.email, `wrong-${n}`));
  await services.accounts.requestPasswordReset({ email: user.email });
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, user.email));
  const token = /token=([\w-]{43})/.exec(mails.find(({ cause }) => /reset/.test(cause))?.text ?? "")?.[1];
  const reset = await call("/api/auth/reset-password", { json: { token, password: "a new horse" }, env });
  const cookie = /known_browser=[^;]+/.exec(reset.headers.get("Set-Cookie") ?? "")?.[0];
  expect((await logIn(user.email, "a new horse")).status).toBe(429);
  expect((await logIn(user.email, "a new horse", { cookie })).status).toBe(200);
});

test("a program that logs in often is not held up by its own success, nor by guesses from elsewhere", async () => {
  const { user } = await signUp();
  const from = "198.51.100.4";
  expect(countOf(await statuses(14, () => logIn(user.email, RIGHT, { from })), 200)).toBe(14);
  await statuses(12, (n) => logIn(user.email, `wrong-${n}`));
  expect((await logIn(user.email, RIGHT)).status).toBe(429);
  expect((await logIn(user.email, RIGHT, { from })).status).toBe(200);
});

test("one address that tries many accounts is held up, an IPv6 one with all of its /64", async () => {
  const net = `2001:db8:${randomGroup()}:${randomGroup()}`;
  const v4 = `192.0.2.${Math.ceil(Math.random() * 250)}`;
  for (const addressOf of [
    (n: number) => `${net}:${n.toString(16)}::${(n * 7).toString(16)}`,
    (n: number) => (n % 2 === 0 ? v4 : `::ffff:${v4}`),
  ]) {
    expect(countOf(await statuses(34, (n) => guessAtPortal(addressOf(n))), 401)).toBe(31);
  }
  expect((await guessAtPortal(`2001:db8:ffff:${randomGroup()}::1`)).status).toBe(401);
});

/** Guesses at a different partner each time. Faster than passwords, which take time to hash. */
const guessAtPortal = (from: string) =>
  call("/api/partner/login", {
    json: { username: crypto.randomUUID(), jwtToken: "made.up.token" },
    env,
    headers: { "CF-Connecting-IP": from },
  });

const randomGroup = () => (0x1000 + Math.floor(Math.random() * 0xefff)).toString(16);

test("the limit by the minute counts a /64 as one too", async () => {
  const net = `2001:db8:${randomGroup()}:${randomGroup()}`;
  const attempt = (n: number) =>
    call("/api/auth/register", {
      json: { email: webEnv.ADMIN_EMAIL, password: RIGHT },
      headers: { "CF-Connecting-IP": `${net}::${n.toString(16)}` },
    });
  expect(countOf(await statuses(45, attempt), 429)).toBeGreaterThanOrEqual(5);
});

test("links to a new password are mailed to one address a few times, whoever asks, and the newest works on", async () => {
  const { user } = await signUp();
  const nobody = `${crypto.randomUUID()}@example.com`;
  const ask = (email: string) => call("/api/auth/forgot-password", { json: { email }, env });
  const known = await statuses(8, () => ask(user.email));
  expect(known).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  expect(await statuses(8, () => ask(nobody))).toEqual(known);
  const refused = await ask(user.email);
  expect(await refused.json()).toEqual({
    message: expect.stringMatching(
      /^Too many attempts\. Please wait .* The newest link in your inbox still works\.$/,
    ),
  });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
});

test("a partner's password and the portal are guarded as well; its own machine goes on", async () => {
  const { partner, password, token } = await joinPartner();
  const from = "198.51.100.77";
  const ask = (given: string, headers?: Record<string, string>) =>
    call("/auth/login", { json: { username: partner.username, password: given }, env, headers });
  expect((await ask(password, { "CF-Connecting-IP": from })).status).toBe(200);
  expect(countOf(await statuses(14, (n) => ask(`wrong-${n}`)), 401)).toBe(11);
  const refused = await ask(password);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect((await ask(password, { "CF-Connecting-IP": from })).status).toBe(200);
  expect(countOf(await statuses(14, () => askAs("nobody-of-this-name")), 401)).toBe(11);

  const portal = (jwtToken: string, cookie?: string) =>
    call("/api/partner/login", {
      json: { username: partner.username, jwtToken },
      env,
      cookie,
      origin: cookie && ORIGIN,
    });
  const known = /known_browser=[^;]+/.exec((await portal(token)).headers.get("Set-Cookie") ?? "")?.[0];
  expect(countOf(await statuses(14, (n) => portal(`made.up.${n}`)), 401)).toBe(11);
  expect((await portal(token)).status).toBe(429);
  expect((await portal(token, known)).status).toBe(200);

  function askAs(username: string) {
    return call("/auth/login", { json: { username, password: "wrong" }, env });
  }
});

test("promo codes are guessed a few times by an account, and from an address", async () => {
  const redeem = (token: string, code: string, from: string = crypto.randomUUID()) =>
    call("/api/promo-codes/redeem", { json: { code }, token, env, headers: { "CF-Connecting-IP": from } });
  const { token } = await signUp();
  expect(countOf(await statuses(14, (n) => redeem(token, `GUESS-${n}`)), 400)).toBe(11);

  const from = "203.0.113.200";
  const people = await Promise.all(Array.from({ length: 3 }, () => signUp()));
  const attempt = (n: number) => redeem(people[n % 3]?.token ?? "", `GUESS-${n}`, from);
  expect(countOf(await statuses(33, attempt), 400)).toBe(31);
});

test("the own password, asked for once more, is guessed a few times too", async () => {
  const { user, token } = await signUp();
  const change = (currentPassword: string) =>
    services.accounts.changePassword({
      userId: user.id,
      currentPassword,
      newPassword: "another horse",
      token,
    });
  for (let n = 0; n < 11; n++) {
    await expect(change(`wrong-${n}`)).rejects.toMatchObject({ code: "wrong_password" });
  }
  await expect(change(RIGHT)).rejects.toMatchObject({ code: "too_many_requests" });
  const deletion = await send("/account", { intent: "delete-account", password: RIGHT }, { token, env });
  expect(deletion.status).toBe(429);
});

test("tallies outlive the object that counts and go when nobody needs them", async () => {
  const { user } = await signUp();
  await statuses(12, (n) => logIn(user.email, `wrong-${n}`));
  const stub = webEnv.ATTEMPTS.getByName(sha256(`${webEnv.SECRET_KEY}:attempts:login at ${user.email}`));
  const rows = () =>
    runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'tallies'").toArray().length === 0
        ? []
        : storage.sql.exec("SELECT caller, failures FROM tallies").toArray(),
    );
  expect(await rows()).toEqual([{ caller: "", failures: 11 }]);
  // No email address is stored.
  expect(JSON.stringify(await rows())).not.toContain(user.email);
  vi.setSystemTime(Date.now() + DAY + MINUTE);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect(await rows()).toEqual([]);
  expect((await logIn(user.email, RIGHT)).status).toBe(200);
  expect(await rows()).toMatchObject([{ failures: 0 }, { failures: 0 }]);
});

const COMMON = ["123456", "password", "Qwerty123", "iloveyou", "87654321", "football1"];
const TOO_COMMON = "This is one of the most used passwords, which are guessed first. Please choose another.";

test("the most used passwords are refused in words wherever a new one is set", async () => {
  const { user, token } = await signUp();
  const { partner } = await joinPartner();
  const admin = await adminToken();
  const email = () => `${crypto.randomUUID()}@example.com`;
  const refusedBy = async (answer: Response, field = "password") => {
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: TOO_COMMON, fieldErrors: { [field]: [TOO_COMMON] } },
    ]);
  };
  for (const password of COMMON) {
    await refusedBy(await call("/api/auth/register", { json: { email: email(), password } }));
  }
  await services.accounts.requestPasswordReset({ email: user.email });
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, user.email));
  const link = /token=([\w-]{43})/.exec(mails.find(({ cause }) => /reset/.test(cause))?.text ?? "")?.[1];
  await refusedBy(await call("/api/auth/reset-password", { json: { token: link, password: "password1" } }));
  const change = { userId: user.id, token, currentPassword: RIGHT, newPassword: "baseball1" };
  await expect(services.accounts.changePassword(change)).rejects.toMatchObject({
    details: { fieldErrors: { newPassword: [TOO_COMMON] } },
  });
  const long = "qwertyuiop123";
  for (const path of ["", `/${partner.id}/password`]) {
    const json = { partnerName: "Board", username: `p-${crypto.randomUUID().slice(0, 8)}`, password: long };
    await refusedBy(await call(`/api/admin/partners${path}`, { token: admin, json }));
  }
  // The refusal did not use up the link.
  expect(
    (await call("/api/auth/reset-password", { json: { token: link, password: "rain on tin" } })).status,
  ).toBe(200);
});

test("passwords that are in use already keep working, however common", async () => {
  const { user } = await signUp();
  const { partner } = await joinPartner();
  const passwordHash = await createPasswords(webEnv).hashPassword("123456");
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await db.update(partners).set({ passwordHash }).where(eq(partners.id, partner.id));
  expect((await logIn(user.email, "123456")).status).toBe(200);
  const json = { username: partner.username, password: "123456" };
  expect((await call("/auth/login", { json })).status).toBe(200);
});
