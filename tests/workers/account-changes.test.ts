import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { CHUNK_SIZE } from "#core/paging";
import { auditEntries, checkouts, emailChanges, outbox, users } from "#platform/d1/schema";
import { call, send } from "./call";
import { failAfterAudit } from "./faults";
import {
  adminToken,
  copyRow,
  db,
  deliver,
  liftLimits,
  openTournament,
  processJob,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

const PASSWORD = "correct horse";
const anAddress = () => `${crypto.randomUUID()}@example.com`;

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await call("/help");
}, 120_000);

/** Requests a change. Returns the mailed links, to the current address and to the new one. */
async function requestChange(token: string, newEmail: string) {
  const answer = await send("/account", { intent: "change-email", newEmail, password: PASSWORD }, { token });
  expect(answer.headers.get("Location")).toBe("/account");
  const linkTo = async (recipient: string) => {
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, recipient));
    return /\/auth\/change-email\?token=\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "none";
  };
  return { linkTo };
}

test("an address changes once both have confirmed, in either order, and not before", async () => {
  for (const order of ["old first", "new first"]) {
    const { user, token } = await signUp();
    const newEmail = anAddress();
    const { linkTo } = await requestChange(token, newEmail.toUpperCase());
    const links = [await linkTo(user.email), await linkTo(newEmail)];
    if (order === "new first") links.reverse();
    const [first = "", second = ""] = links;
    // Mail scanners open every link.
    expect(await (await call(first)).text()).toContain("Confirm the change");
    expect(await (await send(first, {}, {})).text()).toContain("One more confirmation");
    expect((await services.accounts.get(user.id)).email).toBe(user.email);
    expect(await (await send(second, {}, {})).text()).toContain("Your email address is changed");
    expect(await services.accounts.get(user.id)).toMatchObject({ email: newEmail, isEmailConfirmed: true });
    expect(await (await send(second, {}, {})).text()).toContain("has expired or was already used");
    expect((await call("/api/auth/login", { json: { email: newEmail, password: PASSWORD } })).status).toBe(
      200,
    );
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id))).toEqual([]);
  }
});

test("a change of address is refused with words at its field, and a newer one voids the links before", async () => {
  const { user, token } = await signUp();
  const { user: other } = await signUp();
  const ask = async (newEmail: string, password = PASSWORD) => {
    const answer = await send("/account", { intent: "change-email", newEmail, password }, { token });
    return [answer.status, await answer.text()] as const;
  };
  for (const [newEmail, password, words] of [
    [anAddress(), "wrong horse", "That password is incorrect."],
    [user.email, PASSWORD, "This is your address already"],
    [other.email, PASSWORD, "An account with this email already exists."],
    [webEnv.ADMIN_EMAIL, PASSWORD, "An account with this email already exists."],
    ["nonsense", PASSWORD, "Please enter a valid email address"],
  ] as const) {
    const [status, page] = await ask(newEmail, password);
    expect([newEmail, status >= 400, page.includes(words)]).toEqual([newEmail, true, true]);
  }
  const [first, second] = [anAddress(), anAddress()];
  const { linkTo } = await requestChange(token, first);
  const stale = await linkTo(first);
  await requestChange(token, second);
  expect(await (await call(stale)).text()).toContain("Invalid link");
  expect(await services.accounts.findPendingEmail(user.id)).toBe(second);
  // Somebody else took the address in the meantime.
  const link = await linkTo(second);
  await signUp(second);
  expect(await (await send(link, {}, {})).text()).toContain("An account with this email already exists.");
});

test("an account's data that cannot be read is a failure with status 500", async () => {
  const { user, token } = await signUp();
  await liftLimits(user.id);
  const env = failAfterAudit(webEnv, /^select .*"api_keys"/);
  expect((await call("/api/auth/data", { token, env })).status).toBe(500);
});

