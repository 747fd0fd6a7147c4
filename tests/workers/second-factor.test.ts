import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { auditEntries, recoveryCodes } from "#platform/d1/schema";
import { createServices } from "#platform/services";
import { call, send } from "./call";
import { db, services, signUp, webEnv } from "./support";

const PASSWORD = "correct horse";

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/**
 * An account with a second factor, whose current code is already used: log in with the next one. A code of one step
 * before would expire whenever the clock reaches a new step during the test.
 */
async function protectedAccount() {
  const { user, token } = await signUp();
  const own = createServices(webEnv, crypto.randomUUID());
  const { secret, sealed } = await own.accounts.beginSecondFactor(user);
  const codes =
    (await own.accounts.confirmSecondFactor({ userId: user.id, sealed, code: codeOf(secret) })) ?? [];
  const logIn = (more: Record<string, unknown> = {}) =>
    call("/api/auth/login", { json: { email: user.email, password: PASSWORD, ...more } });
  return { user, token, secret, codes, logIn };
}

async function actionsOf(userId: string) {
  const noted = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.actor, `user:${userId}`));
  return noted.map(({ action }) => action);
}

const answerOf = async (response: Response) => [response.status, await response.json()];

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await call("/help");
}, 120_000);

test("an account with a second factor asks for a code after the password, each of which counts once", async () => {
  const { user, secret, logIn } = await protectedAccount();
  const words = "Enter the code from your authenticator app, or a recovery code.";
  expect(await answerOf(await logIn())).toEqual([
    401,
    expect.objectContaining({ message: words, codeRequired: true }),
  ]);
  expect(await answerOf(await logIn({ password: "wrong horse" }))).toEqual([
    401,
    { message: "Invalid email or password." },
  ]);
  const code = codeOf(secret, 1);
  const [status, body] = await answerOf(await logIn({ code }));
  expect([status, body]).toEqual([200, { token: expect.any(String), user: expect.anything() }]);
  for (const used of [code, codeOf(secret), "000000"]) {
    expect(await answerOf(await logIn({ code: used }))).toEqual([
      401,
      expect.objectContaining({ message: "This code is wrong or was used before. Enter the newest one." }),
    ]);
  }
  expect(await actionsOf(user.id)).toEqual(["account.second-factor-on", "account.logged-in"]);
});

test("the login page asks for the code without calling it wrong before one was typed", async () => {
  const { user } = await protectedAccount();
  const words = "Enter the code from your authenticator app, or a recovery code";
  const logIn = async (more: Record<string, string> = {}) => {
    const answer = await send("/auth/login", { email: user.email, password: PASSWORD, ...more }, {});
    return [answer.status, await answer.text()] as const;
  };
  const [status, asked] = await logIn();
  expect(status).toBe(401);
  expect(asked).toContain('name="code"');
  expect(asked).not.toContain(words);
  expect(asked).not.toContain('aria-invalid="true"');
  for (const code of ["", "1".repeat(41)]) expect((await logIn({ code }))[1]).toContain(words);
});

test("a recovery code stands in once, is kept as a hash, and is of one account", async () => {
  const { user, codes, logIn } = await protectedAccount();
  const other = await protectedAccount();
  const [first = "", second = ""] = codes;
  expect(codes).toHaveLength(10);
  const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  expect(JSON.stringify(rows)).not.toContain(first);
  expect((await other.logIn({ code: first })).status).toBe(401);
  expect((await logIn({ code: first.toLowerCase().replace("-", " ") })).status).toBe(200);
  expect((await logIn({ code: first })).status).toBe(401);
  expect((await logIn({ code: second })).status).toBe(200);
  expect(await services.accounts.findSecondFactor(user.id)).toEqual({ isOn: true, codesLeft: 8 });
});

test("guesses at the code have a growing wait like those at the password", async () => {
  const { user } = await protectedAccount();
  const statuses: number[] = [];
  const headers = { "CF-Connecting-IP": "203.0.113.99" };
  for (let n = 0; n < 12; n += 1) {
    const json = { email: user.email, password: PASSWORD, code: String(100_000 + n) };
    statuses.push((await call("/api/auth/login", { json, headers })).status);
  }
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
});

