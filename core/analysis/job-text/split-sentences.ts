import { BULLET } from "./read-lines";

/** "St. Mary's", "Dr. Lee", "min. 3 years": the dot shortens a word. */
const SENTENCE_END =
  /(?<=[.!?])(?<!(?<!\p{L})(?:St|Dr|Mr|Mrs|Ms|Prof|No|vs|e\.g|i\.e|z\.B|[Mm]in|[Mm]ax|[Ee]xp|[Ee]sp|[Ii]ncl|[Aa]pprox|[Aa]cc|[Rr]esp|[Cc]a|yrs|hrs|mind)\.)\s+(?=[\p{Lu}\d])/u;

/** The longest in some 2,700 real adverts, of which many had lost their full stops, has 3,574. */
const LONGEST_SENTENCE = 4000;

export const splitSentences = (line: string): string[] =>
  line.split(SENTENCE_END).map((sentence) => sentence.slice(0, LONGEST_SENTENCE));

/** The last cell of a row says how firmly its first is asked for. */
export const LAST_CELL =
  /\t\s{0,9}(?:essential|desirable|required|preferred|optional|mandatory|must(?: have)?|nice to have|yes)\s{0,9}$/i;

/** Without the bullet before and the marks at its ends. */
export const tidy = (item: string): string =>
  item
    .replace(BULLET, "")
    .replace(/^(?:and|plus|as well as)\s/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s:–-]+|(?<![\s.;,:])[\s.;,:]+$/g, "")
    .trim();
