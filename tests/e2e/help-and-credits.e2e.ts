import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { logInAsRecruiter } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

test("help is for everybody, and inside the shell for who is signed in", async () => {
  const page = await visit();
  expect((await page.goto("/help"))?.status()).toBe(200);
  const text = (await page.locator("main").textContent()) ?? "";
  for (const words of [
    "File names should use only letters, digits, hyphens or underscores",
    "PDF and DOCX, with an OCR fallback for scanned files",
    "bulk upload of up to 1,000 resumes at a time",
    "Under 2 minutes for up to 50 resumes, under 15 minutes for 500-1,000 resumes",
    "24 business hours",
    "2 tournaments a month, each with up to 10 resumes",
  ]) {
    expect(text).toContain(words);
  }
  expect(await page.getByRole("link", { name: "Log In" }).count()).toBe(1);

  await logInAsRecruiter(page);
  await page.goto("/help");
  expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(1);
  expect(await page.getByRole("link", { name: "Log In" }).count()).toBe(0);
});

test("links to the parts of the page lead there, one after the other, and again", async () => {
  const page = await visit();
  await page.goto("/help");
  const links = await page.locator("main nav a:visible").all();
  for (const link of [...links, ...links]) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await link.click();
    const part = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
    await expect.poll(() => isNearTop(part)).toBe(true);
  }
});

/** Whether the element is just below the fixed header, or as far up as the end of the page allows. */
function isNearTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    return top >= 56 && (top < 200 || (isAtEnd && top < window.innerHeight));
  });
}

test("an unknown address says so with 404, signed out and signed in", async () => {
  const page = await visit();
  const check = async () => {
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("404 Page Not Found");
    expect(await page.getByText("Did you forget to add the page to the router?").count()).toBe(1);
  };
  await check();
  await logInAsRecruiter(page);
  await check();
});

test("the credits page prints the plan rows", async () => {
  const page = await visit();
  await page.goto("/subscription/plans");
  expect(new URL(page.url()).pathname).toBe("/auth/login");

  await logInAsRecruiter(page);
  await page.goto("/subscription/plans");
  await page.waitForURL("**/subscription/manage");
  const plan = (name: string) => page.getByRole("article", { name, exact: true });
  await plan("FREE").waitFor();
  expect(await page.getByRole("article").count()).toBe(4);
  expect(await plan("FREE").textContent()).toContain("Not included: Download tiers in a single zip");
  expect(await plan("FREE").getByRole("button", { name: "Included With Account" }).isDisabled()).toBe(true);
  expect(await plan("PRO").textContent()).toMatch(/^MOST POPULARPRO\$19\.99 One-time payment/);
  expect(await plan("ENTERPRISE").textContent()).toContain("$99.99");
  expect(await plan("EXTRA TOURNAMENT").textContent()).toContain("1 additional tournament credit");
  expect(await page.getByText("Unlimited access active: Yes").count()).toBe(1);
  expect(await page.getByRole("link", { name: "Contact Sales" }).getAttribute("href")).toMatch(/^mailto:/);
});
