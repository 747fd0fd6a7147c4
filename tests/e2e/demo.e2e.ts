import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { sampleResumes } from "#core/tournaments/sample/sample-tournament";
import { findViolations, WCAG_22_AA } from "./axe";
import { dropFiles, type NamedFile, PASSWORD, untilRequestsArrived } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visit();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const resumes: NamedFile[] = sampleResumes.map(({ fileName, text }) => ({
  name: fileName,
  bytes: bytes(text),
}));

const form = () => page.getByRole("form", { name: "Demo" });
const button = () => form().getByRole("button", { name: "Rank these resumes" });
const dropArea = () => form().getByRole("button", { name: /Drop resumes here/ });
const rows = () => page.getByRole("list", { name: "Resumes" }).locator("> li");
const toastWith = (title: string) =>
  page.getByRole("status").or(page.locator("li")).filter({ hasText: title }).first();

async function openForm() {
  await page.goto("/#try-demo");
  await dropArea().waitFor();
  // The demo loads its code when it is near the viewport. Until then it is rendered but does nothing.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[aria-label=Demo]") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );
}

async function fillJob() {
  await form().getByLabel("Job title").fill("Backend Engineer");
  await form().getByLabel("Job description").fill("Own the booking services.");
  await form().getByLabel("Key requirements").fill("TypeScript\nPostgreSQL\nDocker");
  await form().getByLabel("Optional requirements").fill("Kafka");
  await form().getByLabel("Key skills").fill("TypeScript, AWS");
}

