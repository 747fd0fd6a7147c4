import { cutAt } from "#core/cut-at";
import { patternOf } from "#core/patterns";
import { withoutDates } from "../analysis/language/months";
import { stem } from "../analysis/language/stem";
import { isStopWord } from "../analysis/language/stop-words";
import { tokenize } from "../analysis/language/tokens";
import type { Criterion } from "../analysis/rubric";
import { isTitleWord } from "../analysis/titles";
import patterns from "./wording.patterns.json";

/** The text of a criterion, formatted for use in a sentence. */
export const label = ({ text }: Criterion) => excerpt(text.replace(/(?<![.;:,\s])[.;:,\s]+$/, ""), 90);

/** True for "sous chef" and "Head of department"; false for "Lead other cooks", which names the people led. */
export function isPost({ kind, overall, text }: Criterion): boolean {
  const last =
    text
      .split(/[\s,](?:of|for|in|at|with|or|and)[\s,]/)[0]
      ?.match(/[\p{L}+#-]+/gu)
      ?.at(-1) ?? "";
  return kind === "role" && (overall === true || (isTitleWord(last) && !/[^s]s$/i.test(last)));
}

/** In double quotes; inner quotes become single ones. */
export function quoted(text: string): string {
  const inner = text
    .replace(/^[-–—•▪*·\s]{1,9}(?=\p{L})/u, "")
    .replace(/[“„"]([^“”„"]*)[”“"]/g, "‘$1’")
    .replace(/[“”„"]/g, "");
  return `“${inner}”`;
}

/** At most `most` characters on one line, cut at a word; masked text shows as an ellipsis. */
export function excerpt(text: string, most: number): string {
  const flat = text
    .replace(/█[█\s]*/g, "… ")
    .replace(/\s+/g, " ")
    .trim();
  if (flat.length <= most) return flat;
  const cut = cutAt(flat, most - 1);
  const words = cutAt(cut, Math.max(cut.lastIndexOf(" "), Math.floor(most / 2)));
  return `${words.replace(/(?<![\s,;:.-])[\s,;:.-]+$/, "")}…`;
}

const LONGEST_QUOTE = 110;

/** The part of a quote that names most of the criterion, with an ellipsis in front if it is not the beginning. */
export function quoteFor({ text, skills }: Criterion, quote: string): string {
  const flat = excerpt(quote, quote.length);
  const asked = new Set(stemsOf([text, ...skills].join(" ")));
  const namedFrom = (start: number) => {
    const named = stemsOf(excerpt(flat.slice(start), LONGEST_QUOTE)).filter((word) => asked.has(word));
    return new Set(named).size;
  };
  let best = { start: 0, named: namedFrom(0) };
  for (const { index: start } of flat.matchAll(/(?<=\s)\S/g)) {
    const named = namedFrom(start);
    if (named > best.named) best = { start, named };
    if (flat.length - start <= LONGEST_QUOTE) break;
  }
  return `${best.start > 0 ? "…" : ""}${excerpt(flat.slice(best.start), LONGEST_QUOTE)}`;
}

const stemsOf = (text: string) =>
  tokenize(text)
    .filter(({ key }) => !isStopWord(key))
    .map(({ key }) => stem(key));

/** False for a line with nothing but dates: "May 2011 to present". */
export const isMoreThanDates = (line: string) => /\p{L}/u.test(withoutDates(line));

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
