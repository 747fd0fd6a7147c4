import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "vitest";
import { logInAsRecruiter, openBrowser } from "./support";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const { visit } = openBrowser();

test.each(["light", "dark"] as const)("axe finds nothing on any page, %s", async (colorScheme) => {
  const page = await visit({ colorScheme });
  const found: string[] = [];
  const check = async (name: string) => {
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
    for (const { id, nodes } of violations) found.push(`${name}: ${id} at ${nodes[0]?.target}`);
  };
  const open = async (path: string) => {
    await page.goto(path);
    await check(path);
  };

  for (const path of ["/", "/auth/login", "/auth/signup", "/no-such-page"]) await open(path);
  const { samplePath } = await logInAsRecruiter(page);
  for (const path of ["/dashboard", "/dashboard/tournaments", "/dashboard/resumes"]) await open(path);
  await open("/dashboard/create-tournament");
  await open(samplePath);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.waitForTimeout(300);
  await check("keyboard shortcuts");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Why this score" }).first().click();
  await page.getByRole("dialog").waitFor();
  // The sheet slides in; half way its colours have no contrast.
  await page.waitForTimeout(500);
  await check("why this score");
  expect(found).toEqual([]);
});
