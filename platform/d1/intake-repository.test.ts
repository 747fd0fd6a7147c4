import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type IntakeKind, MAILS_SHOWN } from "#core/intake/intake";
import { db, openAccount, openTournament } from "../../tests/workers/support";
import { createIntakeRepository } from "./intake-repository";
import { auditEntries } from "./schema";

const intakes = createIntakeRepository(db);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));

const user = openAccount();

let tournamentId: string;
beforeEach(async () => {
  ({ id: tournamentId } = await openTournament(user.id));
});

const eventOf = (action: "intake.opened" | "intake.closed" | "intake.received", of = tournamentId) =>
  ({ actor: { kind: "user", id: user.id }, action, tournamentId: of }) as const;

async function open(kind: IntakeKind, of = tournamentId, now = at(0)) {
  const id = crypto.randomUUID();
  const intake = { id, tournamentId: of, kind, tokenHash: `hash of ${id}`, createdAt: now };
  await intakes.open(intake, eventOf("intake.opened", of));
  return id;
}
const close = (kind: IntakeKind, now = at(1)) =>
  intakes.close({ tournamentId, kind }, eventOf("intake.closed"), now);
const openIds = async (of = tournamentId) => (await intakes.listOpen(of)).map(({ id }) => id);

test("a new apply link replaces the former one, but neither the mail address nor another tournament's link", async () => {
  const { id: other } = await openTournament(user.id);
  const [former, mail, others] = [await open("link"), await open("mail"), await open("link", other)];
  const link = await open("link");
  expect((await openIds()).toSorted()).toEqual([link, mail].toSorted());
  expect(await openIds(other)).toEqual([others]);
  expect(await intakes.findByToken("link", `hash of ${former}`)).toBeUndefined();
  expect(await intakes.findByToken("link", `hash of ${link}`)).toMatchObject({ id: link, tournamentId });
});

test("of two links opened at once, one is open", async () => {
  const ids: string[] = await Promise.all([open("link"), open("link")]);
  const [opened, ...others] = await openIds();
  expect([ids.includes(opened ?? ""), others]).toEqual([true, []]);
});

test("a secret opens only the kind of intake that it was made for", async () => {
  const id = await open("link");
  expect(await intakes.findByToken("mail", `hash of ${id}`)).toBeUndefined();
});

test("an intake that is closed twice is logged as closed once", async () => {
  const [link, mail] = [await open("link"), await open("mail")];
  await Promise.all([close("link"), close("link")]);
  const isClosed = and(eq(auditEntries.tournamentId, tournamentId), eq(auditEntries.action, "intake.closed"));
  expect(await db.$count(auditEntries, isClosed)).toBe(1);
  expect(await openIds()).toEqual([mail]);
  expect(await intakes.findByToken("link", `hash of ${link}`)).toBeUndefined();
});

test("files that arrive at once are all counted, for their own intake", async () => {
  const [link, mail] = [await open("link"), await open("mail")];
  const arrive = () => intakes.recordArrival(link, eventOf("intake.received"), at(1));
  await Promise.all([arrive(), arrive(), arrive()]);
  const counts = new Map((await intakes.listOpen(tournamentId)).map(({ id, received }) => [id, received]));
  expect([counts.get(link), counts.get(mail)]).toEqual([3, 0]);
});

test("a mail is recorded once per tournament, and the newest are listed", async () => {
  const { id: other } = await openTournament(user.id);
  const receive = (of: string, minute: number, messageHash = `mail ${minute}`) =>
    intakes.insertMail({
      ...{ id: crypto.randomUUID(), tournamentId: of, messageHash, createdAt: at(minute) },
      ...{ spf: "pass", dkim: "pass", added: minute, refused: 0 },
    });
  for (let minute = 0; minute <= MAILS_SHOWN; minute++) await receive(tournamentId, minute);
  await receive(tournamentId, 59, "mail 1");
  await receive(other, 59, "mail 1");
  expect((await intakes.listMails(tournamentId)).map(({ added }) => added)).toEqual([5, 4, 3, 2, 1]);
  expect((await intakes.listMails(other)).map(({ added }) => added)).toEqual([59]);
  expect(await intakes.hasMail(other, "mail 2")).toBe(false);
});
