import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleResumes } from "#core/tournaments/sample/sample-tournament";
import {
  joinPartner,
  logInAsPartner,
  openListing,
  untilListingIsRead,
  uploadToListing,
} from "./partner-support";
import { address, post } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

const JOB = {
  company: "Northwind Logistics",
  title: "Backend Engineer",
  description: "You own payment services from design to on-call.",
  region: "Leeds, UK",
  application_url: "https://jobs.example.com/backend-engineer",
  key_requirements: "TypeScript\nPostgreSQL\nDocker",
  key_skills: ["TypeScript", "PostgreSQL"],
};
const NO_MATCH = "Invalid username or JWT token. Please check your credentials.";
const FAILED = "Login failed. Please try again or contact support.";
const NO_FILE =
  "Resume file not available for viewing. The original file URL was not provided by the external API.";
const NOT_OPENED = "Could not open resume file. Please try again.";

const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test("a partner logs in with a token of the API, and every refusal has its words", async () => {
  const partner = await joinPartner("Harbour Job Board");
  const page = await visit();
  for (const path of ["/partner/dashboard", "/partner/tournament/x"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe("/partner/login");
  }
  const command = (await page.locator("pre").textContent()) ?? "";
  expect(command).toContain(`curl -X POST`);
  expect(command).toContain(`${address}/auth/login`);

  const logIn = () => page.getByRole("button", { name: "Log in" }).click();
  await logIn();
  await page.getByText("Username is required", { exact: true }).waitFor();
  await page.getByText("JWT token is required", { exact: true }).waitFor();

  await page.getByLabel("Username").fill(partner.username);
  await page.getByLabel("JWT token").fill("not.a.token");
  await logIn();
  await page.getByText(NO_MATCH, { exact: true }).waitFor();
  await page.route("**/partner/login.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await logIn();
  await page.getByText(FAILED, { exact: true }).waitFor();
  await page.unrouteAll();
  expect(await page.getByLabel("Username").inputValue()).toBe(partner.username);
  expect(await page.getByLabel("JWT token").inputValue()).toBe("not.a.token");

  await page.getByLabel("JWT token").fill(partner.token);
  await logIn();
  await page.waitForURL("**/partner/dashboard");
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }))).not.toContain(
    partner.token,
  );
  expect(await page.content()).not.toContain(partner.token);
  await page
    .getByText("No job listings found. Create your first listing using the API to see it here.")
    .waitFor();
  expect(await page.getByRole("link", { name: "Read the API documentation" }).getAttribute("href")).toBe(
    "/v1/docs",
  );

  await page.goto("/partner/login");
  expect(new URL(page.url()).pathname).toBe("/partner/dashboard");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/partner/login");
  const left = await page.context().cookies();
  expect(left.map(({ name }) => name)).toEqual(["known_browser"]);
  const refused = await page.request.get("/api/tournaments/partner", {
    headers: { Authorization: `Bearer ${partner.token}` },
  });
  expect(refused.status()).toBe(401);

  // A session that ended by itself leaves its cookie behind.
  await page.context().addCookies([{ name: "partner_token", value: partner.token, url: address }]);
  await page.goto("/partner/dashboard");
  await page.getByText("Your session has ended. Please log in with a new token.").waitFor();

  const plain = await visit({ javaScriptEnabled: false });
  await plain.goto("/partner/login");
  await plain.getByLabel("Username").fill(partner.username);
  await plain.getByLabel("JWT token").fill(partner.token);
  await plain.getByRole("button", { name: "Log in" }).click();
  await plain.getByText(NO_MATCH, { exact: true }).waitFor();
  expect(await plain.getByLabel("Username").inputValue()).toBe(partner.username);
  const { username, password } = partner;
  const { token } = await post<{ token: string }>("/auth/login", { username, password });
  await plain.getByLabel("JWT token").fill(token);
  await plain.getByRole("button", { name: "Log in" }).click();
  await plain.waitForURL("**/partner/dashboard");
  await plain.getByRole("button", { name: "Log out" }).click();
  await plain.waitForURL("**/partner/login");
  await plain.getByRole("link", { name: "Back to home" }).click();
  expect(new URL(plain.url()).pathname).toBe("/");
});

