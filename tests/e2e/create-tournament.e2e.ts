import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { fixtureJob } from "../fixtures/make-files";
import { zoeText } from "../fixtures/resumes";
import { answerAction, logInAsRecruiter } from "./support";
import { keepOpen, openBrowser } from "./visitors";

const { visit } = openBrowser();
const file = { name: "zoe.txt", mimeType: "text/plain", buffer: Buffer.from(zoeText) };
const submit = (page: Page) => page.getByRole("button", { name: "Create Tournament" });
const confirm = (page: Page) => page.getByRole("button", { name: "Looks right" });
const toast = (page: Page, title: string) => page.locator("[data-radix-collection-item]", { hasText: title });

async function openForm(page: Page) {
  await logInAsRecruiter(page);
  await page.goto("/dashboard/create-tournament");
}

const ACTION = "**/dashboard/create-tournament.data*";

test("without a name it says so at the field, and keeps the files", async () => {
  const page = await visit();
  await openForm(page);
  await page.locator("input[type=file]").setInputFiles([file]);
  await submit(page).click();
  const name = page.getByLabel("Tournament name");
  const error = page.locator(
    `#${await name.getAttribute("aria-describedby").then((ids) => ids?.split(" ")[0])}`,
  );
  expect(await error.textContent()).toBe("Tournament name is required");
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByText("1 file chosen").count()).toBe(1);
});

test("a draft asks for files again only if a reload lost some", async () => {
  const page = await visit();
  await openForm(page);
  await page.getByLabel("Tournament name").fill("Night nurse");
  await page.reload();
  const draft = page.getByRole("status").filter({ hasText: "Your draft is back." });
  await draft.waitFor();
  expect(await draft.textContent()).not.toContain("Choose your files again.");
  await page.locator("input[type=file]").setInputFiles([file]);
  await page.getByText("1 file chosen").waitFor();
  await page.reload();
  await draft.filter({ hasText: "Choose your files again." }).waitFor();
});

/** Pasted from real job ads: far more than 100 characters in total. */
const SKILLS =
  "Preventive maintenance, Root cause analysis, Programmable logic controllers, Computerized maintenance management systems, Lockout/tagout, Reading of schematics, Shift handover";

test("a list of skills becomes chips, each stored by itself", async () => {
  const page = await visit();
  await openForm(page);
  await page.getByLabel("Tournament name").fill("Maintenance Technician");
  const field = page.getByLabel("Key skills");
  const chips = page.getByRole("list", { name: "Skills added" }).getByRole("listitem");
  // As a keyboard on a phone does, which does not report the key "," but changes the text.
  await field.fill(SKILLS);
  await expect.poll(() => chips.allTextContents()).toEqual(SKILLS.split(", ").slice(0, -1));
  await field.press("Enter");
  await expect.poll(() => chips.allTextContents()).toEqual(SKILLS.split(", "));
  await field.pressSequentially("Hydraulics,");
  await expect.poll(() => chips.count()).toBe(8);
  await page.getByRole("button", { name: "Remove Shift handover" }).click();
  await field.press("Backspace");
  expect(await field.inputValue()).toBe("Hydraulics");
  await submit(page).click();
  await confirm(page).click();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
  const path = new URL(page.url()).pathname.replace("/dashboard/tournament", "/api/tournaments");
  const { keySkills } = await (await page.request.get(path)).json();
  expect(keySkills).toEqual([...SKILLS.split(", ").slice(0, -1), "Hydraulics"]);
});

describe("on one form", () => {
  let page: Page;
  beforeAll(async () => {
    page = await visit();
  });
  keepOpen(() => openForm(page));

  test.each([
    {
      label: "Tournament name",
      value: "x".repeat(201),
      says: "Tournament name must be at most 200 characters",
    },
    {
      label: "Job description",
      value: "x".repeat(20_001),
      says: "Job description must be at most 20,000 characters",
    },
    {
      label: "Key requirements",
      value: "x".repeat(20_001),
      says: "Key requirements must be at most 20,000 characters",
    },
    {
      label: "Optional / nice-to-have requirements",
      value: "x".repeat(20_001),
      says: "Optional requirements must be at most 20,000 characters",
    },
    { label: "Key skills", value: "x".repeat(101), says: "A key skill must be at most 100 characters" },
    {
      label: "Key skills",
      value: Array.from({ length: 51 }, (_, index) => `skill ${index}`).join(", "),
      says: "At most 50 key skills",
    },
  ])("what is wrong with $label is said beside it, and nothing is lost", async ({ label, value, says }) => {
    await page.getByLabel("Tournament name").fill("Kept");
    const field = page.getByLabel(label);
    // Bypasses the browser's maxlength, as a script or an extension could.
    await field.evaluate((element, text) => {
      const control = element as HTMLInputElement;
      control.removeAttribute("maxlength");
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
      set?.call(control, text);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }, value);
    await submit(page).click();
    await page.getByText(says).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(page.url()).toContain("/dashboard/create-tournament");
    await field.fill("");
  });
});

