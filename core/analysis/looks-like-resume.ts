import { PERIOD } from "#core/privacy/own-block";
import { readHeading } from "./headings";

/** Hardly anything was read of a shorter text, which other flags report. */
const MIN_WORDS = 30;
const YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/g;
const ENOUGH_YEARS = 4;

export const NO_RESUME = "This may not be a resume: it has none of the usual headings or dates.";

/**
 * Whether a text looks like a resume in any way: it has a section heading, or the dates of jobs and schools. A text
 * with neither is more likely an invoice, an advert or a letter; it is flagged but still judged.
 */
export function looksLikeResume(text: string): boolean {
  if (text.split(/\s+/).length < MIN_WORDS) return true;
  if (PERIOD.test(text) || new Set(text.match(YEAR)).size >= ENOUGH_YEARS) return true;
  return text.split("\n").some((line) => readHeading(line) !== undefined);
}
