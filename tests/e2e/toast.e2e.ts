import type { Locator, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { endAnimations, logInAsRecruiter, untilRequestsArrived } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
let page: Page;
let toast: Locator;

beforeEach(async () => {
  page = await visit({ reducedMotion: "no-preference" });
  await logInAsRecruiter(page);
  await page.goto("/dashboard/create-tournament");
  await page.getByLabel("Tournament name").fill("Refused");
  await page.route("**/dashboard/create-tournament.data*", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  toast = page.locator("[data-radix-collection-item]", { hasText: "Failed to create tournament" });
});

async function show() {
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await toast.waitFor();
  await endAnimations(page);
}

async function drag(dx: number) {
  const box = await toast.boundingBox();
  if (!box) throw new Error("no toast");
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y, { steps: 4 });
  await page.mouse.move(x + dx, y, { steps: 4 });
  await page.mouse.up();
}

test("it goes by itself after 5 seconds, and there is one at a time", async () => {
  await page.mouse.move(10, 400);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Create Tournament" }).focus();
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press("Enter");
    await untilRequestsArrived(page);
    await toast.waitFor();
  }
  expect(await page.locator("[data-radix-collection-item]").count()).toBe(1);
  const width = await page
    .locator("[data-radix-collection-item]")
    .evaluate((item) => item.closest("ol")?.offsetWidth);
  expect(width).toBeLessThanOrEqual(420);
  await page.clock.runFor(3000);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(3000);
  await toast.waitFor({ state: "hidden" });
});

test("F8 leads to it", async () => {
  await show();
  await page.keyboard.press("F8");
  const inside = await page.evaluate(
    () => document.activeElement?.closest("[aria-label^=Notifications]") !== null,
  );
  expect(inside).toBe(true);
});

test("a swipe of more than 50 px to the right dismisses it, a shorter one or one to the left does not", async () => {
  await show();
  await drag(40);
  await endAnimations(page);
  expect(await toast.isVisible()).toBe(true);
  await drag(-80);
  await endAnimations(page);
  expect(await toast.isVisible()).toBe(true);
  await drag(70);
  // Under the pointer it would stay.
  await toast.waitFor({ state: "hidden" });
});
