import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findInBothThemes, WCAG_22_AA } from "../axe";
import { endAnimations } from "../support";
import { openBrowser } from "../visitors";

/** Up to 25 views, one after another, on a machine that is busy with other tests. */
const LONG = { timeout: 240_000 };

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
    const page = await visit();
    const found: string[] = [];
    const check = async (name: string) => {
      // A list that is loading is dimmed.
      await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
      // What a dialog covers was checked before it opened.
      const contrastIn = (await page.locator(DIALOG).count()) > 0 ? DIALOG : undefined;
      for (const violation of await findInBothThemes(page, { only: WCAG_22_AA, contrastIn }))
        found.push(`${name}, ${violation}`);
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
