import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { address, logInAsRecruiter, PASSWORD } from "./support";
import { keepOpen, openBrowser } from "./visitors";

const { visit } = openBrowser();
const resume = { name: "ada.txt", mimeType: "text/plain", buffer: Buffer.from("Ada\nTypeScript since 2015") };

/** Answers instead of the server, by default with an empty body. */
const answer =
  (status: number, body = "") =>
  (route: Route) =>
    route.fulfill({ status, body });

/** The text of the toast on screen, once one with this title appears. */
async function toastOf(page: Page, title: string): Promise<string> {
  const shown = page.locator("[data-radix-collection-item]", { has: page.getByText(title, { exact: true }) });
  return (await shown.locator("div > div").allTextContents()).join(" ");
}
const toastSays = (page: Page, title: string, words: string) =>
  expect.poll(() => toastOf(page, title)).toBe(`${title} ${words}`);
const alertSays = (page: Page, words: string) =>
  page.getByRole("alert").getByText(words, { exact: true }).waitFor();

describe("a visitor", () => {
  const SIGNUP = { Email: "ada@example.com", Password: PASSWORD, "Confirm password": PASSWORD };
  const RESET = { "New password": PASSWORD, "Confirm new password": PASSWORD };

  let visitor: Page;
  beforeAll(async () => {
    visitor = await visit();
  });

  async function submit(page: Page, path: string, values: Record<string, string>) {
    if (page.url() !== `${address}${path}`) await page.goto(path);
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.locator("form button[type=submit]").click();
  }

  const SHORT = "Password must be at least 6 characters";
  test.each([
    ["/auth/login", { Email: "ada", Password: PASSWORD }, "Email", "Please enter a valid email address"],
    ["/auth/login", { Email: "ada@example.com", Password: "12345" }, "Password", SHORT],
    ["/auth/signup", { ...SIGNUP, Email: "ada@" }, "Email", "Please enter a valid email address"],
    ["/auth/signup", { ...SIGNUP, Password: "12345" }, "Password", SHORT],
    ["/auth/signup", { ...SIGNUP, "Confirm password": "12345" }, "Confirm password", SHORT],
    [
      "/auth/signup",
      { ...SIGNUP, "Confirm password": "123456" },
      "Confirm password",
      "Passwords do not match",
    ],
    ["/auth/forgot-password", { Email: "ada" }, "Email", "Please enter a valid email address"],
  ])("%s with %j: %s says %j, and keeps what was typed", async (path, values, label, words) => {
    const page = visitor;
    await submit(page, path, values);
    const field = page.getByLabel(label, { exact: true });
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    const described = (await field.getAttribute("aria-describedby")) ?? "";
    const texts = described.split(" ").map((id) => page.locator(`[id="${id}"]`).textContent());
    expect(await Promise.all(texts)).toContain(words);
    for (const [name, value] of Object.entries(values)) {
      expect(await page.getByLabel(name, { exact: true }).inputValue()).toBe(value);
    }
  });

  const WENT_WRONG = "Something went wrong. Please try again.";
  test.each([
    ["/auth/signup", SIGNUP, "Registration error", "Registration failed"],
    ["/auth/forgot-password", { Email: "ada@example.com" }, "Error", WENT_WRONG],
    ["/auth/reset-password?token=x", RESET, "Error", WENT_WRONG],
  ])("%s without a proper answer: %s", async (path, values, title, words) => {
    const page = await visit();
    await page.route(/\/auth\/.*\.data/, answer(500));
    await submit(page, path, values);
    await toastSays(page, title, words);
    await alertSays(page, words);
    for (const [name, value] of Object.entries(values)) {
      expect(await page.getByLabel(name, { exact: true }).inputValue()).toBe(value);
    }
  });

  test("a reset with a link that was made up is refused in the server's words", async () => {
    const page = await visit();
    await submit(page, "/auth/reset-password?token=made-up", RESET);
    await toastSays(page, "Error", "This link has expired or was already used. Please request a new one.");
  });

  test("an account that cannot be made leads back to the form", async () => {
    const page = await visit();
    await page.route(/account-setup\.data/, (route) =>
      route.request().method() === "POST" ? answer(500)(route) : route.continue(),
    );
    await submit(page, "/auth/signup", SIGNUP);
    await toastSays(page, "Registration error", "Registration failed");
    await alertSays(page, "Registration failed");
    await page.waitForURL("**/auth/signup");
  });

  test("a browser that takes no cookies gets no token, and is told", async () => {
    const page = await visit();
    await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { value: false }));
    await submit(page, "/auth/login", { Email: "recruiter@example.com", Password: "local-only-password" });
    await toastSays(page, "Login error", "No token received from server");
    await alertSays(page, "No token received from server");
  });
});

