import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { address, comparePath, logInAsRecruiter, openBrowser } from "./support";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "screenshots");
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };

const { visit } = openBrowser();

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
    ["help-signed-out", "/help"],
    ["forgot-password", "/auth/forgot-password"],
    ["reset-password", "/auth/reset-password?token=made-up"],
    ["invalid-reset-link", "/auth/reset-password"],
    ["local-mails", "/dev/mails"],
    ["not-found", "/no-such-page"],
  ] as const) {
    await page.goto(`${address}${path}`);
    await shoot(name);
  }
  const { samplePath } = await logInAsRecruiter(page);
  for (const [name, path] of [
    ["dashboard", "/dashboard"],
    ["tournaments", "/dashboard/tournaments"],
    ["resumes", "/dashboard/resumes"],
    ["no-match", "/dashboard/tournaments?q=zeppelin"],
    ["create-tournament", "/dashboard/create-tournament"],
    ["credits", "/subscription/manage"],
    ["promo", "/subscription/promo"],
    ["invalid-checkout", "/subscription/checkout?session_id=made-up"],
    ["help", "/help"],
    ["account", "/account"],
    ["tournament", samplePath],
  ] as const) {
    await page.goto(`${address}${path}`);
    await shoot(name, name !== "tournament");
  }
  await page.getByRole("button", { name: "Why this score" }).first().click();
  await page.getByRole("region", { name: "Scorecard" }).locator("blockquote").first().waitFor();
  await shoot("why-this-score", false);
  await page.goto(await comparePath(page, samplePath));
  await page
    .getByRole("table", { name: /verdicts on/ })
    .locator("td")
    .first()
    .waitFor();
  await shoot("compare", false);
  if (colorScheme === "light") {
    copyFileSync(join(FOLDER, "tournament-1440-light.png"), join(ROOT, "docs/screenshot.png"));
  }
});
