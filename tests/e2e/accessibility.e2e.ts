import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "vitest";
import { comparePath, logInAsAdmin, logInAsRecruiter, openBrowser } from "./support";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const { visit } = openBrowser();

test.each(["light", "dark"] as const)("axe finds nothing on any page, %s", async (colorScheme) => {
  const page = await visit({ colorScheme });
  const found: string[] = [];
  const check = async (name: string, on = page) => {
    const { violations } = await new AxeBuilder({ page: on }).withTags(WCAG_22_AA).analyze();
    for (const { id, nodes } of violations) found.push(`${name}: ${id} at ${nodes[0]?.target}`);
  };
  const open = async (path: string, on = page) => {
    await on.goto(path);
    await check(path, on);
  };

  for (const path of ["/", "/auth/login", "/auth/signup", "/help", "/no-such-page"]) await open(path);
  for (const path of ["/auth/forgot-password", "/auth/reset-password", "/auth/reset-password?token=x"]) {
    await open(path);
  }
  const { samplePath } = await logInAsRecruiter(page);
  await open("/dev/mails");
  await open("/auth/logout");
  await open("/account");
  await page.getByLabel(/to confirm/).fill("recruiter@example.com");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("alertdialog").waitFor();
  await page.waitForTimeout(500);
  await check("confirmation of a deletion");
  for (const path of ["/dashboard", "/dashboard/tournaments", "/dashboard/resumes"]) await open(path);
  for (const path of ["/subscription/manage", "/subscription/promo", "/help"]) await open(path);
  for (const query of ["", "?session_id=made-up"]) await open(`/subscription/checkout${query}`);
  await open("/dashboard/tournaments?q=zeppelin");
  await open("/dashboard/create-tournament");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.waitForTimeout(300);
  await check("the menu of the account");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.waitForTimeout(300);
  await check("the drawer");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/api/tournaments", (route) =>
    route.fulfill({ status: 403, body: '{"message":"No more.","limitReached":true}' }),
  );
  await page.getByLabel("Tournament name").fill("One too many");
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(500);
  await check("the dialog at a limit");
  await page.unrouteAll();
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
  await page.goto(await comparePath(page, samplePath));
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(500);
  await check("comparison");
  await open(`${samplePath}/activity`);
  const admin = await visit({ colorScheme });
  await logInAsAdmin(admin);
  await open(samplePath, admin);
  await open("/admin/audit", admin);
  await admin.getByRole("button", { name: "Verify the chain" }).click();
  await admin.getByText("The chain holds").waitFor();
  await check("a chain that holds", admin);
  expect(found).toEqual([]);
});