test("all of an account's data is one JSON document", async () => {
  const { user, token } = await signUp();
  await liftLimits(user.id);
  const { id } = await openTournament(user.id);
  const first = await uploadText(id, "first.txt");
  await copyRow("resumes", { id: first.id, copies: CHUNK_SIZE, sha256: "n", file_name: "n || '.txt'" });
  const names = ["first.txt", ...Array.from({ length: CHUNK_SIZE }, (_, n) => `${n}.txt`)];
  await deliver([processJob(first.id)]);
  const answer = await call("/api/auth/data", { token });
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.json"');
  const all = await answer.json<{ resumes: { fileName: string; text: string | null; id: string }[] }>();
  expect(all).toMatchObject({ account: { email: user.email }, purchases: [], tournaments: [{ id }] });
  expect(all.resumes.map(({ fileName }) => fileName).sort()).toEqual(names.sort());
  expect(all.resumes.find((resume) => resume.id === first.id)?.text).toContain("TypeScript");
  expect(JSON.stringify(all)).not.toContain("passwordHash");
  const [noted] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actor, `user:${user.id}`))
    .limit(1);
  expect(noted).toBeDefined();
});

test("who wants no mail about results gets none", async () => {
  const { user, token } = await signUp();
  expect((await send("/account", { intent: "set-mails" }, { token })).status).toBe(200);
  expect(await services.accounts.wantsResultsMail(user.id)).toBe(false);
  const { id } = await openTournament(user.id);
  const { id: resumeId } = await uploadText(id, "a.txt");
  await deliver([processJob(resumeId)]);
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.cause, `results-ready:${id}:1`));
  expect(mails).toEqual([]);
  await send("/account", { intent: "set-mails", wantsResultsMail: "on" }, { token });
  expect(await services.accounts.wantsResultsMail(user.id)).toBe(true);
});

test("an account with unused paid credits is told their worth, and deleted only when they are given up", async () => {
  const { user, token } = await signUp();
  const { id: sessionId } = await services.checkouts.start({ user, planId: 3, isBrowser: false });
  await services.checkouts.endTest({ userId: user.id, sessionId, outcome: "paid" });
  await services.checkouts.confirmSession({ userId: user.id, sessionId });
  await services.checkouts.confirmSession({ userId: user.id, sessionId });
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.userId, user.id));
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.cause, `purchase:${checkout?.id}`));
  expect(mails).toMatchObject([{ recipient: user.email, subject: "Your Tierwise purchase" }]);
  expect(mails[0]?.text).toContain("You bought PRO, 5 tournament credits, for $19.99.");
  const path = /\/subscription\/receipt\/\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "none";
  const receipt = await (await call(path, { token })).text();
  for (const words of ["Tierwise Example Company", "1 Example Street", user.email, "$19.99"]) {
    expect(receipt).toContain(words);
  }
  const { token: stranger } = await signUp();
  expect((await call(path, { token: stranger })).status).toBe(404);
  const forAdmin = await call(path, { token: await adminToken() });
  expect(await forAdmin.text()).toContain(`href="/admin/users/${user.id}/credits"`);
  await openTournament(user.id);
  const bought = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actor, `user:${user.id}`));
  expect(bought).toMatchObject([
    { action: "credits.purchased", details: { plan: "PRO", credits: 5, amountInCents: 1999 } },
    { action: "tournament.created" },
  ]);
  expect(await services.accounts.listUnusedCredits(user.id)).toEqual([
    { planName: "PRO", credits: 4, valueInCents: 1599 },
  ]);
  expect(await (await call("/account", { token })).text()).toContain(
    "You have 4 PRO credits worth $15.99 left",
  );

  const deletion = (more: Record<string, string>) =>
    send("/account", { intent: "delete-account", password: PASSWORD, ...more }, { token });
  const refused = await deletion({});
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(
    "Confirm that you give up your unused credits. Nothing was deleted.",
  );
  expect(await db.$count(users, eq(users.id, user.id))).toBe(1);

  expect((await deletion({ givesUpCredits: "on" })).headers.get("Location")).toBe("/auth/account-deleted");
  expect(await db.$count(users, eq(users.id, user.id))).toBe(0);
  expect(await (await call("/auth/account-deleted")).text()).toContain("Your account is deleted");
});
