import { expect, test } from "vitest";
import { logInAsAdmin, logInAsRecruiter } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

test("a reason given for a tier stands in the activity, and the administrator may read it and nothing more", async () => {
  const page = await visit();
  const { samplePath } = await logInAsRecruiter(page);
  await page.goto(samplePath);
  const card = page.getByRole("article").first();
  const name = (await card.getAttribute("aria-label")) ?? "";
  const reason = `Knows our field ${crypto.randomUUID().slice(0, 8)}`;
  await card.getByRole("button", { name: /^Change Tier/ }).click();
  const dialog = page.getByRole("dialog", { name: "Change Tier" });
  await dialog.getByLabel("Why?").fill(reason);
  await dialog.locator("button[aria-pressed=false]").filter({ hasText: "Tier" }).last().click();
  await page.getByText("Your tier; the AI said").first().waitFor();

  await page
    .getByRole("article", { name, exact: true })
    .getByRole("button", { name: /^Why this score/ })
    .click();
  await page.getByRole("dialog").getByText(reason).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "More for this tournament" }).click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  await page.getByRole("heading", { name: "Activity" }).waitFor();
  await page.getByLabel("Show").selectOption("tiers");
  await page.waitForURL(/kind=tiers/);
  const newest = page.getByRole("listitem").filter({ hasText: reason });
  expect(await newest.textContent()).toContain(`You moved ${name} from Tier`);

  const admin = await visit();
  await logInAsAdmin(admin);
  await admin.goto(samplePath);
  await admin.getByText("You're viewing a tournament of another account").waitFor();
  expect(await admin.getByText("recruiter@example.com").count()).toBeGreaterThan(0);
  const writing = /Add Resumes|Export|Change Tier|Edit criteria|^More for (?!this)/;
  expect(await admin.getByRole("button", { name: writing }).count()).toBe(0);
  await admin.getByRole("button", { name: "More for this tournament" }).click();
  await expect.poll(() => admin.getByRole("menuitem").allTextContents()).toEqual(["Activity", "Fairness"]);
  await admin.keyboard.press("Escape");
  await admin.keyboard.press("4");
  await admin
    .getByRole("button", { name: /^Why this score/ })
    .first()
    .click();
  const sheet = admin.getByRole("dialog");
  await sheet.getByText("Criterion by criterion").waitFor();
  expect(await sheet.getByRole("button", { name: /^Tier [A-D]$|note/i }).count()).toBe(0);
  expect(await sheet.getByLabel("Your note").count()).toBe(0);

  await page.reload();
  await page.getByLabel("Show").selectOption("views");
  await page.getByText("viewed this tournament as the administrator").first().waitFor();

  await admin.goto("/admin/audit");
  await admin.getByRole("button", { name: "Verify the chain" }).click();
  await admin.getByText("The chain is intact").waitFor();
  expect(await admin.getByRole("listitem").filter({ hasText: name }).count()).toBe(0);
});
