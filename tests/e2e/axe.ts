import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

export const WCAG_22_AA: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type What = {
  /** Selectors of the parts to check, or to leave out. By default the whole page is checked. */
  include?: string[];
  exclude?: string[];
  /** By default all rules. */
  only?: axe.RunOnly;
  /** Rules to leave out of these. */
  without?: string[];
};

/** Checks what is on screen, frames included, and returns what breaks a rule. */
export async function findViolations(page: Page, { include, exclude = [], only, without = [] }: What = {}) {
  // Loading axe takes longer than most checks, so it stays for the next one.
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(AXE);
  const context = { ...(include && { include }), exclude };
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations = await page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      return (await axe.run(context, options)).violations;
    },
    { context, options },
  );
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`);
}
