import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listQuerySchema } from "#core/resumes/candidate-query.schema";
import { auditEntries, resumes, shareOpinions, shares } from "#platform/d1/schema";
import { call, send } from "./call";
import { db, deliver, openTournament, processJob, services, signUp, uploadText } from "./support";

/** The first page load in a test file waits until all pages are loaded. */
const PAGE_TIMEOUT_MS = 120_000;

type Made = { url: string; shares: { id: string; candidates: number; viewCount: number }[] };

async function shared(input: Record<string, unknown> = {}) {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const jordan = await uploadText(id, "jordan.txt");
  const casey = await uploadText(
    id,
    "casey-file.txt",
    "Casey Placeholder\ncasey@example.com\n\nExperience\nBaker, Hillside, 2018 - 2022\nBaked in TypeScript.",
  );
  await deliver([processJob(jordan.id), processJob(casey.id)]);
  const path = `/api/tournaments/${id}/shares`;
  const answer = await call(path, { token, json: { label: "Sam", days: 7, ...input } });
  expect(answer.status).toBe(201);
  const { url, shares: list } = await answer.json<Made>();
  const key = new URL(url).searchParams.get("key") ?? "";
  return { user, token, id, jordan, casey, path, url, key, shareId: list[0]?.id ?? "", list };
}

const open = (key: string, options = {}) => call(`/share?key=${key}`, options);
const say = (key: string, resumeId: string, fields: Record<string, string>) =>
  send(`/share?key=${key}`, { resumeId, ...fields }, {});

test(
  "whoever has the link reads the candidates, without an account, and each view is noted",
  async () => {
    const { token, id, path, key, shareId, url } = await shared();
    expect(url).toMatch(/\/share\?key=[\w-]{43}$/);
    const page = await open(key);
    expect(page.status).toBe(200);
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    for (const words of ["Backend Engineer", "Jordan Example", "jordan@example.com", "Casey Placeholder"])
      expect(html).toContain(words);
    await (await open(key)).text();

    const { shares: list } = await (await call(path, { token })).json<Made>();
    expect(list).toEqual([expect.objectContaining({ id: shareId, candidates: 2, viewCount: 2 })]);
    expect(JSON.stringify(list)).not.toContain(key);
    const log = await (await call(`/api/tournaments/${id}/audit`, { token })).json<
      Record<string, unknown>[]
    >();
    const views = log.filter(({ action }) => action === "share.viewed");
    expect(views).toHaveLength(2);
    expect(views[0]).toMatchObject({ actor: `link:${shareId}` });
  },
  PAGE_TIMEOUT_MS,
);

test(
  "a blind link tells nobody's name, contact, file or original, nor does its page's data",
  async () => {
    const { key, jordan } = await shared({ isBlind: true });
    for (const path of [`/share?key=${key}`, `/share.data?key=${key}`]) {
      const text = await (await call(path)).text();
      expect(text).toContain("Candidate 1");
      expect(text.match(/jordan|casey|placeholder|@example/gi)).toBeNull();
    }
    const file = await call(`/api/share/resumes/${jordan.id}/view?key=${key}`);
    expect([file.status, await file.json()]).toEqual([404, { message: "Resume not found." }]);
  },
  PAGE_TIMEOUT_MS,
);

test(
  "once the review is blind, a link made before offers no file of those it hides",
  async () => {
    const { user, id, key, jordan, casey } = await shared();
    const view = (resumeId: string) => call(`/api/share/resumes/${resumeId}/view?key=${key}`);
    expect((await view(jordan.id)).status).toBe(200);
    await services.tournaments.setBlind({ userId: user.id, tournamentId: id, isBlind: true });
    await services.resumes.changeTier({ resumeId: casey.id, userId: user.id, tier: "B" });
    const html = await (await open(key)).text();
    expect(html).not.toMatch(/Jordan/);
    expect(html).not.toContain(`/api/share/resumes/${jordan.id}/view`);
    expect(html).toContain(`/api/share/resumes/${casey.id}/view`);
    expect([(await view(jordan.id)).status, (await view(casey.id)).status]).toEqual([403, 200]);
    const isView = and(eq(auditEntries.tournamentId, id), eq(auditEntries.action, "share.file-viewed"));
    expect(await db.$count(auditEntries, isView)).toBe(2);
  },
  PAGE_TIMEOUT_MS,
);

