import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logInAsRecruiter } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const SMALL = { width: 390, height: 844 };
const account = (page: Page) => page.getByRole("button", { name: "Account of recruiter@example.com" });
const drawer = (page: Page) => page.locator("#main-menu");
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

test("the sidebar leads to every page and marks where one is", async () => {
  const page = await visit();
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  const menu = page.getByRole("navigation", { name: "Main" });
  expect(await menu.getByRole("link").allTextContents()).toEqual([
    "Dashboard",
    "Tournaments",
    "Resumes",
    "Credits",
    "Help & Support",
  ]);
  for (const [label, path] of [
    ["Tournaments", "/dashboard/tournaments"],
    ["Resumes", "/dashboard/resumes"],
    ["Credits", "/subscription/manage"],
    ["Help & Support", "/help"],
    ["Dashboard", "/dashboard"],
  ] as const) {
    await menu.getByRole("link", { name: label }).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => menu.locator("[aria-current=page]").allTextContents()).toEqual([label]);
  }
});

test("on a small screen the menu is a drawer that the keyboard opens, follows and closes", async () => {
  const page = await visit({ viewport: SMALL });
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  expect(await page.getByRole("link", { name: "Credits", exact: true }).isVisible()).toBe(false);

  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Skip to content");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Open menu");
  await page.keyboard.press("Enter");
  await drawer(page).waitFor();
  await page.keyboard.press("Escape");
  await drawer(page).waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Open menu");

  await page.keyboard.press("Enter");
  for (const stop of ["Close menu", "Dashboard", "Tournaments", "Resumes"]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe(stop);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/resumes");
  await drawer(page).waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "Open menu" }).click();
  await page.mouse.click(370, 500);
  await drawer(page).waitFor({ state: "hidden" });
});

test("without JavaScript the menus open, the theme changes and Logout signs out", async () => {
  const page = await visit({ viewport: SMALL, javaScriptEnabled: false });
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open menu" }).click();
  await drawer(page).getByRole("link", { name: "Credits" }).click();
  await page.waitForURL("**/subscription/manage");

  await account(page).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await page.locator("html[data-theme=dark]").waitFor();
  expect(new URL(page.url()).pathname).toBe("/subscription/manage");

  await account(page).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/auth/login");
  await page.goto("/dashboard");
  await page.waitForURL("**/auth/login?redirectTo=%2Fdashboard");
});

test("a theme chosen over the system's is there with the first byte", async () => {
  const page = await visit({ colorScheme: "light" });
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await account(page).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect.poll(paper).not.toBe(light);
  expect(await page.getByRole("button", { name: "Dark" }).getAttribute("aria-pressed")).toBe("true");

  await expect.poll(async () => (await page.request.get("/help")).text()).toContain('data-theme="dark"');
  const html = await (await page.request.get("/help")).text();
  expect(html.slice(0, 60)).toContain('data-theme="dark"');
  expect(html).toContain('<meta name="color-scheme" content="dark"/>');

  await page.getByRole("button", { name: "System" }).click();
  await expect.poll(paper).toBe(light);
});

test("the menu of the account leads to the account and to the credits", async () => {
  const page = await visit();
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  await account(page).click();
  expect(await page.getByRole("link", { name: "My Account" }).getAttribute("href")).toBe("/account");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/subscription/manage");
  await page.getByRole("link", { name: "Profile" }).waitFor({ state: "hidden" });
});

test("a tooltip opens after 700 ms", async () => {
  const page = await visit();
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  const tooltip = page.getByRole("tooltip");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await account(page).hover();
  await page.clock.runFor(650);
  expect(await tooltip.count()).toBe(0);
  await page.clock.runFor(100);
  await tooltip.waitFor({ state: "attached" });
  expect(await tooltip.textContent()).toBe("Account and preferences");
});

test("on paper there is the page alone, in light colours", async () => {
  const page = await visit({ colorScheme: "dark" });
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
  expect(await account(page).isVisible()).toBe(false);
  const ink = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe("rgb(22, 26, 31)");
});

test("a page that cannot be loaded fails inside the shell", async () => {
  const page = await visit();
  await logInAsRecruiter(page);
  await page.goto("/dashboard");
  await page.route("**/dashboard/create-tournament.data*", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.getByRole("link", { name: "New Tournament" }).click();
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(true);
  await page.unrouteAll();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Create New Tournament" }).waitFor();
});
