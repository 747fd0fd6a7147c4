import { BULLET } from "./read-lines";

/** "St. Mary's", "Dr. Lee", "min. 3 years": the period belongs to an abbreviation. */
const SENTENCE_END =
  /(?<=[.!?])(?<!(?<!\p{L})(?:St|Dr|Mr|Mrs|Ms|Prof|No|vs|e\.g|i\.e|z\.B|[Mm]in|[Mm]ax|[Ee]xp|[Ee]sp|[Ii]ncl|[Aa]pprox|[Aa]cc|[Rr]esp|[Cc]a|yrs|hrs|mind)\.)\s+(?=[\p{Lu}\d])/u;

/** The longest in some 2,700 real adverts, many of which had lost their periods, has 3,574 characters. */
const LONGEST_SENTENCE = 4000;

export const splitSentences = (line: string): string[] =>
  line.split(SENTENCE_END).map((sentence) => sentence.slice(0, LONGEST_SENTENCE));

/** In a table row, the last cell may say how firmly the first one is required. */
export const LAST_CELL =
  /\t\s{0,9}(?:essential|desirable|required|preferred|optional|mandatory|must(?: have)?|nice to have|yes)\s{0,9}$/i;

/** Removes the bullet and the punctuation at both ends. */
export const tidy = (item: string): string =>
  item
    .replace(BULLET, "")
    .replace(
      /^(?:and|plus|as well as|but|however,)\s|^[([](?:must|nice|essential|desirable|required|preferred)[)\]]\s/i,
      "",
    )
    .replace(/\s+/g, " ")
    .replace(/\s\([ED]\)[.;]?$/, "")
    .replace(/^[\s:–-]+|(?<![\s.;,:])[\s.;,:]+$/g, "")
    .trim();
