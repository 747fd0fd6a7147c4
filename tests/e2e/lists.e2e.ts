import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Plan } from "#core/billing/plan";
import { PAGE_SIZE } from "#core/paging";
import { reneText } from "../fixtures/resumes";
import { address, makePromoCode, redeem, signUp, untilSampleIsRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
let page: Page;

async function openTournament(name: string, keySkills: string[]): Promise<string> {
  const json = { name, keySkills, keyRequirements: keySkills.join("\n") };
  const response = await page.request.post("/api/tournaments", { data: json, headers: { Origin: address } });
  return ((await response.json()) as { id: string }).id;
}

const names = () =>
  page
    .getByRole("table", { name: "Tournaments" })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.textContent));
const fileNames = (on = page) =>
  on
    .getByRole("table", { name: "Candidates" })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.title.replace(/\.\w+$/, "")));
const tournamentSearch = () => page.getByRole("searchbox", { name: "Search tournaments" });
const candidateSearch = () => page.getByRole("searchbox", { name: "Search candidates" });

beforeAll(async () => {
  page = await visit();
  await signUp(page);
  await untilSampleIsRead(page);
});

test("a newcomer sees what the plan gives, and the way to a first ranking", async () => {
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your first ranking is three steps away" }).waitFor();
  const plans = (await (await page.request.get("/api/plans")).json()) as Plan[];
  const free = plans.find(({ name }) => name === "FREE");
  const credits = page.getByRole("region", { name: "Active Credits" });
  expect(await credits.getByRole("listitem").allTextContents()).toEqual(free?.features);
  expect(await credits.textContent()).toContain("FREE");
  expect(await credits.getByRole("link", { name: "Manage Credits" }).getAttribute("href")).toBe(
    "/subscription/manage",
  );
  expect(await page.locator("dl").first().textContent()).toContain("0/2");
  await page.getByRole("link", { name: "Look at the sample first" }).click();
  await page.waitForURL(/\/dashboard\/tournament\//);
});

describe("with two tournaments", () => {
  let chef: string;
  beforeAll(async () => {
    await openTournament("Night Nurse", ["Wound care"]);
    chef = await openTournament("Head Chef", ["Menu planning"]);
  });

  test("tournaments are found by name, status and skills; Clear Search and Back restore", async () => {
    await page.goto("/dashboard");
    expect(await names()).toEqual(["Head Chef", "Night Nurse", "Backend Engineer (sample)"]);
    expect(await page.getByText("Your first ranking is three steps away").count()).toBe(0);
    expect(await page.locator("dl").first().textContent()).toContain("2/2");

    await tournamentSearch().fill("nurse");
    await expect.poll(names).toEqual(["Night Nurse"]);
    await tournamentSearch().fill("menu");
    await expect.poll(names).toEqual(["Head Chef"]);
    await tournamentSearch().fill("completed");
    await expect.poll(names).toEqual(["Backend Engineer (sample)"]);
    await tournamentSearch().fill("zeppelin");
    await page.getByText("No matches found").waitFor();
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect.poll(names).toHaveLength(3);
    expect(await tournamentSearch().inputValue()).toBe("");
    await expect.poll(() => tournamentSearch().evaluate((box) => box === document.activeElement)).toBe(true);

    await tournamentSearch().fill("chef");
    await expect.poll(names).toEqual(["Head Chef"]);
    await page.getByRole("link", { name: "View Head Chef" }).click();
    await page.waitForURL(`**/dashboard/tournament/${chef}`);
    await page.goBack();
    await expect.poll(names).toEqual(["Head Chef"]);
    expect(await tournamentSearch().inputValue()).toBe("chef");
  });
});

test("All Candidates: both modes, the order, and a link to the candidate", async () => {
  await page.goto("/dashboard/resumes");
  await candidateSearch().fill("typescript");
  await page.getByText("No matches found").waitFor();
  await page.getByLabel("Search mode").selectOption("By skills");
  await expect.poll(async () => (await fileNames()).length).toBeGreaterThan(1);
  await candidateSearch().fill("priya");
  await page.getByText("No matches found").waitFor();
  await page.getByLabel("Search mode").selectOption("By filename");
  await expect.poll(() => fileNames()).toEqual(["priya-raman"]);

  await page.goto("/dashboard/resumes?sort=best");
  const matches = await page
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.flatMap((row) => /(\d+)%/.exec(row.textContent ?? "")?.[1] ?? []).map(Number),
    );
  expect(matches.length).toBeGreaterThanOrEqual(6);
  expect(matches).toEqual([...matches].sort((a, b) => b - a));
  await page.getByRole("link", { name: "Priya Raman" }).click();
  await page.waitForURL(/\/dashboard\/tournament\/.+\?candidate=/);
});

describe("with more candidates than a page holds", () => {
  beforeAll(async () => {
    await redeem(page, await makePromoCode());
    const id = await openTournament("Concierge", ["French"]);
    for (let n = 0; n < PAGE_SIZE; n++) {
      const file = {
        name: `guest-${n}.txt`,
        mimeType: "text/plain",
        buffer: Buffer.from(`${reneText}\n${n}`),
      };
      await page.request.post(`/api/tournaments/${id}/resumes`, {
        multipart: { files: file },
        headers: { Origin: address },
      });
    }
  });

  test("a name that is one long word leaves the other columns their place", async () => {
    const name = "Rindfleisch".repeat(10);
    await openTournament(name, ["French"]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/dashboard/tournaments");
    const view = await page.getByRole("link", { name: `View ${name}` }).boundingBox();
    const main = await page.locator("main").boundingBox();
    if (!view || !main) throw new Error("nothing shown");
    expect(view.x + view.width).toBeLessThan(main.x + main.width);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test("page by page, and without scripts the same by links and a form", async () => {
    await page.goto("/dashboard/resumes");
    const first = await fileNames();
    expect(first).toHaveLength(PAGE_SIZE);
    await page.getByRole("link", { name: "Next" }).click();
    await expect.poll(async () => (await fileNames()).includes("priya-raman")).toBe(true);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect.poll(() => fileNames()).toEqual(first);

    const plain = await visit({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await plain.goto("/dashboard/resumes");
    expect(await fileNames(plain)).toEqual(first);
    await plain.getByRole("link", { name: "Next" }).click();
    await expect.poll(() => fileNames(plain)).toContain("priya-raman");
    await plain.getByRole("searchbox").fill("priya");
    await plain.getByRole("button", { name: "Search" }).click();
    await expect.poll(() => fileNames(plain)).toEqual(["priya-raman"]);
    await plain.goto("/dashboard?q=zeppelin");
    await plain.getByRole("button", { name: "Clear Search" }).click();
    expect(new URL(plain.url()).search).toBe("");
    await plain.getByRole("row", { name: /Concierge/ }).waitFor();
  });
});

test("candidates that cannot be fetched are asked for four times, then the page says so", async () => {
  await page.goto("/dashboard");
  let requests = 0;
  await page.route(/\/api\/resumes/, (route) => {
    requests += 1;
    return route.fulfill({ status: 500, body: "{}" });
  });
  await page.getByRole("link", { name: "Resumes" }).click();
  await page.getByText("Loading candidates").waitFor();
  await page.getByText("Error loading candidate data. Please try again.").waitFor();
  await page.getByText("Try refreshing the page or checking your connection.").waitFor();
  expect(requests).toBe(4);
});
