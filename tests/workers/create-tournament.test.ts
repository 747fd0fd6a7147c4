import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { creditFor } from "#core/billing/next-credit";
import { toEdit } from "#core/rubrics/edit-criteria";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { auditEntries, creditEntries, fileDeletions, rubricVersions, tournaments } from "#platform/d1/schema";
import { docx } from "../fixtures/docx-builders";
import { textPdf } from "../fixtures/pdf-builders";
import { call, ORIGIN } from "./call";
import { db, liftLimits, services, signUp } from "./support";

const JOB = {
  name: "Accountant",
  jobDescription: "",
  keyRequirements: "CPA or CMA\nMonth-end close\nNative English speaker",
  optionalRequirements: "Power BI",
  keySkills: [],
};
const FIELDS = { ...JOB, keySkills: "" };

/** Posts the page's form and returns the response. */
async function post(token: string, fields: Record<string, string>) {
  const answer = await call("/dashboard/create-tournament", {
    body: new URLSearchParams(fields),
    cookie: `auth_token=${token}`,
    origin: ORIGIN,
    headers: { Accept: "text/html", "X-Forwarded-Host": new URL(ORIGIN).host },
  });
  return { status: answer.status, location: answer.headers.get("Location"), html: await answer.text() };
}

const tournamentsOf = (userId: string) =>
  db.select().from(tournaments).where(eq(tournaments.userId, userId)).orderBy(tournaments.createdAt);
const spent = async (userId: string) =>
  (await db.select().from(creditEntries).where(eq(creditEntries.userId, userId))).filter(
    ({ kind }) => kind === "spend",
  ).length;

describe("a review", () => {
  test("shows the rubric that creation would make, and stores and spends nothing", async () => {
    const { user } = await signUp();
    const { id, rubric, warnings } = await services.tournaments.review(user, JOB);
    expect(rubric.criteria.map(({ text, importance }) => [text, importance])).toEqual([
      ["Accountant", "must"],
      ["CPA or CMA", "must"],
      ["Month-end close", "must"],
      ["Power BI", "nice"],
    ]);
    expect(rubric.refused).toMatchObject([{ rewording: "Fluent English" }]);
    expect(warnings).toMatchObject([{ title: "1 requirement was left out" }]);
    expect([await tournamentsOf(user.id), await spent(user.id)]).toEqual([[], 0]);
    const made = await services.tournaments.create(user.id, { ...JOB, id });
    const [version] = await db.select().from(rubricVersions).where(eq(rubricVersions.tournamentId, made.id));
    expect(version).toMatchObject({ version: 1, rubric, changes: [] });
  });

  test("is refused where there is no credit, before anything is lost", async () => {
    const { user } = await signUp();
    for (let n = 0; n < 2; n++) await services.tournaments.create(user.id, JOB);
    await expect(services.tournaments.review(user, JOB)).rejects.toMatchObject({
      code: "tournament_limit",
      details: { limitReached: true, limit: 2 },
    });
    await liftLimits(user.id);
    await services.tournaments.review({ ...user, hasUnlimitedAccess: true }, JOB);
  });
});