test("a refusal is said in a toast and at the form, and nothing typed is lost", async () => {
  const page = await visit();
  await openForm(page);
  await page.getByLabel("Tournament name").fill("Kept");
  await page.locator("input[type=file]").setInputFiles([file]);

  await answerAction(page, "/dashboard/create-tournament", 500, {
    error: { "": ["The database is away."] },
  });
  await submit(page).click();
  await toast(page, "Failed to create tournament").getByText("The database is away.").waitFor();
  await page.getByText("Failed to create tournament. The database is away.").waitFor();
  await page.unrouteAll();

  await page.route(ACTION, (route) => route.fulfill({ status: 500, body: "" }));
  await submit(page).click();
  await toast(page, "Failed to create tournament").getByText("Please try again.").waitFor();
  await page.getByText("Failed to create tournament. Please try again.").waitFor();
  expect(await page.getByLabel("Tournament name").inputValue()).toBe("Kept");
  expect(await page.getByText("1 file chosen").count()).toBe(1);
});

test("at the plan's limit a dialog offers a larger one", async () => {
  const page = await visit();
  await openForm(page);
  await page.getByLabel("Tournament name").fill("One too many");
  await answerAction(page, "/dashboard/create-tournament", 403, {
    planLimit: '403: {"message":"No more.","limitReached":true,"currentUsage":2,"limit":2}',
    error: { "": ["No more."] },
  });
  await submit(page).click();
  const dialog = page.getByRole("dialog", { name: "Tournament Limit Reached" });
  await dialog.waitFor();
  const text = await dialog.textContent();
  expect(text).toContain("You have reached your monthly limit of tournaments.");
  expect(text).toContain("Please upgrade your plan to continue screening resumes.");
  expect(text).toContain("Up to 2,000 resumes per tournament");
  expect(await toast(page, "Failed to create tournament").count()).toBe(0);

  await dialog.getByRole("button", { name: "Continue with current plan" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await page.getByLabel("Tournament name").inputValue()).toBe("One too many");

  await submit(page).click();
  await dialog.getByRole("link", { name: "Upgrade now" }).click();
  await page.waitForURL("**/subscription/manage");
});

test("while it creates both buttons wait; without files a toast says that it is done", async () => {
  const page = await visit();
  await openForm(page);
  await page.getByLabel("Tournament name").fill(fixtureJob.name);
  await page.getByLabel("Key requirements").fill("SQL");
  await submit(page).click();
  await confirm(page).waitFor();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  let calls = 0;
  await page.route(ACTION, async (route) => {
    if (route.request().method() === "POST") calls++;
    await held;
    await route.continue();
  });
  await confirm(page).dblclick();
  const creating = page.getByRole("button", { name: "Creating..." });
  await creating.waitFor();
  expect(await creating.isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
  // The browser's Back and Forward meanwhile neither find the form empty nor lose the draft.
  await page.goBack();
  await page.goForward();
  await page.getByLabel("Importance of criterion 1").waitFor();
  expect(await page.getByText("Tournament name is required").count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem("tournament-draft"))).toContain(fixtureJob.name);
  go();
  await toast(page, "Tournament created").waitFor();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
  expect(calls).toBe(1);
});

test("leaving in the middle of an upload asks first; with all sent a toast says so", async () => {
  const page = await visit();
  await openForm(page);
  await page.getByLabel("Tournament name").fill(fixtureJob.name);
  await page.getByLabel("Key requirements").fill("SQL");
  await page.locator("input[type=file]").setInputFiles([file]);
  await submit(page).click();
  await confirm(page).waitFor();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/api/tournaments/*/resumes?*", async (route) => {
    await held;
    await route.continue();
  });
  await confirm(page).click();
  await page.getByRole("progressbar", { name: "Upload" }).waitFor();
  expect(await page.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);

  const asked = page.waitForEvent("dialog");
  const follow = page.getByRole("link", { name: "Help & Support" }).click();
  const question = await asked;
  expect(question.message()).toContain("still uploading");
  await question.dismiss();
  await follow;
  expect(new URL(page.url()).pathname).toBe("/dashboard/create-tournament");

  go();
  await toast(page, "Resumes uploaded").waitFor();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
});

test("without JavaScript the form still creates a tournament, and keeps what it refuses", async () => {
  const page = await visit({ javaScriptEnabled: false });
  await openForm(page);
  await page.getByLabel("Key requirements").fill("SQL");
  await page.getByLabel("Tournament name").fill("   ");
  await submit(page).click();
  await page.getByText("Tournament name is required").waitFor();
  expect(await page.getByLabel("Key requirements").inputValue()).toBe("SQL");

  await page.getByLabel("Tournament name").fill("By hand");
  await submit(page).click();
  await page.getByRole("heading", { name: "This is what candidates will be judged by" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "SQL" }).waitFor();
  await confirm(page).click();
  await page.waitForURL(/\/dashboard\/tournament\/[\w-]+/);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("By hand");
});
