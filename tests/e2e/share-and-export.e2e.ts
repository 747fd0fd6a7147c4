import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import readExcel from "read-excel-file/node";
import { beforeAll, expect, test } from "vitest";
import { expectNothingFound, untilStill } from "./accessibility/expect-nothing-found";
import { signUp, untilSampleIsRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const PHONE = { width: 390, height: 844 };
/** Number of candidates in the sample. */
const PEOPLE = 8;
const NAMES = /okafor|reyes|lindqvist|whitfield|linh|haddad|raman|nowak|@example/i;

let page: Page;
let sample: string;

beforeAll(async () => {
  page = await visit();
  await signUp(page);
  sample = await untilSampleIsRead(page);
});

/** Chooses an item from the Export menu and reads the downloaded file. */
async function exportAs(item: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: item }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("the list leaves as CSV, Excel and JSON on the free plan, and follows the search", async () => {
  await page.goto(sample);
  const csv = await exportAs("CSV");
  expect(csv.name).toBe("Backend Engineer (sample) - candidates.csv");
  expect(csv.bytes.toString().trimEnd().split("\r\n")).toHaveLength(1 + PEOPLE);
  const [sheet] = await readExcel((await exportAs("Excel (XLSX)")).bytes);
  expect(sheet?.data).toHaveLength(1 + PEOPLE);
  expect(sheet?.data[1]?.slice(0, 3)).toEqual([1, "Priya Raman", "priya.raman@example.com"]);

  await page.goto(`${sample}?q=priya`);
  const { candidates } = JSON.parse((await exportAs("JSON")).bytes.toString());
  expect(candidates).toMatchObject([{ basics: { name: "Priya Raman" }, tier: { analysis: "A" } }]);
});

test("the report is a page that prints: candidates with quotes on paper, and none of the page's buttons", async () => {
  await page.goto(`${sample}?tier=D`);
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Report to print or save as PDF" }).click();
  await page.waitForURL("**/report?tier=D");
  const articles = page.getByRole("article");
  expect(await articles.count()).toBeGreaterThan(0);
  expect(await articles.filter({ hasText: "Tier D" }).count()).toBe(await articles.count());
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Print or save as PDF" }).isVisible()).toBe(false);
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await page.emulateMedia({ media: "screen" });
});

/** Fills in the dialog and returns the link. */
async function makeLink(of: Page, { label, isBlind = false }: { label: string; isBlind?: boolean }) {
  await of.getByRole("button", { name: "Share" }).click();
  const dialog = of.getByRole("dialog", { name: "Share candidates" });
  await dialog.getByRole("button", { name: "Create link" }).click();
  await dialog.getByText("Please say whom the link is for").waitFor();
  await dialog.getByLabel("For whom").fill(label);
  if (isBlind) await dialog.getByRole("switch", { name: /^Blind/ }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  return { dialog, link };
}

test("nothing moves under the pointer: the form comes together with the links there are", async () => {
  await page.goto(sample);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/shares", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share candidates" });
  await dialog.waitFor();
  expect(await dialog.getByRole("button", { name: "Create link" }).count()).toBe(0);
  answer();
  await dialog.getByRole("button", { name: "Create link" }).waitFor();
  expect(await dialog.getByRole("heading", { name: "Links" }).count()).toBe(1);
  await page.unrouteAll({ behavior: "wait" });
});

test("a blind link is opened by somebody without an account, who votes, and the recruiter sees it at once", async () => {
  await page.goto(sample);
  const name = `Sam ${crypto.randomUUID().slice(0, 4)}`;
  const comment = `Let us meet, says ${name}.`;
  const { dialog, link } = await makeLink(page, { label: name, isBlind: true });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Share");

  const guest = await visit();
  const answer = await guest.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(await guest.getByRole("article").count()).toBe(PEOPLE);
  expect((await guest.content()).match(NAMES)).toBeNull();
  const first = guest.getByRole("article", { name: "Candidate 1", exact: true });
  await first.getByText("with quotes").click();
  await first.getByRole("button", { name: "Send" }).click();
  await first.getByText("Choose a thumb or write a comment first").waitFor();
  await first.getByText("Thumbs up").click();
  await first.getByLabel("Comment").fill(comment);
  await first.getByRole("button", { name: "Send" }).click();
  await first.getByText("Sent. You can change it any time.").waitFor();
  await guest.reload();
  expect(await first.getByRole("radio", { name: "Thumbs up" }).isChecked()).toBe(true);
  expect(await first.getByLabel("Comment").inputValue()).toBe(comment);

  const seen = page.getByRole("list", { name: "What others think" });
  await seen.getByText(comment).waitFor();
  expect(await seen.textContent()).toContain(`${name}: Thumbs up`);

  await page.getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("listitem").filter({ hasText: name }).getByText("opened 2 times").waitFor();
  await dialog.getByRole("button", { name: `Revoke the link for ${name}` }).click();
  await dialog
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByText("revoked", { exact: true })
    .waitFor();
  await guest.reload();
  await guest.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await guest.getByText("This link was revoked.").waitFor();
});

test("a link that shows who they are has their files; keys do all of it; nothing is wider than a phone", async () => {
  await page.goto(`${sample}?q=priya`);
  const { dialog, link } = await makeLink(page, { label: "Robin" });
  expect(await dialog.getByText("1 candidate;").count()).toBe(1);
  const guest = await visit({ viewport: PHONE });
  await guest.goto(link);
  await guest.getByRole("article", { name: "Priya Raman" }).waitFor();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  const file = await guest.getByRole("link", { name: "View Resume" }).getAttribute("href");
  expect((await guest.request.get(file ?? "")).status()).toBe(200);

  await guest.getByRole("radio", { name: "Thumbs up" }).focus();
  await guest.keyboard.press("ArrowRight");
  expect(await guest.getByRole("radio", { name: "Thumbs down" }).isChecked()).toBe(true);
  await guest.keyboard.press("Tab");
  await guest.keyboard.type("Not this time.");
  await guest.keyboard.press("Tab");
  await guest.keyboard.press("Enter");
  await guest.getByText("Sent.").waitFor();

  await dialog.getByRole("button", { name: "Revoke the link for Robin" }).click();
  await dialog.getByLabel("Link", { exact: true }).waitFor({ state: "detached" });
});

expectNothingFound("whoever shares, reads what is shared, or reports", async ({ page, check, open }) => {
  await signUp(page);
  const sample = await untilSampleIsRead(page);
  await page.goto(`${sample}?tier=A`);
  const { dialog, link } = await makeLink(page, { label: "Sam" });
  await untilStill(page, "dialog");
  await check("share dialog");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await open(`${sample}/report`);
  await page.goto(link);
  await page.locator("details").first().click();
  await check("what is shared");
  await open("/share?key=made-up");
});
