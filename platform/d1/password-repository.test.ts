import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, services, signUp } from "../../tests/workers/support";
import { createPasswordRepository } from "./password-repository";
import { outbox, sessions } from "./schema";

const passwords = createPasswordRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const expiresAt = new Date("2026-03-01T13:00:00Z");

let user: Awaited<ReturnType<typeof signUp>>["user"];
beforeAll(async () => {
  ({ user } = await signUp());
});
// Tests of other files sweep the same database.
afterAll(() => db.delete(outbox).where(eq(outbox.recipient, user.email)));

async function ask(email = user.email) {
  const tokenHash = crypto.randomUUID();
  const mail = { id: crypto.randomUUID(), subject: "Password", text: "A link", html: "", confirmation: null };
  const isKnown = await passwords.insertReset({ email, tokenHash, createdAt: now, expiresAt }, mail);
  return { isKnown, tokenHash, mailId: mail.id };
}
const redeem = (tokenHash: string, at = now) =>
  passwords.redeemReset({ tokenHash, passwordHash: `hash of ${tokenHash}`, now: at });
const isMailed = async (id: string) => (await db.$count(outbox, eq(outbox.id, id))) === 1;

test("an unknown address gets no link and no mail", async () => {
  const { isKnown, tokenHash, mailId } = await ask("nobody@example.com");
  expect([isKnown, await passwords.isResetOpen(tokenHash, now), await isMailed(mailId)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a newer link voids the older one", async () => {
  const [older, newer] = [await ask(), await ask()];
  expect([newer.isKnown, await isMailed(newer.mailId)]).toEqual([true, true]);
  expect(await redeem(older.tokenHash)).toBeUndefined();
  expect(await redeem(newer.tokenHash)).toBe(user.email);
});

test("of two who use a link at once, one sets the password", async () => {
  const { tokenHash } = await ask();
  const answers = await Promise.all([redeem(tokenHash), redeem(tokenHash)]);
  expect(answers.filter(Boolean)).toEqual([user.email]);
  expect(await passwords.findHash(user.id)).toBe(`hash of ${tokenHash}`);
});

test("a link that expired changes nothing", async () => {
  const { tokenHash } = await ask();
  const before = await passwords.findHash(user.id);
  expect(await redeem(tokenHash, expiresAt)).toBeUndefined();
  expect(await passwords.findHash(user.id)).toBe(before);
});

test("a new password by mail ends every session; a changed one keeps the session it was changed in", async () => {
  const { user: other, token } = await signUp();
  const { token: second } = await services.accounts.logIn({ email: other.email, password: "correct horse" });
  const list = () => db.select().from(sessions).where(eq(sessions.userId, other.id));
  const [kept] = await list();
  expect(await list()).toHaveLength(2);
  await passwords.set({ userId: other.id, passwordHash: "new", keptTokenHash: kept?.tokenHash ?? "" });
  expect(await list()).toEqual([kept]);
  const { tokenHash } = await ask(other.email);
  await redeem(tokenHash);
  expect(await list()).toEqual([]);
  await db.delete(outbox).where(eq(outbox.recipient, other.email));
  for (const ended of [token, second]) expect(await services.accounts.authenticate(ended)).toBeNull();
});
