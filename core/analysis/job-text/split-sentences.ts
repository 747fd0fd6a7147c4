import { BULLET } from "./read-lines";

/** "St. Mary's", "Dr. Lee", "min. 3 years": the dot shortens a word. */
const SENTENCE_END =
  /(?<=[.!?])(?<!(?<!\p{L})(?:St|Dr|Mr|Mrs|Ms|Prof|No|vs|e\.g|i\.e|z\.B|[Mm]in|[Mm]ax|[Ee]xp|[Ee]sp|[Ii]ncl|[Aa]pprox|[Aa]cc|[Rr]esp|[Cc]a|yrs|hrs|mind)\.)\s+(?=[\p{Lu}\d])/u;

export const splitSentences = (line: string): string[] => line.split(SENTENCE_END);

/** The last cell of a row says how firmly its first is asked for. */
export const LAST_CELL =
  /\t+\s*(?:essential|desirable|required|preferred|optional|mandatory|must(?: have)?|nice to have|yes)\s*$/i;

/** Without the bullet before and the marks at its ends. */
export const tidy = (item: string): string =>
  item
    .replace(BULLET, "")
    .replace(/^(?:and|plus|as well as)\s/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s:–-]+|[\s.;,:]+$/g, "")
    .trim();