describe("a recruiter", () => {
  let page: Page;
  let samplePath: string;
  beforeAll(async () => {
    page = await visit();
    ({ samplePath } = await logInAsRecruiter(page));
  });

  test("files that may not be uploaded are refused by name, too many by number", async () => {
    await page.goto("/dashboard/create-tournament");
    const choose = (files: (typeof resume)[]) => page.locator("input[type=file]").setInputFiles(files);
    const huge = { ...resume, name: "huge.txt", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await choose([{ ...resume, name: "photo.png" }, huge, resume]);
    await alertSays(page, 'File "photo.png" is not an accepted file type.');
    await alertSays(page, 'File "huge.txt" exceeds the maximum size of 10MB.');
    await page.getByText("1 file chosen").waitFor();
    await choose(Array.from({ length: 1000 }, (_, n) => ({ ...resume, name: `ada-${n}.txt` })));
    await alertSays(page, "You can only upload up to 1000 files.");
    await page.getByText("1,000 files chosen").waitFor();
  });

  test.each([
    ["", "Failed to upload resumes"],
    ['{"message":"Not today."}', "Not today."],
  ])("an upload refused with %j", async (body, words) => {
    await page.goto(samplePath);
    await page.route("**/api/tournaments/*/resumes?*", (route) =>
      route.request().method() === "POST" ? answer(400, body)(route) : route.continue(),
    );
    await page.getByRole("button", { name: "Add Resumes" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=file]").setInputFiles([resume]);
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await toastSays(page, "Failed to upload resumes", words);
    await dialog.getByRole("listitem").filter({ hasText: resume.name }).waitFor();
    await page.unrouteAll({ behavior: "wait" });
  });

  test("a tier that cannot be changed", async () => {
    await page.goto(samplePath);
    await page.route("**/api/resumes/*", answer(500));
    await page
      .getByRole("button", { name: /^Change Tier/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Update the tier classification for this candidate.", { exact: true }).waitFor();
    await dialog.locator("button[aria-pressed=false]").filter({ hasText: "Tier" }).last().click();
    await toastSays(page, "Failed to update tier", "Please try again.");
    await page.unrouteAll({ behavior: "wait" });
  });

  const LOG_IN = "You need to be logged in to export resumes. Please log in again.";
  const UPGRADE = "Tier export is only available for PRO and ENTERPRISE plans. Please upgrade your plan.";
  const NO_STATUS = "Export failed with status 500: Internal Server Error";
  describe("an export", () => {
    keepOpen(() => page.goto(samplePath));
    test.each([
      [401, '{"message":"Please log in."}', "Authentication error", LOG_IN],
      [403, '{"message":"No."}', "Subscription required", UPGRADE],
      [500, '{"message":"The archive is away."}', "Export error", "The archive is away."],
      [500, "", "Export error", NO_STATUS],
      [200, "", "Export error", "The download file is empty. Please try again."],
    ])("answered with %i %j: %s", async (status, body, title, words) => {
      await page.route("**/export/tier/*", answer(status, body));
      await page.getByRole("button", { name: "Export" }).click();
      await page.locator("[role=menuitem][aria-label^=Tier]:not([data-disabled])").first().click();
      await toastSays(page, title, words);
      await page.unrouteAll({ behavior: "wait" });
    });
  });

  test.each([
    ["Dashboard", "Error loading tournaments. Please try again."],
    ["Tournaments", "Error loading tournaments. Please try again."],
  ])("%s without its list", async (label, words) => {
    await page.goto("/account");
    await page.route(/\/dashboard.*\.data/, answer(500));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }).click();
    await page.getByRole("heading", { level: 1, name: label }).waitFor();
    await alertSays(page, words);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("table", { name: "Tournaments" }).waitFor();
  });

  test("a tournament that is not there, and one that does not load", async () => {
    const says = async () => {
      await alertSays(page, "Error loading tournament data. Please try again.");
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await page.waitForURL("**/dashboard");
    };
    expect((await page.goto(`/dashboard/tournament/${crypto.randomUUID()}`))?.status()).toBe(404);
    await says();
    await page.route(/\/dashboard\/tournament\/.*\.data/, answer(500));
    await page.getByRole("table", { name: "Tournaments" }).getByRole("link").first().click();
    await says();
    await page.unrouteAll();
  });
});