describe("confirming it", () => {
  test("many clicks at once make one tournament on one credit, and answer with it", async () => {
    const { user } = await signUp();
    const { id } = await services.tournaments.review(user, JOB);
    const made = await Promise.all(
      Array.from({ length: 5 }, () => services.tournaments.create(user.id, { ...JOB, id })),
    );
    expect(new Set(made.map((one) => one.id))).toEqual(new Set([id]));
    expect((await services.tournaments.create(user.id, { ...JOB, id })).id).toBe(id);
    expect([(await tournamentsOf(user.id)).length, await spent(user.id)]).toEqual([1, 1]);
    expect(await services.credits.count(user.id)).toBe(1);
  });

  test("takes the last credit once, and still answers the click that came second", async () => {
    const { user } = await signUp();
    await services.tournaments.create(user.id, JOB);
    const { id } = await services.tournaments.review(user, JOB);
    const made = [1, 2].map(() => services.tournaments.create(user.id, { ...JOB, id }));
    expect((await Promise.all(made)).map((one) => one.id)).toEqual([id, id]);
    expect(await services.credits.count(user.id)).toBe(0);
  });

  test("under the id of somebody else's tournament makes nothing and tells nothing", async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const { id } = await services.tournaments.create(owner.user.id, JOB);
    const secret = { ...JOB, name: "Mine" };
    await expect(services.tournaments.create(stranger.user.id, { ...secret, id })).rejects.toMatchObject({
      code: "tournament_id_used",
    });
    expect(await spent(stranger.user.id)).toBe(0);
    expect(await tournamentsOf(owner.user.id)).toMatchObject([{ name: "Accountant" }]);
  });

  test("stores the criteria as they were changed, and says what was", async () => {
    const { user, token } = await signUp();
    const { id, rubric } = await services.tournaments.review(user, JOB);
    const [whole, cpa, close] = rubric.criteria.map(toEdit);
    if (!whole || !cpa || !close) throw new Error("no such criteria");
    await services.tournaments.create(user.id, {
      ...JOB,
      id,
      criteria: [
        { ...whole, weight: 500 },
        { ...cpa, knockOut: true },
        close,
        { text: "Fluent English", importance: "must", weight: 3 },
      ],
    });
    const detail = await (await call(`/api/tournaments/${id}/rubric`, { token })).json<RubricDetail>();
    const { criteria, refused } = detail.rubric;
    expect(criteria.map((one) => one.id)).toEqual(["c1", "c2", "c3", "v1c1"]);
    expect(criteria[1]).toMatchObject({ knockOut: true, source: [{ field: "keyRequirements", line: 0 }] });
    const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
    expect((criteria[0]?.weight ?? 0) / total).toBeCloseTo(0.35, 2);
    expect(refused).toEqual([]);
    expect(detail.history).toMatchObject([
      {
        version: 1,
        changes: [
          expect.stringContaining("Weight of “Accountant”"),
          "“CPA or CMA” is now a knock-out",
          "Added “Fluent English”",
          "Removed “Power BI”",
        ],
      },
    ]);
  });
});

describe("an id that was used and deleted", () => {
  const taken = { status: 409, code: "tournament_id_used" };

  test("makes no second tournament for the same Idempotency-Key", async () => {
    const { user, token } = await signUp();
    const post = () => call("/api/tournaments", { token, json: JOB, headers: { "Idempotency-Key": "k1" } });
    const first = await post();
    const { id } = await first.json<{ id: string }>();
    expect([first.status, (await (await post()).json<{ id: string }>()).id]).toEqual([201, id]);
    expect((await call(`/api/tournaments/${id}`, { method: "DELETE", token })).status).toBe(200);
    const again = await post();
    expect([again.status, await again.json()]).toEqual([
      409,
      { message: expect.stringContaining("Idempotency-Key") },
    ]);
    expect([(await tournamentsOf(user.id)).length, await spent(user.id)]).toEqual([0, 1]);
    // Without a credit left, and without limits.
    await services.tournaments.create(user.id, JOB);
    expect((await post()).ok).toBe(false);
    await liftLimits(user.id);
    expect((await post()).status).toBe(409);
  });

  test("gives nobody the plan, the log or the deletion of the one before", async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    await liftLimits(owner.user.id);
    const { id } = await services.tournaments.create(owner.user.id, JOB);
    await services.tournaments.delete({ userId: owner.user.id, tournamentId: id });
    const create = (userId: string) => services.tournaments.create(userId, { ...JOB, id });
    await expect(create(stranger.user.id)).rejects.toMatchObject(taken);
    await expect(create(owner.user.id)).rejects.toMatchObject(taken);
    // Neither once its files are removed, nor from its log alone.
    await db.delete(fileDeletions).where(eq(fileDeletions.id, id));
    await expect(create(stranger.user.id)).rejects.toMatchObject(taken);
    expect([await spent(stranger.user.id), (await tournamentsOf(stranger.user.id)).length]).toEqual([0, 0]);
  });

  test("stays used where no ledger, no list of files and no log know it, as once the log is archived", async () => {
    const { user } = await signUp();
    await liftLimits(user.id);
    const { id } = await services.tournaments.create(user.id, JOB);
    await db.delete(tournaments).where(eq(tournaments.id, id));
    await expect(services.tournaments.create(user.id, { ...JOB, id })).rejects.toMatchObject(taken);
  });

  test("stays used through the ledger, also for somebody without limits", async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const { id } = await services.tournaments.create(owner.user.id, JOB);
    await db.delete(tournaments).where(eq(tournaments.id, id));
    const create = () => services.tournaments.create(stranger.user.id, { ...JOB, id });
    await expect(create()).rejects.toMatchObject(taken);
    await liftLimits(stranger.user.id);
    await expect(create()).rejects.toMatchObject(taken);
  });

  test("can still be deleted where it was used twice before this was refused", async () => {
    const { user, token } = await signUp();
    const { id } = await services.tournaments.create(user.id, JOB);
    const old = { id, prefix: `tournaments/${id}/`, createdAt: new Date(0), attempts: 1 };
    await db.insert(fileDeletions).values(old);
    expect((await call(`/api/tournaments/${id}`, { method: "DELETE", token })).status).toBe(200);
    const [deletion] = await db.select().from(fileDeletions).where(eq(fileDeletions.id, id));
    expect(deletion?.attempts).toBe(0);
    expect(deletion?.createdAt.getTime()).toBeGreaterThan(0);
  });
});

