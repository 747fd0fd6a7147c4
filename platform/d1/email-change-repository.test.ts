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
  expect(await changes.confirm(newTokenHash, now)).toBeUndefined();
  expect(await emailOf(user.id)).toBe(user.email);
});

const mailsTo = (recipient: string) => db.$count(outbox, eq(outbox.recipient, recipient));

test("no mail keeps the former address", async () => {
  const { user, newEmail, oldTokenHash, newTokenHash } = await aChange();
  const kept = await mailsTo(user.email);
  await changes.confirm(oldTokenHash, now);
  expect(await mailsTo(user.email)).toBe(kept);
  await changes.confirm(newTokenHash, now);
  expect([await mailsTo(user.email), await mailsTo(newEmail)]).toEqual([0, kept + 1]);
});

test("mails to an address that the account did not get are deleted with the link, or when another is asked for", async () => {
  const { user, newEmail } = await aChange();
  await changes.deleteExpired(expiresAt);
  expect(await mailsTo(newEmail)).toBe(1);
  await changes.deleteExpired(new Date(now.getTime() + 25 * 60 * 60_000));
  expect(await mailsTo(newEmail)).toBe(0);

  const again = `${crypto.randomUUID()}@example.com`;
  const links = { oldTokenHash: crypto.randomUUID(), newTokenHash: crypto.randomUUID() };
  const ask = (email: string, ofLinks: typeof links) =>
    changes.insert({ userId: user.id, newEmail: email, ...ofLinks, createdAt: now, expiresAt }, [
      { recipient: email, mail: { ...TEXT, id: crypto.randomUUID() } },
    ]);
  await ask(again, links);
  await ask(newEmail, { oldTokenHash: crypto.randomUUID(), newTokenHash: crypto.randomUUID() });
  expect([await mailsTo(again), await mailsTo(newEmail)]).toEqual([0, 1]);
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
