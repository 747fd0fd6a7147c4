import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import { fixtureJob } from "../fixtures/make-files";
import { amaraLines, reneText, zoeText } from "../fixtures/resumes";
import { findInBothThemes, WCAG_22_AA } from "./axe";
import { createTournament, signUp, untilRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const FILES = [
  { name: "amara.txt", bytes: Buffer.from(amaraLines.map((line) => line.replace(/^#/, "")).join("\n")) },
  { name: "zoe.txt", bytes: Buffer.from(zoeText) },
  { name: "rene.txt", bytes: Buffer.from(reneText) },
];

let page: Page;
let path: string;
let ids: Record<string, string>;

beforeAll(async () => {
  page = await visit();
  await signUp(page, { unlimited: true });
  const id = await createTournament(page, fixtureJob, FILES);
  path = `/dashboard/tournament/${id}`;
  await untilRead(page, { done: FILES.length, failed: 0 });
  const listed = await page.request.get(`/api/tournaments/${id}/resumes`);
  const resumes = (await listed.json()) as ResumeView[];
  ids = Object.fromEntries(resumes.map((resume) => [resume.fileName, resume.id]));
});

const table = () => page.getByRole("table", { name: /^Verdicts on/ });
const heads = () => table().getByRole("columnheader");
const rows = () => table().locator("tbody tr");
const compare = async (...chosen: (string | undefined)[]) => {
  await page.goto(`${path}?compare=${chosen.join(",")}`);
  await page.getByRole("dialog").waitFor();
};
const compareAll = async () => {
  await compare(ids["rene.txt"], ids["amara.txt"], ids["zoe.txt"]);
  await table().getByRole("button", { name: "René Lefèvre", exact: true }).waitFor();
  await expect.poll(() => rows().count()).toBeGreaterThan(5);
  await expect.poll(() => heads().first().textContent()).toMatch(/\d+ of \d+ rows differ/);
};

test("three candidates side by side, best first, one row a criterion, must-haves first", async () => {
  await compareAll();
  const names = await heads().locator("button[title]").allTextContents();
  expect(names.filter(Boolean)).toEqual(["Amara Okafor", "Zoë Marchetti", "René Lefèvre"]);
  const kinds = await rows().locator("th").allTextContents();
  const isMust = kinds.map((kind) => kind.includes("Must have"));
  expect(isMust.lastIndexOf(true)).toBeLessThan(
    isMust.includes(false) ? kinds.length : Number.POSITIVE_INFINITY,
  );
  expect(isMust.indexOf(false)).toBe(isMust.filter(Boolean).length);
  await page.getByRole("heading", { name: "Why this order" }).waitFor();
  expect(await page.getByText(/Amara Okafor before Zoë Marchetti: /).count()).toBe(1);
});

test("only the differences, and all again", async () => {
  await compareAll();
  const [, differing, all] =
    /(\d+) of (\d+) rows differ/.exec((await heads().first().textContent()) ?? "") ?? [];
  expect(await rows().count()).toBe(Number(all));
  await page.getByLabel("Only differences").check();
  await expect.poll(() => rows().count()).toBe(Number(differing));
  expect(await table().textContent()).not.toContain("same verdict");
  await page.getByLabel("Only differences").uncheck();
  expect(await rows().count()).toBe(Number(all));
});

test("a quote leads to its place in the resume; Escape comes back step by step", async () => {
  await compareAll();
  const quote = table().locator("td button").first();
  const words = await quote.textContent();
  await quote.click();
  const mark = page.getByRole("region", { name: "Resume text" }).locator("mark");
  await mark.waitFor();
  expect(await mark.textContent()).toBe(words);
  expect(new URL(page.url()).searchParams.has("criterion")).toBe(true);
  await page.keyboard.press("Escape");
  await mark.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).searchParams.has("candidate")).toBe(false);
  await table().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(new URL(page.url()).search).toBe("");
});

test("one can be taken out, down to two", async () => {
  await compareAll();
  await table().getByRole("button", { name: "Remove Zoë Marchetti from the comparison" }).click();
  await expect.poll(() => heads().count()).toBe(3);
  expect(new URL(page.url()).searchParams.get("compare")?.split(",")).toHaveLength(2);
  expect(
    await table()
      .getByRole("button", { name: /from the comparison/ })
      .count(),
  ).toBe(0);
});

test("a link with candidates that are not here says so", async () => {
  await compare(ids["amara.txt"], ids["zoe.txt"], crypto.randomUUID());
  await page.getByText("One candidate in this link is no longer in this tournament.").waitFor();
  expect(await heads().count()).toBe(3);
  await compare("no-such", "nor-this");
  await page.getByText("Nothing to compare").waitFor();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});

// The other accessibility tests see it on a desktop.
test("axe finds nothing on a phone, light and dark", async () => {
  await page.setViewportSize({ width: 390, height: 850 });
  await compareAll();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  expect(await findInBothThemes(page, { only: WCAG_22_AA })).toEqual([]);
});
