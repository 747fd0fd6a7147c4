import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser } from "../support";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Many pages, one after another. */
const LONG = { timeout: 240_000 };

export type Axe = {
  page: Page;
  /** Looks at what is on screen. */
  check(name: string): Promise<void>;
  open(path: string): Promise<void>;
};

/** Walks through pages in both themes and expects axe to find nothing on any of them. */
export function expectNothingFound(pages: string, walk: (axe: Axe) => Promise<void>): void {
  const { visit } = openBrowser();
  test.each(["light", "dark"] as const)(
    `axe finds nothing on the pages of ${pages}, %s`,
    LONG,
    async (colorScheme) => {
      const page = await visit({ colorScheme });
      const found: string[] = [];
      const check = async (name: string) => {
        const axe = new AxeBuilder({ page }).setLegacyMode();
        // The dark theme changes nothing but colours.
        const chosen = colorScheme === "dark" ? axe.withRules(["color-contrast"]) : axe.withTags(WCAG_22_AA);
        const { violations } = await chosen.analyze();
        for (const { id, nodes } of violations) found.push(`${name}: ${id} at ${nodes[0]?.target}`);
      };
      const open = async (path: string) => {
        await page.goto(path);
        await check(path);
      };
      await walk({ page, check, open });
      expect(found).toEqual([]);
    },
  );
}

/** Half way of sliding in, the colours of a dialog have no contrast. */
export async function untilStill(page: Page, role: "dialog" | "alertdialog"): Promise<void> {
  await page.getByRole(role).waitFor();
  await page.waitForTimeout(500);
}
