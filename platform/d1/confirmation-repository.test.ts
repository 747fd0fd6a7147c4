import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db, deleteAccount, signUp } from "../../tests/workers/support";
import { createConfirmationRepository } from "./confirmation-repository";
import { emailConfirmations, outbox, users } from "./schema";

const confirmations = createConfirmationRepository(db);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));

type User = Awaited<ReturnType<typeof signUp>>["user"];
const made: User[] = [];
async function join() {
  const { user } = await signUp();
  made.push(user);
  return user;
}
let user: User;
beforeEach(async () => {
  user = await join();
});
// Tests of other files sweep the same database.
afterAll(async () => {
  for (const one of made) await deleteAccount(one);
});

/** Mails the user a link that works for ten minutes. */
async function link(of: Pick<User, "id" | "email"> = user) {
  const tokenHash = crypto.randomUUID();
  const confirmation = { tokenHash, createdAt: at(0), expiresAt: at(10) };
  const mail = { id: crypto.randomUUID(), subject: "Confirm", text: "", html: "", confirmation };
  await confirmations.insertMail(of, mail);
  return { tokenHash, mailId: mail.id };
}
const redeem = (tokenHash: string, now = at(1)) => confirmations.redeem({ tokenHash, now });
const confirmedAt = async ({ id }: User) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.emailConfirmedAt;

test("of two clicks at once, one confirms; all links of the account are used up, no others", async () => {
  const other = await join();
  const [first, second, others] = [await link(), await link(), await link(other)];
  const answers = await Promise.all([redeem(first.tokenHash), redeem(first.tokenHash)]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await redeem(second.tokenHash)).toBe(false);
  expect([await confirmedAt(user), await confirmedAt(other)]).toEqual([at(1), null]);
  expect(await redeem(others.tokenHash)).toBe(true);
});

test("a link no longer works at the moment it expires", async () => {
  const { tokenHash } = await link();
  expect(await redeem(tokenHash, at(10))).toBe(false);
  expect(await confirmedAt(user)).toBeNull();
});

test("an address stays confirmed since it first was", async () => {
  await redeem((await link()).tokenHash);
  expect(await redeem((await link()).tokenHash, at(5))).toBe(true);
  expect(await confirmedAt(user)).toEqual(at(1));
});

test("nothing is mailed to an account that is gone", async () => {
  const { tokenHash, mailId } = await link({ id: crypto.randomUUID(), email: user.email });
  expect(await db.$count(outbox, eq(outbox.id, mailId))).toBe(0);
  expect(await confirmations.find(tokenHash)).toBeUndefined();
});

test("links are deleted once they have expired, used or not", async () => {
  const { tokenHash } = await link();
  const isThere = () => db.$count(emailConfirmations, eq(emailConfirmations.tokenHash, tokenHash));
  await confirmations.deleteExpired(at(10));
  expect(await isThere()).toBe(1);
  await confirmations.deleteExpired(at(11));
  expect(await isThere()).toBe(0);
});