test("a partner reads the analysis of its listing and can change nothing", async () => {
  const partner = await joinPartner("Meridian Careers");
  const id = await openListing(partner, JOB);
  await openListing(partner, { ...JOB, title: "Planner", expires_at: "2026-01-31T00:00:00Z" });
  await openListing(partner, { company: "Fabrikam", title: "Analyst", description: "SQL." });
  const files = [...sampleResumes.slice(0, 4), { fileName: "blank.txt", text: "  \n " }];
  await uploadToListing(partner, id, files);
  await untilListingIsRead(partner, id);

  const page = await visit();
  await logInAsPartner(page, partner);
  await page.getByRole("heading", { level: 1, name: "Welcome, Meridian Careers" }).waitFor();
  const figures = (await page.locator("dl").textContent()) ?? "";
  expect(figures).toMatch(/Total Job Listings3.*Active Listings2.*Total Resumes5.*Avg\. per Listing2/s);
  const heads = await page.getByRole("columnheader").allTextContents();
  expect(heads.slice(0, 8)).toEqual([
    "Job Title",
    "Company",
    "Job Type",
    "Region",
    "Status",
    "Resumes",
    "Created",
    "Expires",
  ]);
  const row = page.getByRole("row").filter({ hasText: JOB.title });
  expect(await row.textContent()).toMatch(/Northwind Logistics.*Full-Time.*Leeds, UK.*active.*5.*No expiry/s);
  expect(await page.getByRole("row").filter({ hasText: "Planner" }).textContent()).toContain("expired");
  const jobPage = row.getByRole("link", { name: /^Job page/ });
  expect(await jobPage.getAttribute("href")).toBe(JOB.application_url);
  expect(await jobPage.getAttribute("rel")).toContain("noopener");

  const opening = page.context().waitForEvent("page");
  await row.getByRole("link", { name: "View Analysis" }).click();
  const tab = await opening;
  await tab.waitForURL(`**/partner/tournament/${id}`);
  expect(await tab.getByRole("heading", { level: 1 }).textContent()).toBe(JOB.title);
  const head = (await tab.locator("main header").first().textContent()) ?? "";
  expect(head).toMatch(/Created \w+ \d+, \d{4}.*5 resumes.*completed/s);
  for (const words of [JOB.description, "PostgreSQL\nDocker", ...JOB.key_skills]) {
    await tab.getByText(words).first().waitFor();
  }
  expect(await tab.getByRole("article").count()).toBe(5);
  expect(await tab.getByRole("button", { name: /Change Tier|note|delete|Add Resumes|Export/i }).count()).toBe(
    0,
  );

  const filter = tab.getByRole("form", { name: "Filter by tier" });
  const tierB = filter.getByRole("button", { name: /^Tier [A-D] \([1-9]/ }).first();
  const [, tier, shown] = /Tier (\w) \((\d)\)/.exec((await tierB.textContent()) ?? "") ?? [];
  await tierB.click();
  await expect.poll(() => tab.getByRole("article").count()).toBe(Number(shown));
  for (const card of await tab.getByRole("article").all()) {
    expect(await card.textContent()).toContain(`Tier ${tier}`);
  }
  await filter.getByRole("button", { name: /^All/ }).click();
  await expect.poll(() => tab.getByRole("article").count()).toBe(5);

  const first = tab.getByRole("article").first();
  expect(await first.textContent()).toContain("done");
  expect(await tab.getByRole("article", { name: "blank" }).textContent()).toContain("error");
  await first.getByRole("button", { name: /^Why this score/ }).click();
  const sheet = tab.getByRole("dialog");
  await sheet.locator("blockquote button").first().click();
  await sheet.locator("mark").first().waitFor();
  expect(await sheet.getByRole("button", { name: /Tier [A-D]|note/i }).count()).toBe(0);
  await tab.keyboard.press("Escape");
  await sheet.locator("mark").first().waitFor({ state: "detached" });
  await tab.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });

  const view = first.getByRole("link", { name: /^View Resume/ });
  const fileOpening = tab.context().waitForEvent("page");
  await view.click();
  const file = await fileOpening;
  await file.waitForLoadState();
  expect(new URL(file.url()).pathname).toMatch(/^\/api\/resumes\/[\w-]+\/view$/);
  expect(await file.locator("body").textContent()).toContain("Backend Engineer");
  for (const [status, words] of [
    [404, NO_FILE],
    [500, NOT_OPENED],
  ] as const) {
    await tab.route("**/view", (route) => route.fulfill({ status }));
    await view.click();
    await first.getByText(words, { exact: true }).waitFor();
    await tab.unrouteAll();
  }

  await tab.setViewportSize({ width: 390, height: 844 });
  expect(await isSideways(tab)).toBe(false);
  await tab.getByRole("link", { name: "Back to job listings" }).click();
  await tab.waitForURL("**/partner/dashboard");
  expect(await isSideways(tab)).toBe(false);
  await tab.goto("/partner/tournament/made-up");
  await tab
    .getByText("Tournament not found or error loading data. Please try again.", { exact: true })
    .waitFor();
});

test("while resumes are read the page says how many of them, and comes up to date by itself", async () => {
  const partner = await joinPartner("Tidewater Talent");
  const id = await openListing(partner, JOB);
  await uploadToListing(partner, id, sampleResumes.slice(0, 3));
  await untilListingIsRead(partner, id);
  const page = await visit();
  await logInAsPartner(page, partner);

  // Three resumes are read before the page is drawn here, so the page and the first responses are altered.
  let isOver = false;
  const path = `**/partner/tournament/${id}`;
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("completed", "processing") });
  });
  await page.route(`**/api/tournaments/${id}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: isOver ? answer : { ...answer, status: "processing", doneCount: 1 } });
  });
  await page.route(`**/api/tournaments/${id}/resumes/cards`, async (route) => {
    const cards: object[] = await (await route.fetch()).json();
    const unread = { status: "analyzing", tier: null, matchPercent: null, isJudged: false };
    await route.fulfill({
      json: isOver ? cards : [cards[0], ...cards.slice(1).map((card) => ({ ...card, ...unread }))],
    });
  });
  await page.goto(path.replace("**", ""));
  await page.getByText("1 of 3 resumes (33%)").waitFor();
  expect(
    await page.getByRole("progressbar", { name: "Resumes processed" }).getAttribute("aria-valuenow"),
  ).toBe("33");
  expect(await page.getByRole("article").filter({ hasText: "processing" }).count()).toBe(2);
  isOver = true;
  await page.locator("main header").getByText("completed").waitFor();
  await page.getByRole("progressbar").waitFor({ state: "detached" });
  expect(await page.getByRole("article").filter({ hasText: "done" }).count()).toBe(3);
});