describe("the form of the page", () => {
  // The first page load imports the whole Remix build.
  beforeAll(async () => void (await (await call("/help")).text()), 120_000);

  test("works without a script: first the criteria, then the tournament", async () => {
    const { user, token } = await signUp();
    const shown = await post(token, FIELDS);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain("This is what candidates will be judged by");
    expect(await tournamentsOf(user.id)).toEqual([]);
    const fieldOf = (name: string) =>
      new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(shown.html)?.[1]?.replaceAll("&quot;", '"') ??
      "";
    const confirmed = { ...FIELDS, id: fieldOf("id"), criteria: fieldOf("criteria") };
    const created = await post(token, confirmed);
    expect([created.status, created.location]).toEqual([302, `/dashboard/tournament/${confirmed.id}`]);
    expect((await post(token, confirmed)).location).toBe(created.location);
    expect(await spent(user.id)).toBe(1);
  });

  test("a name alone is enough, as for the API, and the review says what that means", async () => {
    const { token } = await signUp();
    const { status, html } = await post(token, { ...FIELDS, keyRequirements: " ", optionalRequirements: "" });
    expect(status).toBe(200);
    expect(html).toContain("Candidates will be judged by the name alone");
    const created = await call("/api/tournaments", { token, json: { name: "Accountant" } });
    const { id } = await created.json<{ id: string }>();
    const { rubric } = await (await call(`/api/tournaments/${id}/rubric`, { token })).json<RubricDetail>();
    expect(rubric.criteria).toMatchObject([{ text: "Accountant", kind: "role", overall: true }]);
  });

  test.each([
    { criteria: "no JSON" },
    { criteria: "[]" },
    { criteria: JSON.stringify([{ text: "Young and dynamic", importance: "must", weight: 3 }]) },
    { id: "no id" },
  ])("what nobody confirmed makes nothing: %j", async (wrong) => {
    const { user, token } = await signUp();
    const criteria = JSON.stringify([{ text: "CPA", importance: "must", weight: 3 }]);
    const { status } = await post(token, { ...FIELDS, id: crypto.randomUUID(), criteria, ...wrong });
    expect(status).toBe(400);
    expect([await tournamentsOf(user.id), await spent(user.id)]).toEqual([[], 0]);
  });
});

