import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations, WCAG_22_AA, type What } from "../axe";
import { endAnimations } from "../support";
import { openBrowser } from "../visitors";

/** Up to 25 views, one after another, on a machine that is busy with other tests. */
const LONG = { timeout: 240_000 };

const CONTRAST = { type: "rule" as const, values: ["color-contrast"] };
const DIALOG = "[role=dialog], [role=alertdialog]";

export type Axe = {
  page: Page;
  /** Checks what is on screen. */
  check(name: string): Promise<void>;
  open(path: string): Promise<void>;
};

/** Walks through pages and expects no axe violations on any of them, in either theme. */
export function expectNothingFound(pages: string, walk: (axe: Axe) => Promise<void>): void {
  const { visit } = openBrowser();
  test(`axe finds nothing on the pages of ${pages}, light and dark`, LONG, async () => {
    const page = await visit({ colorScheme: "light" });
    const found: string[] = [];
    const look = async (name: string, what: What) => {
      for (const violation of await findViolations(page, what)) found.push(`${name}: ${violation}`);
    };
    const check = async (name: string) => {
      // A list that is loading is dimmed.
      await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
      await endAnimations(page);
      // Contrast takes most of the time, and what a dialog covers was checked before it opened.
      const isCovered = (await page.locator(DIALOG).count()) > 0;
      const contrast: What = { only: CONTRAST, ...(isCovered && { include: [DIALOG] }) };
      await look(name, { only: WCAG_22_AA, without: CONTRAST.values });
      await look(name, contrast);
      // The dark theme changes only colors.
      await page.emulateMedia({ colorScheme: "dark" });
      await endAnimations(page);
      await look(`${name}, dark`, contrast);
      await page.emulateMedia({ colorScheme: "light" });
      await endAnimations(page);
    };
    const open = async (path: string) => {
      await page.goto(path);
      await check(path);
    };
    await walk({ page, check, open });
    expect(found).toEqual([]);
  });
}

/** Waits until the dialog is open and its animation is over. */
export async function untilStill(page: Page, role: "dialog" | "alertdialog" | "menu"): Promise<void> {
  await page.getByRole(role).waitFor();
  await endAnimations(page);
}
