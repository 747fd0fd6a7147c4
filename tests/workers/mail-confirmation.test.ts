import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { emailConfirmations, outbox, users } from "#platform/d1/schema";
import { call } from "./call";
import {
  adminToken,
  consumerEnv,
  db,
  deleteAccount,
  deliver,
  mailsOf,
  processJob,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

const DAY = 24 * 60 * 60 * 1000;
const EVIL = "Account locked: verify at http://evil.example/login or mail help@evil.example";
const LINK = /https:\/\/app\.example(\/auth\/confirm-email\?token=([\w-]{43}))/;

/** Runs a tournament of this name with one resume to the end. Returns its mails. */
async function runTournament(userId: string, name: string) {
  const input = { jobDescription: EVIL, keyRequirements: "SQL", optionalRequirements: EVIL, keySkills: [] };
  const { id } = await services.tournaments.create(userId, { name, ...input });
  const resume = await uploadText(id, "evil.example.txt");
  await deliver([processJob(resume.id)]);
  return mailsOf(id);
}

const mailsTo = async (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email));
const userOf = (id: string) => db.query.users.findFirst({ where: eq(users.id, id) });
const tokenIn = (text = "") => LINK.exec(text)?.[2] ?? "none";
const confirm = (token: string) => call("/api/auth/confirm-email", { json: { token } });

test("until an address is confirmed its mails hold no typed word, and each brings the link", async () => {
  const { user } = await signUp(`${crypto.randomUUID()}@example.com`);
  const mails = await runTournament(user.id, EVIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Your results are ready");
  await services.accounts.requestPasswordReset(user);
  await services.accounts.sendConfirmation(user);
  const all = await mailsTo(user.email);
  expect(all.map(({ cause }) => cause.replace(/:.*/, "")).sort()).toEqual([
    "confirm-email",
    "password-reset",
    "results-ready",
    "welcome",
  ]);
  for (const { subject, text, html } of all) {
    for (const part of [text, html]) expect(part).toMatch(LINK);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil|locked|verify at/i);
  }
  // Each mail has its own link, and the database stores only its hash.
  const tokens = all.map(({ text }) => tokenIn(text));
  expect(new Set(tokens).size).toBe(4);
  const kept = JSON.stringify(await db.select().from(emailConfirmations));
  for (const token of tokens) expect(kept).not.toContain(token);
});

test("the link confirms once, by its button and not by being looked at, signed out, and does nothing else", {
  timeout: 120_000,
}, async () => {
  const { user, token: session } = await signUp();
  const [welcome] = await mailsTo(user.email);
  const path = LINK.exec(welcome?.text ?? "")?.[1] ?? "none";
  const before = await userOf(user.id);
  const me = async () => (await call("/api/auth/me", { token: session })).json();
  for (let n = 0; n < 3; n++) {
    const seen = await call(path);
    expect([seen.status, seen.headers.get("Set-Cookie")]).toEqual([200, null]);
    expect(await seen.text()).toContain("Confirm this address");
  }
  expect(await me()).toMatchObject({ isEmailConfirmed: false });

  const answer = await confirm(tokenIn(welcome?.text));
  expect([answer.status, answer.headers.get("Set-Cookie"), await answer.json()]).toEqual([
    200,
    null,
    { message: "Your email address is confirmed." },
  ]);
  expect(await me()).toMatchObject({ isEmailConfirmed: true });
  expect(await userOf(user.id)).toEqual({ ...before, emailConfirmedAt: expect.any(Date) });
  const again = await confirm(tokenIn(welcome?.text));
  expect([again.status, await again.json()]).toEqual([
    400,
    { message: "This link has expired or was already used. You can request a new one on your account page." },
  ]);
  expect(await (await call(path)).text()).toContain("Your email address is confirmed");
  expect(await (await call("/auth/confirm-email?token=made-up")).text()).toContain(
    "Invalid confirmation link",
  );
});

