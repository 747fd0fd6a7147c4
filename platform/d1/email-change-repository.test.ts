import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db, signUp } from "../../tests/workers/support";
import { createEmailChangeRepository } from "./email-change-repository";
import { createPasswordRepository } from "./password-repository";
import { outbox, users } from "./schema";

const changes = createEmailChangeRepository(db);
const now = new Date("2026-03-01T12:00:00Z");
const expiresAt = new Date("2026-03-01T13:00:00Z");
const TEXT = { subject: "Your address", text: "A link", html: "<p>A link</p>", confirmation: null };

const recipients: string[] = [];
// Tests of other files sweep the same database.
afterAll(async () => {
  for (const recipient of recipients) await db.delete(outbox).where(eq(outbox.recipient, recipient));
});

async function aChange(newEmail = `${crypto.randomUUID()}@example.com`) {
  const { user } = await signUp();
  const links = { oldTokenHash: crypto.randomUUID(), newTokenHash: crypto.randomUUID() };
  recipients.push(newEmail);
  await changes.insert({ userId: user.id, newEmail, ...links, createdAt: now, expiresAt }, [
    { recipient: newEmail, mail: { ...TEXT, id: crypto.randomUUID() } },
  ]);
  return { user, newEmail, ...links };
}
const emailOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;

test("the address changes once both links were used, in either order", async () => {
  for (const order of [
    ["oldTokenHash", "newTokenHash"],
    ["newTokenHash", "oldTokenHash"],
  ] as const) {
    const change = await aChange();
    expect(await changes.confirm(change[order[0]], now)).toBe(false);
    expect(await emailOf(change.user.id)).toBe(change.user.email);
    expect(await changes.find(change[order[0]], now)).toMatchObject({ isConfirmed: true });
    expect(await changes.find(change[order[1]], now)).toMatchObject({ isConfirmed: false });
    expect(await changes.confirm(change[order[1]], now)).toBe(true);
    expect(await emailOf(change.user.id)).toBe(change.newEmail);
    expect(await changes.find(change[order[1]], now)).toBeUndefined();
  }
});

test("one link used twice does not count for the other address", async () => {
  const { user, newTokenHash } = await aChange();
  expect(await Promise.all([changes.confirm(newTokenHash, now), changes.confirm(newTokenHash, now)])).toEqual(
    [false, false],
  );
  expect(await emailOf(user.id)).toBe(user.email);
});

test("an expired link confirms nothing", async () => {
  const { user, oldTokenHash, newTokenHash } = await aChange();
  await changes.confirm(oldTokenHash, now);
  expect(await changes.confirm(newTokenHash, expiresAt)).toBe(false);
  expect(await changes.findPending(user.id, expiresAt)).toBeUndefined();
  expect(await emailOf(user.id)).toBe(user.email);
});

test("an address that somebody took meanwhile is refused, and the account keeps its own", async () => {
  const { user: other } = await signUp();
  const { user, oldTokenHash, newTokenHash } = await aChange(other.email);
  await changes.confirm(oldTokenHash, now);
  await expect(changes.confirm(newTokenHash, now)).rejects.toThrow();
  expect(await emailOf(user.id)).toBe(user.email);
});

test("password links sent to the former address no longer work", async () => {
  const { user, oldTokenHash, newTokenHash } = await aChange();
  const passwords = createPasswordRepository(db);
  const tokenHash = crypto.randomUUID();
  recipients.push(user.email);
  await passwords.insertReset(
    { email: user.email, tokenHash, createdAt: now, expiresAt },
    { ...TEXT, id: crypto.randomUUID() },
  );
  expect(await passwords.isResetOpen(tokenHash, now)).toBe(true);
  await changes.confirm(oldTokenHash, now);
  await changes.confirm(newTokenHash, now);
  expect(await passwords.isResetOpen(tokenHash, now)).toBe(false);
});