test(
  "a forged, an expired and a revoked link open nothing, and say no more than that",
  async () => {
    const { token, path, key, shareId, jordan } = await shared();
    const forged = await open("x".repeat(43));
    expect(forged.status).toBe(404);
    expect(await forged.text()).toContain("This link doesn't work");
    expect((await open("")).status).toBe(404);
    // What the database stores does not open the link.
    const [row] = await db.select().from(shares).where(eq(shares.id, shareId));
    expect((await open(row?.tokenHash ?? "")).status).toBe(404);

    await db
      .update(shares)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(shares.id, shareId));
    const everything = async () => [
      await open(key),
      await call(`/api/share/resumes/${jordan.id}/view?key=${key}`),
      await say(key, jordan.id, { vote: "up" }),
    ];
    for (const answer of await everything()) {
      expect(answer.status).toBe(410);
      const text = await answer.text();
      expect(text).toContain("This link has expired.");
      expect(text).not.toMatch(/Backend Engineer|Jordan/);
    }
    await db
      .update(shares)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(shares.id, shareId));
    expect((await open(key)).status).toBe(200);

    expect((await call(`${path}/${shareId}`, { token, method: "DELETE" })).status).toBe(200);
    expect((await call(`${path}/${shareId}`, { token, method: "DELETE" })).status).toBe(200);
    for (const answer of await everything()) {
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain("This link was revoked.");
    }
  },
  PAGE_TIMEOUT_MS,
);

test(
  "a thumb and a comment reach the recruiter's list, the last word counts, and nothing is judged by it",
  async () => {
    const { token, id, key, jordan } = await shared();
    const before = await db.query.resumes.findFirst({ where: eq(resumes.id, jordan.id) });
    expect((await say(key, jordan.id, { vote: "down", comment: "Too junior?" })).status).toBe(200);
    expect((await say(key, jordan.id, { vote: "up", comment: "Let us talk <b>soon</b>" })).status).toBe(200);
    const feedback = async () => {
      const answer = await call(`/api/tournaments/${id}/resumes/cards`, { token });
      const cards = await answer.json<{ id: string; feedback: object[] }[]>();
      return cards.find((card) => card.id === jordan.id)?.feedback;
    };
    expect(await feedback()).toEqual([
      { vote: "up", comment: "Let us talk <b>soon</b>", by: "Sam", at: expect.stringMatching(/Z$/) },
    ]);
    expect(await db.query.resumes.findFirst({ where: eq(resumes.id, jordan.id) })).toEqual(before);

    await (await say(key, jordan.id, { comment: "" })).text();
    expect(await feedback()).toEqual([]);

    const long = await say(key, jordan.id, { vote: "up", comment: "x".repeat(1001) });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain("At most 1000 characters");
    expect((await say(key, jordan.id, { vote: "sideways" })).status).toBe(400);
    expect((await say(key, jordan.id, { comment: " " })).status).toBe(400);

    await services.resumes.delete({ userId: (await ownerOf(token)) ?? "", resumeId: jordan.id });
    expect(await db.select().from(shareOpinions).where(eq(shareOpinions.resumeId, jordan.id))).toEqual([]);
    expect((await say(key, jordan.id, { vote: "up" })).status).toBe(404);
  },
  PAGE_TIMEOUT_MS,
);

const ownerOf = async (token: string) => (await services.accounts.authenticate(token))?.id;

