import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { SourcedListItem, SourcedListPage } from "#core/partners/sourced-list";
import { address, logInAsAdmin, redeem, signUp } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
let page: Page;
let recruiter: Page;
let email: string;

beforeAll(async () => {
  page = await visit();
  recruiter = await visit();
  await logInAsAdmin(page);
  ({ email } = await signUp(recruiter));
});

const headers = (of: Page, table: string) =>
  of.getByRole("table", { name: table }).getByRole("columnheader").allTextContents();
test("the menu leads the administrator in, saying that access is checked while that takes long", async () => {
  await page.goto("/dashboard");
  const isData = (url: URL) => url.pathname.startsWith("/admin") && url.pathname.endsWith(".data");
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(isData, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Admin" }).click();
  await page.getByText("Checking access...", { exact: true }).waitFor();
  expect(await page.getByRole("heading", { name: "Dashboard" }).isVisible()).toBe(false);
  letThrough();
  await page.getByRole("heading", { level: 1, name: "Tournaments" }).waitFor();
  await page.unrouteAll();

  await recruiter.goto("/dashboard");
  expect(await recruiter.getByRole("link", { name: "Admin" }).count()).toBe(0);
  await recruiter.goto("/admin/paying-users");
  expect(new URL(recruiter.url()).pathname).toBe("/dashboard");
});

test("a promo code is made, refused, redeemed, refreshed and switched off", async () => {
  await page.goto("/admin/promo-codes");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const create = () => page.getByRole("button", { name: "Create code" }).click();
  const code = `SPRING-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const row = page.getByRole("row", { name: code });
  expect(await page.getByRole("switch", { name: "Active" }).isChecked()).toBe(true);

  await field("Promo code").fill("ab");
  await field("Maximum uses").fill("1.5");
  await create();
  await page.getByText("Promo code must be at least 3 characters long", { exact: true }).waitFor();
  await page.getByText("Maximum uses must be a positive whole number").waitFor();
  expect(await field("Promo code").evaluate((input) => input === document.activeElement)).toBe(true);
  // A number field that contains no number sends nothing. That must not create a code without limits.
  await field("Promo code").fill(code.toLowerCase());
  await field("Maximum uses").fill("");
  await field("Maximum uses").pressSequentially("-");
  await create();
  await page.getByText("Maximum uses must be a positive whole number").waitFor();
  expect(await row.count()).toBe(0);

  await field("Maximum uses").fill("5");
  await field("Description").fill("For the spring fair");
  await page.route("**/admin/promo-codes.data*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await create();
  await page.getByText("Failed to create promo code.", { exact: true }).waitFor();
  expect(await field("Description").inputValue()).toBe("For the spring fair");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Create code" }).dblclick();
  await page.getByText("Promo code created successfully.", { exact: true }).waitFor();
  await row.waitFor();
  expect(await headers(page, "Promo codes so far")).toEqual(["Code", "Status", "Uses", "Created"]);
  expect(await row.textContent()).toMatch(/For the spring fair.*Active.*0 \/ 5/);
  expect(await field("Promo code").inputValue()).toBe("");

  await field("Promo code").fill(code);
  await page.getByRole("switch", { name: "Active" }).uncheck();
  await create();
  await page.getByText("A promo code with this name already exists.").waitFor();
  expect(await page.getByRole("switch", { name: "Active" }).isChecked()).toBe(false);
  await field("Promo code").fill(`${code}-2`);
  await create();
  const second = page.getByRole("row", { name: `${code}-2` });
  await second.waitFor();
  expect(await second.textContent()).toMatch(/Inactive.*0 \/ ∞/);
  await second.getByRole("button", { name: "Activate" }).click();
  await second.getByText("Active", { exact: true }).waitFor();

  await redeem(recruiter, code);
  await field("Description").fill("half typed");
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("row", { name: code }).getByText("1 / 5").waitFor();
  expect(await field("Description").inputValue()).toBe("half typed");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.waitForURL("**/dashboard");

  await page.route("**/api/admin/promo-codes", (route) => route.fulfill({ json: [] }));
  await page.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("link", { name: "Promo codes" }).click();
  await page.getByText("No promo codes found", { exact: true }).waitFor();
  await page.unrouteAll();
});

test("promo codes are made without scripts as well", async () => {
  const plain = await visit({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const code = `PLAIN-${crypto.randomUUID()}`.toUpperCase();
  await plain.goto("/admin/promo-codes");
  await plain.getByRole("textbox", { name: "Promo code" }).fill(code);
  await plain.getByRole("switch", { name: "Active" }).uncheck();
  await plain.getByRole("button", { name: "Create code" }).click();
  await plain.getByText("Promo code created successfully.").waitFor();
  const row = plain.getByRole("row", { name: code });
  expect(await row.textContent()).toContain("Inactive");
  await row.getByRole("button", { name: "Activate" }).click();
  await row.getByText("Deactivate").waitFor();
});

test("sample emails are drawn in the browser, and nothing is asked of the server", async () => {
  await page.goto("/admin/dev-emails");
  const subjects = () => page.locator("main ol > li h2").allTextContents();
  const [welcome, reset] = [/^Welcome to Tierwise/, /^Reset your Tierwise password/];
  await expect.poll(subjects).toEqual([expect.stringMatching(welcome), expect.stringMatching(reset)]);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await page.getByRole("button", { name: "Generate test reset email" }).click();
  await expect.poll(subjects).toHaveLength(3);
  expect((await subjects())[0]).toMatch(reset);
  await page.getByRole("tab", { name: "Welcome" }).click();
  await expect.poll(() => subjects()).toEqual([expect.stringMatching(welcome)]);
  await page.getByRole("button", { name: "Generate test welcome email" }).click();
  await expect.poll(subjects).toHaveLength(2);
  await page.getByRole("tab", { name: "Password Reset" }).click();
  await expect.poll(() => subjects()).toEqual([expect.stringMatching(reset), expect.stringMatching(reset)]);
  const mail = page.frameLocator("iframe").first();
  await mail.getByRole("link", { name: "Set a new password" }).waitFor();
  await page.getByRole("tab", { name: "As text" }).first().click();
  await page.getByText("The link works once and expires in 1 hour.").first().waitFor();
  expect(requests.filter((url) => url.startsWith("http"))).toEqual([]);
  page.removeAllListeners("request");
});

test("tournaments of everybody: search, tabs in the address, both tables", async () => {
  const name = `Cartographer ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name, jobDescription: "m".repeat(300), keySkills: ["Contour lines"] };
  const opened = await recruiter.request.post("/api/tournaments", { data, headers: { Origin: address } });
  const { id } = (await opened.json()) as { id: string };
  // Polls, because other tests open tournaments at the same time.
  await expect
    .poll(async () => {
      await page.goto("/admin/tournaments");
      const shown = await page.locator("dl").first().textContent();
      const all = (await (await page.request.get("/api/tournaments/all")).json()) as {
        isExternal: boolean;
      }[];
      const external = all.filter(({ isExternal }) => isExternal).length;
      return shown === `Total Tournaments${all.length}External API${external}`;
    })
    .toBe(true);
  expect(await headers(page, "All tournaments")).toEqual([
    ...["Tournament/Job", "Source", "Company/Partner", "Status", "Resumes", "Created", "Actions"],
  ]);
  await page.getByRole("searchbox", { name: "Search tournaments" }).fill(name.toLowerCase());
  const rows = page.getByRole("table").locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.textContent()).toMatch(new RegExp(`${name}m{100}….*Internal.*draft`));
  const details = page.getByRole("link", { name: "View Details" });
  // A very long word must not take the room of the other columns or overflow the screen.
  const edge = async () => {
    const { x, width } = (await details.boundingBox()) ?? { x: Number.POSITIVE_INFINITY, width: 0 };
    return x + width;
  };
  expect(await edge()).toBeLessThan(1280);
  await page.setViewportSize({ width: 390, height: 844 });
  // The page is laid out again a moment later.
  await expect.poll(edge).toBeLessThan(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await details.getAttribute("href")).toBe(`/dashboard/tournament/${id}`);
  expect(await details.getAttribute("target")).toBe("_blank");

  await page.getByRole("tab", { name: "External API Only" }).click();
  await page.getByText("No matches found").waitFor();
  expect(new URL(page.url()).searchParams.get("source")).toBe("external");
  await page.getByRole("button", { name: "Clear Search" }).click();
  await page.getByText("No matches found").waitFor({ state: "detached" });
  await page.reload();
  expect(await page.getByRole("tab", { name: "External API Only" }).getAttribute("aria-selected")).toBe(
    "true",
  );

  await page.route("**/api/admin/tournaments?*", (route) => route.fulfill({ json: twoListings() }));
  await page.getByRole("searchbox").fill("cook");
  await rows.filter({ hasText: "0f9a1b2c" }).nth(1).waitFor();
  expect(await headers(page, "External tournaments")).toEqual([
    ...["Job Title", "Company", "Listing ID", "Job Type", "Region", "Status", "Resumes", "Created"],
    ...["Expires", "Actions"],
  ]);
  expect(await rows.first().textContent()).toMatch(/Line Cook.*Fabrikam.*0f9a1b2c.*Contract.*No expiry/);
  const outside = rows.getByRole("link", { name: "Job posting for" });
  expect(await outside.count()).toBe(1);
  expect(await outside.getAttribute("href")).toBe("https://jobs.example.com/1");
  expect(await outside.getAttribute("rel")).toContain("noopener");

  await page.unrouteAll();
  await page.getByRole("tab", { name: "External API Only" }).focus();
  await page.keyboard.press("ArrowLeft");
  const first = page.getByRole("tab", { name: "All Sources" });
  await expect.poll(() => first.evaluate((tab) => tab === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await page.waitForURL((url) => !url.searchParams.has("source"));
});

function twoListings(): SourcedListPage {
  const listing = (id: string, applicationUrl: string): SourcedListItem => ({
    ...{ id, name: "Line Cook", status: "draft", createdAt: new Date().toISOString(), resumeCount: 0 },
    ...{ isDemoTournament: false, isExternal: true, partnerName: "Example Board", preview: "d…" },
    externalListing: {
      ...{ externalListingId: id, listingId: id, title: "Line Cook", company: "Fabrikam" },
      ...{ jobListingType: "Contract", region: "", status: "active", applicationUrl },
      ...{ createdAt: new Date().toISOString(), expiresAt: null },
    },
  });
  return {
    rows: [
      listing("0f9a1b2c-0000-4000-8000-000000000001", "https://jobs.example.com/1"),
      listing("0f9a1b2c-0000-4000-8000-000000000002", "javascript:alert(1)"),
    ],
    ...{ total: 2, isTotalCapped: false, before: null, after: null, figures: { all: 2, external: 2 } },
  };
}

test("paying users: found, narrowed, opened by Enter, and words when they cannot be loaded", async () => {
  await page.goto("/admin/paying-users");
  const user = page.getByRole("button", { name: email });
  const users = () => page.getByRole("table", { name: "Paying users" }).locator("button[aria-expanded]");
  await page.getByRole("searchbox", { name: "Search users" }).fill(email.slice(4, 20).toUpperCase());
  await expect.poll(() => users().count()).toBe(1);
  await page.getByLabel("User Type").selectOption("Has Credits");
  await page.getByText("No matches found").waitFor();
  await page.getByLabel("User Type").selectOption("Unlimited Access");
  await user.waitFor();
  expect(await page.getByRole("row", { name: email }).textContent()).toContain("Unlimited");
  expect(await page.getByLabel("User Type").locator("option").allTextContents()).toEqual([
    ...["All Users", "Unlimited Access", "Paid Plans", "Has Credits"],
  ]);

  await user.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => user.getAttribute("aria-expanded")).toBe("true");
  const details = page.locator(`[id="${await user.getAttribute("aria-controls")}"]`);
  const me = (await (await recruiter.request.get("/api/auth/me")).json()) as { id: string };
  const text = await details.textContent();
  expect(text).toMatch(new RegExp(`User ID${me.id}.*Customer IDN/A`));
  expect(text).toMatch(/Cartographer.*draft0 resumes · created .* agom{150}…Key skillsContour lines/);
  await page.keyboard.press("Enter");
  await expect.poll(() => user.getAttribute("aria-expanded")).toBe("false");
  expect(await details.count()).toBe(0);

  await page.route("**/api/admin/paying-users/search?*", (route) =>
    route.fulfill({ status: 500, json: { message: "The ledger is closed." } }),
  );
  await page.getByRole("searchbox").fill("anybody");
  await page.getByText("Error loading data: The ledger is closed.", { exact: true }).waitFor();
  await page.unrouteAll();
});
