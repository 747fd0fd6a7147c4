import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Locator } from "playwright-core";
import { MAX_SHARED_CANDIDATES } from "#core/shares/share";
import { JOB } from "../pipeline/make-resumes";

const ACCEPTED = /\.(?:pdf|docx|txt)$/i;
const PASSWORD = "correct-horse-battery";
const TIMEOUT_MS = 10 * 60_000;

export type Step = { what: string; clicks: number; fields: number; seconds: number };

/** Signs up for a pack, creates a tournament of these resumes, and shares the best tier that has anybody. */
export async function takeSteps(context: BrowserContext, folder: string, count: number): Promise<Step[]> {
  const files = readdirSync(folder)
    .filter((name) => ACCEPTED.test(name))
    .sort()
    .slice(0, count)
    .map((name) => join(folder, name));
  if (files.length < count) throw new Error(`${folder} has ${files.length} resumes, not ${count}.`);

  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const steps: Step[] = [];
  let hand = { clicks: 0, fields: 0 };
  const click = async (target: Locator) => {
    await target.click();
    hand.clicks++;
  };
  const type = async (label: string | RegExp, text: string) => {
    await page.getByLabel(label).fill(text);
    hand.fields++;
  };
  const step = async (what: string, take: () => Promise<void>) => {
    hand = { clicks: 0, fields: 0 };
    const startedAt = performance.now();
    await take();
    steps.push({ what, ...hand, seconds: (performance.now() - startedAt) / 1000 });
  };

  await page.goto("/");
  await step("sign up and pay for a pack", async () => {
    await click(page.getByRole("link", { name: "Get Started with PRO" }));
    await type("Email", "journey@example.com");
    await type(/^Password/, PASSWORD);
    await type("Confirm password", PASSWORD);
    await click(button("Sign up"));
    await page.waitForURL("**/subscription/checkout?*");
    await click(button(/^Pay /));
    await page.waitForURL("**/subscription/test-checkout?*");
    await click(button(/^Pay /));
    await page.getByText("5 credits left").waitFor();
  });
  await step("describe the job, drop the files, confirm the criteria", async () => {
    await click(page.getByRole("link", { name: "New Tournament" }).first());
    await type("Tournament name", JOB.name);
    await type("Job description", JOB.jobDescription);
    await type("Key requirements", JOB.keyRequirements);
    await type("Optional / nice-to-have requirements", JOB.optionalRequirements);
    await type("Key skills", JOB.keySkills.join(", "));
    await page.locator("input[type=file]").last().setInputFiles(files);
    hand.clicks++;
    await click(button("Create Tournament"));
    await click(button("Looks right"));
    await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
  });
  await step("until all are read and ranked", () =>
    page.locator("header").getByText("completed", { exact: true }).waitFor(),
  );
  await step("filter the best tier, share it, copy the link", async () => {
    const tier = await findShortList(page.locator("[data-tier-filter] button"));
    await click(tier);
    await click(button("Share"));
    await type("For whom", "Sam, head of engineering");
    await click(button("Create link"));
    await click(button("Copy link"));
  });
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await step("the manager opens it", async () => {
    await page.goto(link);
    await page.getByRole("article").first().waitFor();
  });
  return steps;
}

/** The button of the best tier that has somebody and fits into a link. */
async function findShortList(buttons: Locator): Promise<Locator> {
  // The first one is for all candidates.
  for (const tier of (await buttons.all()).slice(1)) {
    const size = Number(/\(([\d,]+)\)/.exec((await tier.textContent()) ?? "")?.[1]?.replace(",", ""));
    if (size > 0 && size <= MAX_SHARED_CANDIDATES) return tier;
  }
  throw new Error("No tier has somebody and fits into a link.");
}
