import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "vitest";
import { sampleResumes } from "#core/tournaments/sample/sample-tournament";
import {
  joinPartner,
  logInAsPartner,
  openListing,
  untilListingIsRead,
  uploadToListing,
} from "./partner-support";
import { comparePath, logInAsAdmin, logInAsRecruiter, openBrowser } from "./support";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const { visit } = openBrowser();

const themes = ["light", "dark"] as const;
/** All pages, one after another. */
const LONG = { timeout: 300_000 };

test.each(themes)("axe finds nothing on any page, %s", LONG, async (colorScheme) => {
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

  for (const path of ["/", "/auth/login", "/auth/signup", "/help", "/privacy", "/no-such-page"])
    await open(path);
  for (const path of ["/", "/auth/login", "/auth/signup", "/help", "/v1/docs", "/no-such-page"]) {
    await open(path);
  }
  for (const path of ["/auth/forgot-password", "/auth/reset-password", "/auth/reset-password?token=x"]) {
    await open(path);
  }
  const partner = await joinPartner(`Harbour ${colorScheme}`);
  const listing = await openListing(partner, {
    company: "Northwind",
    title: "Engineer",
    description: "TypeScript.",
  });
  await uploadToListing(partner, listing, sampleResumes.slice(0, 2));
  await untilListingIsRead(partner, listing);
  await page.goto("/partner/login");
  await check("/partner/login");
  await logInAsPartner(page, partner);
  await check("/partner/dashboard");
  await open(`/partner/tournament/${listing}`);
  await open("/partner/tournament/made-up");
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

  await logInAsAdmin(page);
  await open("/admin/operations");
  await open("/admin/partners");
  await page.getByLabel("Name", { exact: true }).fill("Harbour Jobs");
  await page.getByLabel("Username").fill(`axe-${colorScheme}`);
  await page.getByRole("button", { name: "Create partner" }).click();
  await page.getByText("can log in now").waitFor();
  await check("a partner's password");
  await page.getByRole("link", { name: "Manage Harbour Jobs" }).first().click();
  await page.getByRole("button", { name: "Disable partner" }).click();
  await page.getByRole("alertdialog").waitFor();
  await page.waitForTimeout(500);
  await check("disabling a partner");
  await page.keyboard.press("Escape");
  await check("a partner");
  await page.context().clearCookies();
  await logInAsAdmin(page);
  for (const path of ["promo-codes", "tournaments", "tournaments?source=external"])
    await open(`/admin/${path}`);
  await page.goto("/admin/dev-emails");
  await page.locator("iframe").first().waitFor();
  await check("/admin/dev-emails");
  await page.goto("/admin/paying-users");
  await page.getByRole("button", { name: "recruiter@example.com" }).click();
  await check("/admin/paying-users");
  const { id } = (await (await page.request.get("/api/auth/me")).json()) as { id: string };
  await page.context().clearCookies();
  await logInAsAdmin(page);
  await open(`/admin/users/${id}/credits`);
  await page.getByLabel("Reason").fill("For the outage");
  await page.getByRole("button", { name: "Add credits" }).click();
  await page.getByRole("alertdialog").waitFor();
  await page.waitForTimeout(500);
  await check("confirmation of a grant");
  await open("/admin/api-integration");
  for (const tab of ["Job Listings", "Resume Upload"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("tabpanel").getByRole("button").last().click();
    await check(tab);
  }
  await page.getByRole("tab", { name: "Authentication" }).click();
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("tab", { name: "API Responses 1" }).click();
  await check("API Responses");
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
