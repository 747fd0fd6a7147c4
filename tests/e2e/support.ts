import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { launchBrowser } from "./browser";

export const address = inject("address");
export const PASSWORD = "correct-horse-battery";

export type NamedFile = { name: string; bytes: Uint8Array };

/** One browser for the tests of a file; each visitor has cookies of their own. */
export function useBrowser(): { visit(): Promise<Page> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    async visit() {
      const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 900 } });
      context.setDefaultTimeout(20_000);
      return context.newPage();
    },
  };
}

/** A new account, through the pages. Ends on the dashboard. */
export async function signUp(page: Page): Promise<{ email: string }> {
  const email = `e2e-${crypto.randomUUID()}@example.com`;
  await page.goto("/auth/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/dashboard", { timeout: 60_000 });
  return { email };
}

/** Opens a tournament for the job with the files dropped on the form. Ends on its page; returns its id. */
export async function createTournament(page: Page, job: TournamentInput, files: NamedFile[]): Promise<string> {
  await page.goto("/dashboard/create-tournament");
  await page.getByLabel("Tournament name").fill(job.name);
  await page.getByLabel("Job description").fill(job.jobDescription);
  await page.getByLabel("Key requirements").fill(job.keyRequirements);
  await page.getByLabel("Optional / nice-to-have requirements").fill(job.optionalRequirements);
  await page.getByLabel("Key skills").fill(job.keySkills.join(", "));
  await dropFiles(page.getByRole("button", { name: /Drop resumes here/ }), files);
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** A real drop: the browser sees a DataTransfer with the files, as from a folder on the desktop. */
export async function dropFiles(target: Locator, files: NamedFile[]): Promise<void> {
  const contents = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") }));
  const dataTransfer = await target.page().evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of contents) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, contents);
  await target.dispatchEvent("drop", { dataTransfer });
}

export function cards(page: Page): Locator {
  return page.getByRole("region", { name: "Candidates" }).getByRole("article");
}

export function card(page: Page, fileName: string): Locator {
  return page.getByRole("article", { name: fileName.replace(/\.\w+$/, ""), exact: true });
}

/** The match of each candidate, in the order of the page; those without one are left out. */
export async function shownPercents(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.flatMap((text) => /(\d+)\s*%/.exec(text)?.[1] ?? []).map(Number);
}

/** Waits until every file is done or has ended in words. */
export async function untilRead(page: Page): Promise<void> {
  const header = page.locator("header").filter({ hasText: "Created" });
  await expect.poll(() => header.innerText(), { timeout: 90_000 }).toMatch(/\bcompleted\b/);
}