test("five resumes are ranked, outlive a reload, and make room for another demo", async () => {
  await openForm();
  await fillJob();
  await expect.poll(() => button().isDisabled()).toBe(true);
  await dropFiles(dropArea(), resumes.slice(0, 5));
  await expect.poll(() => button().isEnabled()).toBe(true);
  await button().click();
  await toastWith("Demo created successfully!").waitFor();

  await expect.poll(() => rows().filter({ hasText: "Analyzed" }).count(), { timeout: 60_000 }).toBe(5);
  await page.getByText("100%", { exact: true }).waitFor();
  const tiers = await rows().evaluateAll((items) =>
    items.map((item) => /Tier ([ABCD])/.exec(item.textContent ?? "")?.[1]),
  );
  expect(tiers).toEqual([...tiers].sort());
  for (const label of ["Pros", "Cons", "Skills"]) await rows().first().getByText(label).waitFor();

  await page.reload();
  await expect.poll(() => rows().count()).toBe(5);
  expect(await findViolations(page, { include: ["#try-demo"] })).toEqual([]);

  await page.getByRole("button", { name: "Start another demo" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Try it with our 8 resumes");
  await dropFiles(dropArea(), resumes.slice(5, 6));
  await form().getByLabel("Job title").fill("Welder");
  await button().click();
  await expect.poll(() => rows().count(), { timeout: 60_000 }).toBe(1);
});

/** Keeps the demo shown: signs up, and ends on the page of the account's tournament. */
async function keep() {
  await page.getByRole("link", { name: "Keep this as my first tournament" }).click();
  await page.getByText("Your demo becomes your first tournament.").waitFor();
  await page.getByLabel("Email").fill(`keeper-${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/dashboard/tournament/*", { timeout: 60_000 });
}

test("one click ranks our own resumes, and each opens its scorecard with the quotes in the resume", async () => {
  await openForm();
  await page.getByRole("button", { name: "Try it with our 8 resumes" }).click();
  await page.getByText("8 of 8 done", { exact: true }).waitFor({ timeout: 60_000 });
  await page
    .getByRole("button", { name: /^Why this score: / })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name: "Criterion by criterion" }).waitFor();
  await sheet.getByText("quotes underlined").waitFor();
  await sheet.getByRole("button", { name: "Next quote" }).click();
  await sheet.locator("mark").first().waitFor();
  const file = await sheet.getByRole("link", { name: /View original/ }).getAttribute("href");
  expect((await page.request.get(file ?? "")).status()).toBe(200);
  expect(await findViolations(page, { include: ["[role=dialog]"], only: WCAG_22_AA })).toEqual([]);
  // The first press closes the quote; until it has, a second one is ignored.
  await page.keyboard.press("Escape");
  await sheet.getByText("quotes underlined").waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await keep();
  await page.getByRole("heading", { name: "Backend Engineer (sample)" }).waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(0);
});

test("a demo of one's own is kept through the sign-up and opens there", async () => {
  await openForm();
  await form().getByLabel("Job title").fill("Welder");
  await dropFiles(dropArea(), resumes.slice(0, 2));
  await button().click();
  await page.getByText("2 of 2 done", { exact: true }).waitFor({ timeout: 60_000 });
  await keep();
  await page.getByRole("heading", { name: "Welder" }).waitFor();
  await expect.poll(() => page.getByRole("article").count(), { timeout: 60_000 }).toBe(2);
});

test("bad files and an empty title are refused with words, and nothing chosen is lost", async () => {
  await openForm();
  await form().getByLabel("Job title").press("Enter");
  await form().getByText("Please select at least one resume file.").waitFor();
  await form().getByText("Job title is required").waitFor();

  const huge = { name: "huge.pdf", bytes: new Uint8Array(10 * 1024 * 1024 + 1) };
  await dropFiles(dropArea(), [{ name: "photo.png", bytes: bytes("x") }, huge, ...resumes.slice(0, 1)]);
  await form().getByText('File "photo.png" is not an accepted file type.').waitFor();
  await form().getByText('File "huge.pdf" exceeds the maximum size of 10MB.').waitFor();
  await form().getByText("1 file chosen").waitFor();

  await form().getByLabel("Job title").fill("   ");
  await button().click();
  await form().getByText("Job title is required").waitFor();
  await form().getByText("1 file chosen").waitFor();

  await dropFiles(dropArea(), resumes.slice(1, 7));
  await toastWith("Too many files").waitFor();
  await page.getByText("Demo is limited to 5 resumes.").first().waitFor();
  await form().getByText("5 files chosen").waitFor();
  await form()
    .getByRole("button", { name: `Remove ${resumes[0]?.name}` })
    .press("Enter");
  await form().getByText("4 files chosen").waitFor();
});

test("what fails is said, and the form keeps everything", async () => {
  await openForm();
  await fillJob();
  await dropFiles(dropArea(), resumes.slice(0, 2));
  const attempt = async (path: string, answer: { status: number; body: string }, words: string) => {
    await page.route(path, (route) => route.fulfill(answer));
    await button().click();
    await form().getByRole("alert").filter({ hasText: words }).waitFor();
    await toastWith("Failed to create demo").waitFor();
    await page.unroute(path);
    expect(await form().getByLabel("Job description").inputValue()).toBe("Own the booking services.");
    await form().getByText("2 files chosen").waitFor();
  };
  await attempt("**/api/demo/tournament", { status: 500, body: "" }, "Failed to create demo tournament");
  await attempt("**/api/demo/tournament", { status: 200, body: "ok" }, "Server returned invalid response");
  await attempt("**/api/demo/tournament/*/resumes", { status: 500, body: "" }, "Failed to upload resumes");
  await attempt(
    "**/api/demo/tournament/*/resumes",
    { status: 400, body: '{"message":"Not today."}' },
    "Not today.",
  );
  await button().click();
  await expect.poll(() => rows().filter({ hasText: "Analyzed" }).count(), { timeout: 60_000 }).toBe(2);
});

test("without a socket both answers are asked for every three seconds, until it is over", async () => {
  await page.clock.install();
  await openForm();
  await fillJob();
  await page.routeWebSocket("**/live", (socket) => socket.close());
  let polls = 0;
  let isOver = false;
  await page.route("**/api/demo/tournament/*", async (route) => {
    polls += 1;
    const answer = await route.fetch();
    const tournament = (await answer.json()) as Record<string, unknown>;
    const json = { ...tournament, status: isOver ? "completed" : "processing" };
    await route.fulfill({ json });
  });
  await dropFiles(dropArea(), resumes.slice(0, 1));
  await button().click();
  await page.getByText("This usually takes 1-2 minutes.").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => polls).toBeGreaterThan(0);
  const secondsUntilNext = async () => {
    const before = polls;
    for (let seconds = 0.5; ; seconds += 0.5) {
      await page.clock.runFor(500);
      await untilRequestsArrived(page);
      if (polls > before || seconds > 10) return seconds;
    }
  };
  await secondsUntilNext();
  // The pause begins when the last answer arrives, between two steps of the clock.
  const pause = await secondsUntilNext();
  expect(pause).toBeGreaterThanOrEqual(2.5);
  expect(pause).toBeLessThanOrEqual(3.5);
  isOver = true;
  await page.clock.runFor(3000);
  await page.getByText("This demo is deleted after 24 hours.").waitFor();
  const all = polls;
  await page.clock.fastForward(10_000);
  await untilRequestsArrived(page);
  expect(polls).toBe(all);
});

test("a demo that is gone says so", async () => {
  await page.goto(`/?demo=${crypto.randomUUID()}#try-demo`);
  await page.getByText("This demo no longer exists").waitFor();
  await page.getByRole("button", { name: "Start another demo" }).click();
  await dropArea().waitFor();
});
