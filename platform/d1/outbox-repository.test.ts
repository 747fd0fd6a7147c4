import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db, signUp } from "../../tests/workers/support";
import { createOutboxRepository, insertMail, MAIL_ATTEMPTS, MAIL_CLAIM_MS } from "./outbox-repository";
import { emailConfirmations, outbox } from "./schema";

const mails = createOutboxRepository(db);
// Tests of other files sweep the same database.
afterAll(() => db.delete(outbox).where(eq(outbox.recipient, "sam@example.com")));

const now = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const TEXT = { subject: "Results", text: "A link", html: "<p>A link</p>" };

const causedBy = (event: string, recipient = "sam@example.com") => ({
  ...{ ...TEXT, id: crypto.randomUUID(), recipient, createdAt: now, confirmation: null },
  cause: `welcome:${event}` as const,
});
async function add(
  condition = sql`true`,
  mail: Parameters<typeof insertMail>[1] = causedBy(crypto.randomUUID()),
) {
  await db.batch(insertMail(db, mail, condition));
  return mail.id;
}
const row = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

test("one cause brings one mail, and none if its condition does not hold", async () => {
  const event = crypto.randomUUID();
  const first = await add(sql`true`, causedBy(event));
  const second = await add(sql`true`, causedBy(event));
  const third = await add(sql`1 = 2`);
  expect([await row(first), await row(second), await row(third)]).toMatchObject([
    { cause: `welcome:${event}` },
    undefined,
    undefined,
  ]);
});

test("a link is stored only together with its mail", async () => {
  const { user } = await signUp();
  const event = crypto.randomUUID();
  const link = () => ({ tokenHash: crypto.randomUUID(), createdAt: now, expiresAt: later(1000) });
  const [sent, repeated] = [link(), link()];
  await add(sql`true`, { ...causedBy(event, user.email), confirmation: sent });
  await add(sql`true`, { ...causedBy(event, user.email), confirmation: repeated });
  const stored = await db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, user.id));
  const hashes = stored.map(({ tokenHash }) => tokenHash);
  expect([hashes.includes(sent.tokenHash), hashes.includes(repeated.tokenHash)]).toEqual([true, false]);
});

test("of many workers one has the mail; it is free again when released, or when its worker must have died", async () => {
  const id = await add();
  const claims = await Promise.all(Array.from({ length: 5 }, () => mails.claim(id, now)));
  expect(claims.filter(Boolean)).toEqual([{ to: "sam@example.com", ...TEXT }]);
  expect(await mails.claim(id, later(MAIL_CLAIM_MS))).toBeUndefined();
  expect(await mails.claim(id, later(MAIL_CLAIM_MS + 1))).toBeDefined();
  await mails.release(id);
  expect(await mails.claim(id, now)).toBeDefined();
});

test("after its last attempt a mail is left alone until it is allowed again", async () => {
  const id = await add();
  for (let attempt = 0; attempt < MAIL_ATTEMPTS; attempt++) {
    expect(await mails.claim(id, now)).toBeDefined();
    await mails.release(id);
  }
  expect(await mails.claim(id, now)).toBeUndefined();
  expect(await mails.allowAgain(id)).toBe(true);
  expect(await mails.claim(id, now)).toBeDefined();
});

test("a mail that was sent keeps no text and is not sent again", async () => {
  const id = await add();
  await mails.claim(id, now);
  await mails.markSent(id, now);
  expect(await row(id)).toMatchObject({ text: "", html: "", sentAt: now });
  expect(await mails.claim(id, later(MAIL_CLAIM_MS + 1))).toBeUndefined();
  expect(await mails.allowAgain(id)).toBe(false);
});

test("the oldest unsent mails are listed first, without what is claimed or too new", async () => {
  const old = (minutes: number) => ({
    ...causedBy(crypto.randomUUID()),
    createdAt: new Date(minutes * 60_000),
  });
  const addOld = (minutes: number) => add(sql`true`, old(minutes));
  const [second, first, claimed] = [await addOld(2), await addOld(1), await addOld(3)];
  await addOld(9);
  await mails.claim(claimed, new Date(4 * 60_000));
  const listed = await mails.listUnsent({
    now: new Date(5 * 60_000),
    createdBefore: new Date(9 * 60_000),
    limit: 9,
  });
  expect(listed).toEqual([first, second]);
});
