import { type Box, isInside } from "./pdf-geometry";
import type { Shown } from "./pdf-text-cursor";

/**
 * Every inked character in drawing order, and for each of them whether it is hidden.
 * `offPage`: what was drawn outside the page, which text extraction does not even mention.
 */
export type Ink = { text: string; hidden: boolean[]; anyHidden: boolean; offPage: string };

/** Letters `from` up to `to` of the ink, and where on the page they stand. */
type Run = Box & { from: number; to: number };

/** Of letters with what is painted over them: beyond it a page is not looked at any closer. */
const MAX_COMPARISONS = 20_000_000;

/** The letters drawn on a page so far. */
export function pageLetters() {
  const letters: string[] = [];
  const hidden: boolean[] = [];
  const runs: Run[] = [];
  let anyHidden = false;
  let offPage = "";
  let comparisons = 0;
  return {
    add(shown: Shown, box: Box, is: { hidden: boolean; outside: boolean }): void {
      const from = hidden.length;
      for (const glyph of shown) {
        if (!glyph || typeof glyph === "number") continue;
        if (is.outside) offPage += glyph.unicode ?? "";
        for (const letter of inked(glyph.unicode ?? "")) {
          letters.push(letter);
          // As long as in UTF-16, so that places in the text are places in the list.
          for (let i = 0; i < letter.length; i++) hidden.push(is.hidden);
          if (is.hidden) anyHidden = true;
        }
      }
      if (!is.hidden && hidden.length > from) runs.push({ ...box, from, to: hidden.length });
    },

    /** What is painted over letters hides them. */
    cover(box: Box): void {
      comparisons += runs.length;
      if (comparisons > MAX_COMPARISONS) return;
      for (const run of runs) {
        if (!isInside(run, box)) continue;
        hidden.fill(true, run.from, run.to);
        anyHidden = true;
      }
    },

    ink: (): Ink => ({ text: letters.join(""), hidden, anyHidden, offPage }),
  };
}

/** The characters of a text that leave ink, as far as both readers of pdf.js agree on them. */
export function inked(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a mapping yield them.
  return text.normalize("NFKC").replace(/[\s\u0000-\u001f\u007f-\u009f\u00ad]/g, "");
}
