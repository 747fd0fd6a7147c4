import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { endAnimations } from "./support";

export const WCAG_22_AA: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

const CONTRAST: axe.RunOnly = { type: "rule", values: ["color-contrast"] };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type What = {
  /** Selectors of the parts to check, or to leave out. By default the whole page is checked. */
  include?: string[];
  exclude?: string[];
  /** By default all rules. */
  only?: axe.RunOnly;
  /** The selector of the parts whose contrast is checked, by default all. */
  contrastIn?: string;
};

/** Checks what is on screen, frames included, and returns what breaks a rule. */
export async function findViolations(
  page: Page,
  { include, exclude = [], only, contrastIn = "html" }: What = {},
) {
  for (const frame of page.frames()) {
    // Loading axe takes longer than most checks, so it stays for the next one.
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(AXE);
    await frame.evaluate(chooseForContrast, contrastIn);
  }
  const context = { ...(include && { include }), exclude };
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(only && { runOnly: only }),
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

/** Checks in the theme on screen, and then the contrast in the other one, since themes differ in colors alone. */
export async function findInBothThemes(page: Page, what: What): Promise<string[]> {
  // Halfway through an animation, colors lack contrast and elements are not in place.
  await endAnimations(page);
  const found = await findViolations(page, what);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: other });
  await endAnimations(page);
  const inOther = await findViolations(page, { ...what, only: CONTRAST });
  return [...found.map((one) => `${theme}: ${one}`), ...inOther.map((one) => `${other}: ${one}`)];
}

/**
 * Chooses three texts of each look, because measuring contrast takes most of axe's time. Two look alike if they and all
 * around them are styled alike, and none of these is placed over what does not contain it.
 */
function chooseForContrast(selector: string): void {
  const looks = new Map<string, number>();
  const lookOf = new Map<Element | null, number>();
  const found = new Map<number, number>();
  for (const element of document.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const own = [style.color, style.backgroundColor, style.backgroundImage, style.opacity].concat(
      style.fontSize,
      style.fontWeight,
      style.textShadow,
    );
    const isApart =
      /absolute|fixed|sticky/.test(style.position) || element.matches("label, :disabled, [aria-disabled]");
    const name = [lookOf.get(element.parentElement), ...own, isApart && looks.size].join();
    const look = looks.get(name) ?? looks.size;
    looks.set(name, look);
    lookOf.set(element, look);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isAsked = isShown && element.closest(selector) !== null;
    const before = found.get(look) ?? 0;
    element.toggleAttribute("data-contrast", isAsked && before < 3);
    if (isAsked) found.set(look, before + 1);
  }
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast]" }] });
}
