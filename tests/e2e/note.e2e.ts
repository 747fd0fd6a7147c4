import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { ResumeView } from "#core/resumes/resume";
import { fixtureJob } from "../fixtures/make-files";
import { reneText, zoeText } from "../fixtures/resumes";
import { createTournament, signUp, untilRead } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const FILES = [
  { name: "zoe.txt", bytes: Buffer.from(zoeText) },
  { name: "rene.txt", bytes: Buffer.from(reneText) },
];

let page: Page;
let zoe: string;

beforeAll(async () => {
  page = await visit();
  await signUp(page, { unlimited: true });
  const id = await createTournament(page, fixtureJob, FILES);
  await untilRead(page, { done: FILES.length, failed: 0 });
  const resumes = (await (await page.request.get(`/api/tournaments/${id}/resumes`)).json()) as ResumeView[];
  const resumeId = resumes.find(({ fileName }) => fileName === "zoe.txt")?.id;
  zoe = `/dashboard/tournament/${id}?candidate=${resumeId}`;
});

const note = (of: Page = page) => of.getByLabel("Your note");
const open = async (of: Page = page) => {
  await of.goto(zoe);
  await note(of).waitFor();
};
const saved = (of: Page = page) => of.getByRole("dialog").getByText(/^Saved/);

test("a note is saved when asked, by keyboard too, and stands after a reload", async () => {
  await open();
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.keyboard.type("Call on Monday: j, k and 1 are letters here.");
  await page.getByText("Not saved yet").waitFor();
  await page.keyboard.press("Control+Enter");
  await saved().waitFor();
  expect(new URL(page.url()).searchParams.get("candidate")).toBe(
    new URLSearchParams(zoe.split("?")[1]).get("candidate"),
  );
  await page.reload();
  await expect.poll(() => note().inputValue()).toBe("Call on Monday: j, k and 1 are letters here.");
});

test("another tab sees it at once; words typed there meanwhile are kept, and the other note is offered", async () => {
  await open();
  const other = await page.context().newPage();
  await open(other);
  await note().fill("from the first tab");
  await page.getByRole("button", { name: "Save note" }).click();
  await saved().waitFor();
  await expect.poll(() => note(other).inputValue()).toBe("from the first tab");

  await note(other).fill("typed in the second tab");
  await note().fill("again from the first");
  await page.getByRole("button", { name: "Save note" }).click();
  const notice = other.getByRole("alert").filter({ hasText: "This note was changed in the meantime" });
  await notice.waitFor();
  expect(await notice.textContent()).toContain("again from the first");
  expect(await note(other).inputValue()).toBe("typed in the second tab");
  await other.getByRole("button", { name: "Save note" }).click();
  await notice.waitFor({ state: "hidden" });
  await expect.poll(() => note().inputValue()).toBe("typed in the second tab");
  await other.close();
});

test("a note that cannot be saved stays where it was typed", async () => {
  await open();
  await page.route("**/api/resumes/*/note", (route) => route.abort());
  await note().fill("typed without a network");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByRole("alert").filter({ hasText: "is still here" }).waitFor();
  expect(await note().inputValue()).toBe("typed without a network");
  await page.unroute("**/api/resumes/*/note");
  await page.getByRole("button", { name: "Save note" }).click();
  await saved().waitFor();

  await note().fill("x".repeat(5001));
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByText("A note has at most 5,000 characters.").waitFor();
  await note().fill("");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect.poll(() => page.getByText("Not saved yet").count()).toBe(0);
  await page.reload();
  await note().waitFor();
  expect(await note().inputValue()).toBe("");
});

test("leaving with words that are not saved asks first", async () => {
  await open();
  await note().fill("not saved");
  const asked: string[] = [];
  let isLeaving = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return isLeaving ? dialog.accept() : dialog.dismiss();
  });
  await page
    .getByRole("button", { name: /Next candidate|Previous candidate/ })
    .and(page.locator("[aria-disabled=false]"))
    .first()
    .click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  expect(asked).toEqual(["Your note isn't saved. Discard it?", "Your note isn't saved. Discard it?"]);
  expect(await note().inputValue()).toBe("not saved");
  isLeaving = true;
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(asked).toHaveLength(3);
});