test("what the page says of the next credit is the one that is taken", async () => {
  const { user } = await signUp();
  const grant = (planId: number, source: "pack" | "extra") =>
    services.credits.grant({
      userId: user.id,
      planId,
      source,
      amount: 1,
      cause: crypto.randomUUID(),
      subject: "",
    });
  await grant(4, "pack");
  await grant(2, "extra");
  const names = new Map((await services.plans.list()).map(({ id, name }) => [id, name]));
  const usable = () => services.credits.listUsable(user.id);
  expect(await usable()).toEqual([
    { planName: "EXTRA TOURNAMENT", credits: 1, maxResumes: 100 },
    { planName: "ENTERPRISE", credits: 1, maxResumes: 2000 },
  ]);
  // Once the packs are used up, this month's free credits count again.
  for (const fileCount of [50, 5000, 3, 0]) {
    const credit = creditFor(await usable(), fileCount);
    const { id } = await services.tournaments.create(user.id, { ...JOB, fileCount });
    const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
    expect(credit?.planName).toBe(names.get(row?.creditPlanId ?? 0));
  }
  expect(await usable()).toEqual([]);
  expect(creditFor([], 1)).toBeUndefined();
});

describe("an advert from a file", () => {
  const send = (token: string | undefined, name: string, bytes: Uint8Array) =>
    call(`/api/tournaments/advert?name=${name}`, { token, body: new Blob([bytes as BlobPart]) });

  test("becomes text, whatever it came as, and is kept nowhere", async () => {
    const { user, token } = await signUp();
    for (const [name, bytes] of [
      ["advert.txt", new TextEncoder().encode("CPA required")],
      ["advert.pdf", await textPdf(["CPA required"])],
      ["advert.docx", docx(["CPA required"])],
    ] as const) {
      const answer = await send(token, name, bytes);
      expect([answer.status, await answer.json()]).toEqual([200, { text: "CPA required" }]);
    }
    expect(await tournamentsOf(user.id)).toEqual([]);
  });

  test("is refused in words", async () => {
    const { token } = await signUp();
    for (const [name, text, words] of [
      ["advert.exe", "CPA", 'File "advert.exe" is not an accepted file type.'],
      ["advert.txt", "", "The file is empty."],
      ["advert.pdf", "%PDF-1.7 no more", "The file is damaged and could not be opened."],
    ] as const) {
      const answer = await send(token, name, new TextEncoder().encode(text));
      expect([answer.status, await answer.json()]).toEqual([400, { message: words }]);
    }
    expect((await send(token, "advert.txt", new Uint8Array(1024 * 1024 + 1))).status).toBe(413);
    expect((await send(undefined, "advert.txt", new Uint8Array(1))).status).toBe(401);
  });
});

describe("name and description later", () => {
  const patch = (id: string, token: string | undefined, json: unknown) =>
    call(`/api/tournaments/${id}`, { method: "PATCH", token, json });

  test("are changed by the owner, noted once, and found by their new words", async () => {
    const { user, token } = await signUp();
    const { id } = await services.tournaments.create(user.id, JOB);
    const edit = { name: "Senior Zymurgist", jobDescription: "Brews" };
    const before = await (await call(`/api/tournaments/${id}/rubric`, { token })).json();
    for (let click = 0; click < 2; click++) {
      const answer = await patch(id, token, edit);
      expect([answer.status, await answer.json()]).toMatchObject([200, edit]);
    }
    expect(await (await call(`/api/tournaments/${id}/rubric`, { token })).json()).toEqual(before);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.tournamentId, id));
    expect(
      entries.map(({ action }) => action).filter((action) => action === "tournament.edited"),
    ).toHaveLength(1);
  });

  test("stay as they are for anybody else, and for what is no name", async () => {
    const { user, token } = await signUp();
    const { id } = await services.tournaments.create(user.id, JOB);
    const stranger = await signUp();
    const edit = { name: "Taken", jobDescription: "" };
    expect((await patch(id, stranger.token, edit)).status).toBe(404);
    expect((await patch(id, undefined, edit)).status).toBe(401);
    const refused = await patch(id, token, { name: " " });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { message: "Tournament name is required" },
    ]);
    expect(await tournamentsOf(user.id)).toMatchObject([{ name: "Accountant" }]);
  });
});
