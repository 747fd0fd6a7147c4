import { Secret, TOTP } from "otpauth";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { showAs, signUp, untilSampleIsRead } from "./support";
import { keepOpen, openBrowser } from "./visitors";

const { visit } = openBrowser();
let page: Page;
let sample: string;

beforeAll(async () => {
  page = await visit();
  await signUp(page);
  sample = await untilSampleIsRead(page);
});

/** The error stands beside the field, and assistive technology connects the two. */
async function expectNamed(field: Locator, words: string): Promise<void> {
  const page = field.page();
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  const ids = ((await field.getAttribute("aria-describedby")) ?? "").split(" ");
  const said = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()));
  expect(said.map((text) => text?.trim())).toContain(words);
}

const dialog = () => page.getByRole("dialog");

type Case = {
  form: string;
  open(): Promise<void>;
  label: string | RegExp;
  value: string;
  /** The button that submits; without one, leaving the field does. */
  submit?: string;
  says: string;
};

async function openMenuItem(name: string) {
  await page.getByRole("button", { name: "More for this tournament" }).click();
  await page.getByRole("menuitem", { name }).click();
}

async function openFilters() {
  const button = page.getByRole("button", { name: "Filters", exact: true });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

const CASES: Case[] = [
  {
    form: "a link to share",
    open: () => page.getByRole("button", { name: "Share" }).click(),
    label: "For whom",
    value: " ",
    submit: "Create link",
    says: "Please say whom the link is for",
  },
  {
    form: "the details of a tournament",
    open: () => openMenuItem("Edit name and description"),
    label: "Tournament name",
    value: "",
    submit: "Save",
    says: "Tournament name is required",
  },
  {
    form: "the details of a tournament",
    open: () => openMenuItem("Edit name and description"),
    label: "Job description",
    value: "x".repeat(20_001),
    submit: "Save",
    says: "Job description must be at most 20,000 characters",
  },
  {
    form: "a note for many",
    async open() {
      await page.getByRole("checkbox", { name: /Select all/ }).click();
      await page.getByRole("button", { name: "Add a note" }).click();
    },
    label: "Your note",
    value: " ",
    submit: "Add note",
    says: "Write a note first",
  },
  {
    form: "the name of a filter",
    open: openFilters,
    label: "Filter name",
    value: " ",
    submit: "Save",
    says: "Give the filter a name of 1 to 60 characters.",
  },
  { form: "the filters", open: openFilters, label: "From", value: "99", says: "A number from 0 to 80" },
  { form: "the filters", open: openFilters, label: "To", value: "-1", says: "A number from 0 to 80" },
];

describe("on the page of a tournament", () => {
  beforeAll(async () => {
    await page.goto(sample);
    await showAs(page, "Table");
  });
  const openSample = async () => {
    await page.goto(sample);
    // Rows have ids once the page is hydrated.
    await page.locator("tbody tr[id]").first().waitFor();
  };

  describe("in one visit", () => {
    keepOpen(openSample);
    test.each(CASES)(
      "$form: $label says what is wrong with it",
      async ({ open, label, value, submit, says }) => {
        await open();
        const field = page.getByLabel(label, { exact: true });
        await field.fill(value);
        if (submit) await page.getByRole("button", { name: submit, exact: true }).click();
        else await field.blur();
        await expectNamed(field, says);
        expect(await field.inputValue()).toBe(value);
        // A changed text is discarded only after a question.
        page.once("dialog", (asked) => asked.accept());
        await page.keyboard.press("Escape");
        await dialog().waitFor({ state: "hidden" });
      },
    );
  });

  test("years in the wrong order are said to be so", async () => {
    await openSample();
    await openFilters();
    const [from, to] = ["From", "To"].map((label) => page.getByLabel(label, { exact: true }));
    await from?.fill("2.5");
    await from?.press("Enter");
    await to?.fill("1");
    await to?.press("Enter");
    if (to) await expectNamed(to, "“To” must not be below “From”.");
  });

  test("Escape discards a typed reason or note only after a question", async () => {
    const questions: string[] = [];
    await openSample();
    await page.getByRole("checkbox", { name: /Select all/ }).click();
    for (const [button, label] of [
      ["Set tier", /Why\?/],
      ["Add a note", "Your note"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      const field = dialog().getByLabel(label);
      await field.fill("Met at the fair");
      page.once("dialog", (asked) => {
        questions.push(asked.message());
        asked.dismiss();
      });
      await page.keyboard.press("Escape");
      await expect.poll(() => questions.at(-1)).toContain("isn't saved. Discard it?");
      expect(await field.inputValue()).toBe("Met at the fair");
      page.once("dialog", (asked) => asked.accept());
      await page.keyboard.press("Escape");
      await dialog().waitFor({ state: "hidden" });
    }
    expect(questions).toHaveLength(2);
  });

  test("a reason for a tier takes no more than it may have", async () => {
    await openSample();
    await page.getByRole("checkbox", { name: /Select all/ }).click();
    await page.getByRole("button", { name: "Set tier" }).click();
    const reason = dialog().getByLabel(/Why\?/);
    await reason.pressSequentially("x");
    expect(await reason.getAttribute("maxlength")).toBe("500");
  });
});

test("two-factor: the code and the password say what is wrong with them", async () => {
  const page = await visit();
  await signUp(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Set up two-factor authentication" }).click();
  const code = page.getByLabel("Code", { exact: true });
  await code.fill(" ");
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await expectNamed(code, "Enter the 6-digit code from your authenticator app");

  const secret = (await page.locator("code").first().textContent()) ?? "";
  await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await page.getByRole("list", { name: "Recovery codes" }).waitFor();
  await page.goto("/account");
  const end = page.getByRole("button", { name: "Turn off two-factor authentication" });
  await end.click();
  const password = page.locator("form", { has: end }).getByLabel("Your password");
  await expectNamed(password, "Please enter your password");
});
