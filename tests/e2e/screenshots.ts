import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { address, openBrowser } from "./support";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "screenshots");
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };

const { visit } = openBrowser();

/** Signs in as the local recruiter; returns the page of its sample tournament, once it is read. */
async function openSample(page: Page): Promise<string> {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill("recruiter@example.com");
  await page.getByLabel("Password").fill("local-only-password");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard");
  const read = async () => {
    const response = await page.request.get("/api/tournaments");
    const [sample] = (await response.json()) as { id: string; status: string }[];
    return sample;
  };
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ status: "completed" });
  return `/dashboard/tournament/${(await read())?.id}`;
}

test.each(["light", "dark"] as const)("every page, %s", async (colorScheme) => {
  mkdirSync(FOLDER, { recursive: true });
  const page = await visit({ colorScheme });
  const shoot = async (name: string, fullPage = true) => {
    for (const [width, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage });
    }
  };

  for (const [name, path] of [
    ["landing", "/"],
    ["login", "/auth/login"],
    ["signup", "/auth/signup"],
    ["not-found", "/no-such-page"],
  ] as const) {
    await page.goto(`${address}${path}`);
    await shoot(name);
  }
  const sample = await openSample(page);
  for (const [name, path] of [
    ["dashboard", "/dashboard"],
    ["tournaments", "/dashboard/tournaments"],
    ["resumes", "/dashboard/resumes"],
    ["create-tournament", "/dashboard/create-tournament"],
    ["tournament", sample],
  ] as const) {
    await page.goto(`${address}${path}`);
    await shoot(name, name !== "tournament");
  }
  await page.getByRole("button", { name: "Why this score" }).first().click();
  await shoot("why-this-score", false);
  if (colorScheme === "light") {
    copyFileSync(join(FOLDER, "tournament-1440-light.png"), join(ROOT, "docs/screenshot.png"));
  }
});
