import { patternOf } from "#core/patterns";
import type { Criterion } from "../analysis/rubric";
import patterns from "./wording.patterns.json";

/** The text of a criterion, formatted for use in a sentence. */
export const label = ({ text }: Criterion) => excerpt(text.replace(/(?<![.;:,\s])[.;:,\s]+$/, ""), 90);

/** In double quotes; inner quotes become single ones. */
export function quoted(text: string): string {
  const inner = text.replace(/[“„"]([^“”„"]*)[”“"]/g, "‘$1’").replace(/[“”„"]/g, "");
  return `“${inner}”`;
}

/** At most `most` characters on one line, cut at a word; masked text shows as an ellipsis. */
export function excerpt(text: string, most: number): string {
  const flat = text
    .replace(/█[█\s]*/g, "… ")
    .replace(/\s+/g, " ")
    .trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2));
  return `${words.replace(/(?<![\s,;:.-])[\s,;:.-]+$|[\uD800-\uDBFF]$/, "")}…`;
}

/** Claims about the person that a judge may not make: all we know is that the resume does not show something. */
const ACCUSES = patternOf(patterns.accuses);

/** A judge's sentence without its period; undefined if it is empty or claims more than can be known. */
export function plainNote(note: string): string | undefined {
  const words = excerpt(note, 160).replace(/(?<![.\s])[.\s]+$/, "");
  return words && !ACCUSES.test(words) ? words : undefined;
}

/** Leaves "AWS" as it is. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}(?=\p{Ll}| )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "a", "a and b", "a, b and c". */
export function joinNames(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}
