import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { joinPartner } from "./partner-support";
import { address, logInAsAdmin } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();

const RESUME = {
  name: "morgan-example.txt",
  mimeType: "text/plain",
  buffer: Buffer.from(
    "Morgan Example\nmorgan@example.com\nBackend Engineer, Northwind, Jan 2018 - Dec 2023\nTypeScript, PostgreSQL.\n",
  ),
};

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const untilSaid = (page: Page, words: string) => page.getByRole("alert").getByText(words).first().waitFor();

async function logIn(page: Page, partner: { username: string; password: string }) {
  await openTab(page, "Authentication");
  await page.getByLabel("Username").fill(partner.username);
  await page.getByLabel("Password").fill(partner.password);
  await press(page, "Log in");
}

async function createListing(page: Page) {
  await openTab(page, "Job Listings");
  await press(page, "Create listing");
}

test("the partner API by hand: from a token to a resume's status, and a log of it all", async () => {
  const partner = await joinPartner("Harbour Jobs");
  const page = await visit();
  await logInAsAdmin(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOfApi =
      pathname.startsWith("/v1/") || (pathname === "/auth/login" && request.method() === "POST");
    if (isOfApi) calls.push(`${request.method()} ${origin === address ? pathname : request.url()}`);
  });
  await page.goto("/admin/api-integration");
  expect(await page.getByRole("tab").allTextContents()).toEqual([
    "Authentication",
    "Job Listings",
    "Resume Upload",
    "API Responses",
  ]);

  await openTab(page, "Job Listings");
  const type = page.getByLabel("Listing type");
  expect([await type.inputValue(), await type.locator("option").allTextContents()]).toEqual([
    "Full-Time",
    ["Full-Time", "Contract"],
  ]);
  for (const button of ["Create listing", "Get listing"]) {
    await press(page, button);
    await untilSaid(page, "Please login first");
  }
  await openTab(page, "Resume Upload");
  await press(page, "Upload resume");
  await untilSaid(page, "Please login, create a listing, and select a file");
  await press(page, "Get resumes");
  await untilSaid(page, "Please login first");
  expect(calls).toEqual([]);

  const granted = page.waitForResponse("**/auth/login");
  await logIn(page, partner);
  const { token } = (await (await granted).json()) as { token: string };
  await page.getByText(`${token.slice(0, 20)}...`, { exact: true }).waitFor();
  await openTab(page, "Job Listings");
  await press(page, "Get listing");
  await untilSaid(page, "Please create a listing first");
  await openTab(page, "Resume Upload");
  await press(page, "Get resumes");
  await untilSaid(page, "Please create a listing first");

  await createListing(page);
  await page.getByText("employer_uuid", { exact: true }).waitFor();
  await press(page, "Get listing");
  await page.getByText("resume_count", { exact: true }).waitFor();
  await openTab(page, "Resume Upload");
  const file = page.locator("input[type=file]");
  expect(await file.getAttribute("accept")).toMatch(/\.pdf.*\.docx.*\.txt/);
  await press(page, "Upload resume");
  await untilSaid(page, "Please login, create a listing, and select a file");
  await file.setInputFiles(RESUME);
  await press(page, "Upload resume");
  await page.getByText("file_id", { exact: true }).waitFor();
  await press(page, "Get resumes");
  const row = page.getByRole("table", { name: "Resumes of the listing" }).getByRole("row").nth(1);
  await row.getByText(RESUME.name).waitFor();
  expect(await row.getByText(/^(processing|succeeded)$/).count()).toBe(1);

  expect(calls.map((call) => call.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}"))).toEqual([
    "POST /auth/login",
    "POST /v1/listings",
    "GET /v1/listings/{id}",
    "POST /v1/users/{id}/jobs/{id}/upload",
    "GET /v1/listings/{id}/resumes",
  ]);
  await openTab(page, "API Responses 5");
  const entries = page.getByRole("tabpanel", { name: "API Responses" }).getByRole("listitem");
  expect(await entries.count()).toBe(5);
  expect(await entries.first().textContent()).toMatch(/^200GET \/v1\/listings\/[\w-]+\/resumes/);
  const text = (await page.locator("body").textContent()) ?? "";
  expect([text.includes(token), text.includes(partner.password)]).toEqual([false, false]);
  await press(page, "Clear");
  await page.getByText("No calls yet").waitFor();
  expect(await entries.count()).toBe(0);
});

test("a refused call says the answer's words, else its own, and is logged as status and body", async () => {
  const page = await visit();
  await logInAsAdmin(page);
  await page.goto("/admin/api-integration");
  const listing = { listing_id: "l-1", employer_uuid: "e-1", job_title: "Nurse", status: "active" };
  const steps: [path: string, answer: object, run: () => Promise<void>, words: string][] = [
    [
      "**/auth/login",
      { token: "header.payload.signature-of-a-test", expires_in: 3600 },
      () => logIn(page, { username: "board", password: "secret" }),
      "Login failed",
    ],
    ["**/v1/listings", listing, () => createListing(page), "Failed to create listing"],
    ["**/v1/listings/l-1", listing, () => press(page, "Get listing"), "Failed to get listing"],
    [
      "**/v1/users/e-1/jobs/l-1/upload?*",
      { file_id: "f-1", status: "processing" },
      async () => {
        await openTab(page, "Resume Upload");
        await page.locator("input[type=file]").setInputFiles([]);
        await page.locator("input[type=file]").setInputFiles(RESUME);
        await press(page, "Upload resume");
      },
      "Failed to upload resume",
    ],
    ["**/v1/listings/l-1/resumes", [], () => press(page, "Get resumes"), "Failed to get resumes"],
  ];
  for (const [path, answer, run, words] of steps) {
    const refusals = [
      [{}, words],
      [{ message: "Not today." }, "Not today."],
      [{ error: "Not tomorrow." }, "Not tomorrow."],
    ] as const;
    for (const [json, said] of refusals) {
      await page.route(path, (route) => route.fulfill({ status: 500, json }));
      await run();
      await untilSaid(page, said);
      await page.unroute(path);
    }
    await page.route(path, (route) => route.fulfill({ json: answer }));
    await run();
    await expect.poll(() => page.getByRole("alert").getByText("Not tomorrow.").count()).toBe(0);
    await page.unroute(path);
  }
  await openTab(page, "API Responses 20");
  const entries = page.getByRole("tabpanel", { name: "API Responses" }).getByRole("listitem");
  await entries.getByText('500: {"message":"Not today."}', { exact: true }).first().waitFor();
  expect(await entries.getByText(/^500: \{/).count()).toBe(15);
});

test("only the administrator sees it", async () => {
  const page = await visit();
  await page.goto("/admin/api-integration");
  await page.waitForURL(/\/auth\/login/);
});