test("a secret that no code was typed of asks for nothing; the password turns the second factor off", async () => {
  const { user } = await signUp();
  await services.accounts.beginSecondFactor(user);
  const json = { email: user.email, password: PASSWORD };
  expect((await call("/api/auth/login", { json })).status).toBe(200);

  const { user: owner, token, logIn } = await protectedAccount();
  const end = (password: string) => send("/account", { intent: "end-second-factor", password }, { token });
  expect((await end("wrong horse")).status).toBe(403);
  expect((await logIn()).status).toBe(401);
  expect((await end(PASSWORD)).headers.get("Location")).toBe("/account");
  expect((await logIn()).status).toBe(200);
  expect(await services.accounts.findSecondFactor(owner.id)).toEqual({ isOn: false, codesLeft: 0 });
});

/** What the account page shows of a secret. */
const shownSetup = (page: string) => ({
  secret: /<code[^>]*>([A-Z2-7]{32})</.exec(page)?.[1] ?? "",
  sealed: /name="sealed" value="([^"]+)"/.exec(page)?.[1] ?? "",
});
const SHOWN_CODES = /<li>[A-Z2-9]{5}-[A-Z2-9]{5}<\/li>/g;

test("a double click on the last button turns it on once, and both answers show the same codes", async () => {
  const { user, token } = await signUp();
  const post = async (fields: Record<string, string>) => (await send("/account", fields, { token })).text();
  const { secret, sealed } = shownSetup(await post({ intent: "begin-second-factor" }));
  const fields = { intent: "confirm-second-factor", sealed, code: codeOf(secret) };
  const [one, two] = await Promise.all([post(fields), post(fields)]);
  expect(one.match(SHOWN_CODES)).toHaveLength(10);
  expect(two.match(SHOWN_CODES)).toEqual(one.match(SHOWN_CODES));
  const shown = one.match(SHOWN_CODES)?.[0].slice(4, 15);
  const json = { email: user.email, password: PASSWORD, code: shown };
  expect((await call("/api/auth/login", { json })).status).toBe(200);
  expect(await actionsOf(user.id)).toEqual(["account.second-factor-on", "account.logged-in"]);
});

test("each of two tabs can end its own set-up, and the later one shows that it is on", async () => {
  const { user, token } = await signUp();
  const post = async (fields: Record<string, string>) => {
    const answer = await send("/account", fields, { token });
    return [answer.status, await answer.text()] as const;
  };
  const begin = async () => shownSetup((await post({ intent: "begin-second-factor" }))[1]);
  const tabs = [await begin(), await begin()];
  const confirm = ({ secret, sealed } = { secret: "", sealed: "" }) =>
    post({ intent: "confirm-second-factor", sealed, code: codeOf(secret) });
  expect((await confirm(tabs[0]))[1].match(SHOWN_CODES)).toHaveLength(10);
  const [status, page] = await confirm(tabs[1]);
  expect([status, page.match(SHOWN_CODES)]).toEqual([200, null]);
  expect(page).toMatch(/You have (<!-- -->)?10 recovery codes(<!-- -->)? left/);
  const code = codeOf(tabs[0]?.secret ?? "", 1);
  expect(
    (await call("/api/auth/login", { json: { email: user.email, password: PASSWORD, code } })).status,
  ).toBe(200);
});

test("the account page shows the codes once, after a first code of the app", async () => {
  const { token } = await signUp();
  const post = async (fields: Record<string, string>) => (await send("/account", fields, { token })).text();
  const setup = await post({ intent: "begin-second-factor" });
  const { secret, sealed } = shownSetup(setup);
  expect(setup).toContain("QR code for your authenticator app");
  const confirm = (code: string) => post({ intent: "confirm-second-factor", sealed, code });
  expect(await confirm("000000")).toContain("This code is wrong");
  const codes = await confirm(codeOf(secret));
  expect(codes.match(SHOWN_CODES)).toHaveLength(10);
  const page = await (await call("/account", { token })).text();
  expect(page).not.toMatch(/[A-Z2-9]{5}-[A-Z2-9]{5}<\/li>/);
  expect(page).toMatch(/You have (<!-- -->)?10 recovery codes(<!-- -->)? left/);
});