test("of one link used many times at once, one use succeeds", async () => {
  const { user } = await signUp();
  const token = tokenIn((await mailsTo(user.email))[0]?.text);
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
});

test("once it is confirmed a mail names the tournament, so that nothing in it is linked", async () => {
  const { user } = await signUp();
  await confirm(tokenIn((await mailsTo(user.email))[0]?.text));
  const [mail, ...others] = await runTournament(user.id, EVIL);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your results are ready: Account locked: verify at http/);
  for (const part of [mail?.subject, mail?.text, mail?.html]) {
    expect(part).not.toMatch(/http:\/\/evil|evil\.example|@evil|confirm/);
  }
  expect(await services.accounts.sendConfirmation({ ...user, isEmailConfirmed: true })).toBeUndefined();
  expect((await mailsTo(user.email)).filter(({ cause }) => cause.startsWith("confirm"))).toEqual([]);
  await services.accounts.requestPasswordReset(user);
  const reset = (await mailsTo(user.email)).find(({ cause }) => cause.startsWith("password-reset"));
  expect(reset?.text).not.toMatch(LINK);
});

test("links live a week, and go from the database after it", async () => {
  const { user } = await signUp();
  const token = tokenIn((await mailsTo(user.email))[0]?.text);
  vi.useFakeTimers({ now: Date.now() + 7 * DAY + 1000, toFake: ["Date"] });
  try {
    expect((await confirm(token)).status).toBe(400);
    expect(await services.accounts.readConfirmation(token)).toBe("invalid");
    await services.operations.sweep();
    const left = await db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, user.id));
    expect(left).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test("a link can be sent again, some times; whoever confirms by the newest uses the older ones up", async () => {
  const { user, token: session } = await signUp();
  const env = { ...webEnv, AUTH_LIMIT: { limit: async () => ({ success: true }) } as RateLimit };
  const again = () => call("/api/auth/send-confirmation", { method: "POST", token: session, env });
  expect((await call("/api/auth/send-confirmation", { method: "POST" })).status).toBe(401);
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await again()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const refused = await again();
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const tokens = (await mailsTo(user.email)).map(({ text }) => tokenIn(text));
  expect(tokens).toHaveLength(5);
  expect((await confirm(tokens.at(-1) ?? "")).status).toBe(200);
  for (const token of tokens) expect((await confirm(token)).status).toBe(400);
});

test("a new password set by the mailed link confirms the address as well", async () => {
  const { user } = await signUp();
  await services.accounts.requestPasswordReset(user);
  const mail = (await mailsTo(user.email)).find(({ cause }) => cause.startsWith("password-reset"));
  const token = /reset-password\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  await services.accounts.resetPassword({ token, password: "another horse" });
  expect((await userOf(user.id))?.emailConfirmedAt).toBeInstanceOf(Date);
});

test("the administrator's address counts as confirmed", async () => {
  const token = await adminToken();
  expect(await (await call("/api/auth/me", { token })).json()).toMatchObject({ isEmailConfirmed: true });
  const admin = await db.query.users.findFirst({ where: eq(users.email, webEnv.ADMIN_EMAIL) });
  const [mail] = await runTournament(admin?.id ?? "", "Night nurse");
  expect(mail?.subject).toBe("Your results are ready: Night nurse");
});

test("an account that goes takes its links along", async () => {
  const { user } = await signUp();
  const token = tokenIn((await mailsTo(user.email))[0]?.text);
  await deleteAccount(user);
  expect(await services.accounts.readConfirmation(token)).toBe("invalid");
  expect(await db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, user.id))).toEqual(
    [],
  );
});

test("a sent mail leaves no link in the outbox", async () => {
  const { user } = await signUp();
  const [welcome] = await mailsTo(user.email);
  await deliver([{ version: 1, type: "send-mail", mailId: welcome?.id }], { env: consumerEnv });
  const [sent] = await mailsTo(user.email);
  expect(JSON.stringify(sent)).not.toContain(tokenIn(welcome?.text));
});