test(
  "no other candidate and no other tournament is in reach of a link",
  async () => {
    const mine = await shared({ query: { q: "casey" } });
    const theirs = await shared();
    expect(await (await open(mine.key)).text()).not.toContain("Jordan Example");
    for (const resumeId of [mine.jordan.id, theirs.casey.id, "made-up"]) {
      const file = await call(`/api/share/resumes/${resumeId}/view?key=${mine.key}`);
      expect([resumeId, file.status]).toEqual([resumeId, 404]);
      expect((await say(mine.key, resumeId, { vote: "up" })).status).toBe(404);
    }
    const own = await call(`/api/share/resumes/${mine.casey.id}/view?key=${mine.key}`);
    expect(own.status).toBe(200);
    expect(own.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(own.headers.get("Referrer-Policy")).toBe("no-referrer");
    // A link does not open the API, and only its owner can revoke it.
    expect((await call(`/api/tournaments/${mine.id}`, { token: mine.key })).status).toBe(401);
    const stranger = { token: theirs.token };
    expect((await call(mine.path, stranger)).status).toBe(404);
    expect((await call(mine.path, { ...stranger, json: { label: "Me", days: 7 } })).status).toBe(404);
    const revoke = (path: string) => call(`${path}/${mine.shareId}`, { ...stranger, method: "DELETE" });
    expect((await revoke(mine.path)).status).toBe(404);
    expect((await revoke(theirs.path)).status).toBe(404);
    expect((await open(mine.key)).status).toBe(200);
  },
  PAGE_TIMEOUT_MS,
);

test(
  "who comes after the link was made is not shown by it",
  async () => {
    const { id, key } = await shared();
    const late = await uploadText(
      id,
      "late.txt",
      "Late Comer\nlate@example.com\n\nExperience\nClerk, 2020 - 2021",
    );
    await deliver([processJob(late.id)]);
    expect(await (await open(key)).text()).not.toContain("Late Comer");
  },
  PAGE_TIMEOUT_MS,
);

test("what a link may be is checked: whom for, how long, and that there is somebody to show", async () => {
  const { token, path } = await shared();
  const refusal = async (json: object) => {
    const answer = await call(path, { token, json });
    return [answer.status, (await answer.json<{ message: string }>()).message];
  };
  expect(await refusal({ label: " ", days: 7 })).toEqual([400, "Please say whom the link is for"]);
  expect(await refusal({ label: "Sam", days: 365 })).toEqual([400, "Choose 7 or 30 days"]);
  expect(await refusal({ label: "Sam", days: 7, query: { q: "zzzz" } })).toEqual([
    409,
    "No one in your list has been analyzed yet. Change your selection, then share again.",
  ]);
  for (let n = 1; n < 20; n++)
    expect((await call(path, { token, json: { label: `${n}`, days: 30 } })).status).toBe(201);
  expect(await refusal({ label: "One more", days: 7 })).toEqual([
    409,
    "This tournament has 20 active links. Revoke one first.",
  ]);
});

test(
  "one network cannot try keys without end",
  async () => {
    const { key } = await shared();
    const headers = { "CF-Connecting-IP": "203.0.113.77" };
    const guess = async (n: number) =>
      (await call(`/api/share/resumes/made-up/view?key=guess-${n}`, { headers })).status;
    // The limit counts per minute, so a minute that begins in between allows as many again.
    let tries = 0;
    let status = await guess(tries);
    for (; status === 404 && tries < 130; tries++) status = await guess(tries);
    expect(status).toBe(429);
    expect((await open(key, { headers })).status).toBe(429);
    expect((await open(key)).status).toBe(200);
  },
  PAGE_TIMEOUT_MS,
);

test("of links made at the same moment, no more than twenty are", async () => {
  const { user, id, shareId } = await shared();
  const query = listQuerySchema.parse({});
  const of = { userId: user.id, tournamentId: id };
  const make = () => services.shares.create({ ...of, label: "Sam", days: 7, isBlind: false, query });
  const made = await Promise.allSettled(Array.from({ length: 30 }, make));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(19);
  expect(await services.shares.list(of)).toHaveLength(20);
  const log = await db.select().from(auditEntries).where(eq(auditEntries.tournamentId, id));
  expect(log.filter(({ action }) => action === "share.created")).toHaveLength(20);
  await expect(make()).rejects.toThrow("20 active links");
  await services.shares.revoke({ ...of, shareId });
  expect((await make()).shares).toHaveLength(21);
});
