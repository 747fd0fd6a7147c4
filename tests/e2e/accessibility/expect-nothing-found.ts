import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations, WCAG_22_AA } from "../axe";
import { endAnimations, openBrowser } from "../support";

/** Up to 25 views, one after another, on a machine that is busy with other tests. */
const LONG = { timeout: 240_000 };

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
    const look = async (name: string, only: typeof WCAG_22_AA) => {
      for (const violation of await findViolations(page, { only })) found.push(`${name}: ${violation}`);
    };
    const check = async (name: string) => {
      await look(name, WCAG_22_AA);
      // The dark theme changes only colors.
      await page.emulateMedia({ colorScheme: "dark" });
      await endAnimations(page);
      await look(`${name}, dark`, { type: "rule", values: ["color-contrast"] });
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
