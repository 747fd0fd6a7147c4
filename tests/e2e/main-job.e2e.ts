import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { TournamentEvent } from "#core/events/tournament-event";
import { fixtureJob, makeFixtureFiles } from "../fixtures/make-files";
import { amaraLines, zoeText } from "../fixtures/resumes";
import { addResumes, card, createTournament, shownCandidates, signUp, untilRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const files = await makeFixtureFiles();
const readable = files.filter(({ kind }) => ["strong", "medium", "weak"].includes(kind));
const broken = files.filter((file) => !readable.includes(file));

let page: Page;
let tournamentId: string;
const heard: { finished: number; total: number }[] = [];

// A recruiter signs up, opens a tournament and drops a folder of twelve files on the form.
beforeAll(async () => {
  page = await visit();
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (payload === "pong") return;
      const event: TournamentEvent = JSON.parse(String(payload));
      if (event.type === "deleted") return;
      const { progress } = event;
      heard.push({ finished: progress.doneCount + progress.errorCount, total: progress.resumeCount });
    }),
  );
  await signUp(page, { unlimited: true });
  tournamentId = await createTournament(page, fixtureJob, files);
  await untilRead(page, { done: readable.length, failed: broken.length });
});

test("the page was told of the progress by the channel, up to the last file", () => {
  const finished = heard.map((progress) => progress.finished);
  expect(finished).toEqual([...finished].sort((a, b) => a - b));
  expect(heard.at(-1)).toEqual({ finished: files.length, total: files.length });
});

test("candidates are ranked by match: strong before medium before weak, broken files last", async () => {
  const shown = await shownCandidates(page);
  const kinds = shown.map(({ name }) => files.find((file) => file.name.startsWith(name))?.kind);
  expect(kinds.slice(0, readable.length)).toEqual([...readable.map(({ kind }) => kind)].sort(byStrength));
  const percents = shown.map(({ percent }) => percent);
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  for (const { name, tier } of shown) {
    const kind = files.find((file) => file.name.startsWith(name))?.kind;
    if (kind === "strong") expect(tier, name).toBe("A");
    if (kind === "weak") expect(tier, name).toBe("D");
  }
});

test.each([
  { fileName: "amara-okafor.pdf", source: amaraLines.join("\n") },
  { fileName: "Zoë Marchetti.txt", source: zoeText },
])("every quote behind the score of $fileName stands in the file", async ({ fileName, source }) => {
  await card(page, fileName)
    .getByRole("button", { name: /Why this score/ })
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.locator("blockquote").first().waitFor();
  const quotes = await sheet.locator("blockquote").allTextContents();
  expect(quotes.length).toBeGreaterThanOrEqual(4);
  for (const quote of quotes) expect(onOneLine(source)).toContain(onOneLine(quote));
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
});

test.each(broken)("$name says why it could not be read", async ({ name, shows }) => {
  expect(await card(page, name).textContent()).toContain(shows);
});

test("the tier filter shows that tier only, and survives a reload", async () => {
  await page.goto(`/dashboard/tournament/${tournamentId}`);
  const inTierA = (await shownCandidates(page)).filter(({ tier }) => tier === "A");
  await page.getByRole("button", { name: /^Tier A/ }).click();
  await expect.poll(() => shownCandidates(page)).toEqual(inTierA);
  await page.reload();
  expect(await shownCandidates(page)).toEqual(inTierA);
  await page.getByRole("button", { name: /^All/ }).click();
  await expect.poll(async () => (await shownCandidates(page)).length).toBe(files.length);
});

test("Change Tier moves a candidate, says what the analysis said, and survives a reload", async () => {
  const weak = card(page, "marcus-hale.pdf");
  await weak.getByRole("button", { name: /Change Tier/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Tier B" }).click();
  await expect.poll(() => weak.textContent()).toContain("Your tier; the AI said Tier D.");
  await page.reload();
  expect(await weak.locator("header").textContent()).toContain("Tier B");
});

test("View Resume answers with what was uploaded, in a form that a browser shows", async () => {
  const seen = async (fileName: string) => {
    const href = await card(page, fileName)
      .getByRole("link", { name: /View Resume/ })
      .getAttribute("href");
    return page.evaluate(async (href) => {
      const response = await fetch(href);
      return { type: response.headers.get("Content-Type"), text: await response.text() };
    }, href ?? "");
  };
  expect(await seen("amara-okafor.pdf")).toMatchObject({ type: "application/pdf" });
  expect((await seen("lukas-brandt.docx")).text).toContain("Kranich Mobility");
  expect((await seen("rene-lefevre.txt")).text).toContain("Hôtel Belle Rivière");
});

test("what somebody adds in another tab appears without a reload", async () => {
  const other = await page.context().newPage();
  await other.goto(`/dashboard/tournament/${tournamentId}`);
  const done = (await shownCandidates(page)).filter(({ tier }) => tier !== null).length;
  const late = {
    name: `late-${crypto.randomUUID()}.txt`,
    bytes: Buffer.from(`${zoeText}\nReferences on request.`),
  };
  await addResumes(other, [late]);
  await expect.poll(() => card(page, late.name).count(), { timeout: 30_000 }).toBe(1);
  await untilRead(page, { done: done + 1, failed: broken.length });
});

const STRENGTH = ["strong", "medium", "weak"];
const byStrength = (a: string, b: string) => STRENGTH.indexOf(a) - STRENGTH.indexOf(b);
const onOneLine = (text: string) => text.replace(/^#/gm, "").replace(/\s+/g, " ").trim();
