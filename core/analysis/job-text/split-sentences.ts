import { patternOf } from "#core/patterns";
import { BULLET } from "./read-lines";
import patterns from "./split-sentences.patterns.json";

const SENTENCE_END = patternOf(patterns.sentenceEnd);

/** The longest in some 2,700 real adverts, many of which had lost their periods, has 3,574 characters. */
const LONGEST_SENTENCE = 4000;

export const splitSentences = (line: string): string[] =>
  line.split(SENTENCE_END).map((sentence) => sentence.slice(0, LONGEST_SENTENCE));

/** In a table row, the last cell may say how firmly the first one is required. */
export const LAST_CELL =
  /\t\s{0,9}(?:essential|desirable|required|preferred|optional|mandatory|must(?: have)?|nice to have|yes)\s{0,9}$/i;

const JOINED = /^(?:and|plus|as well as|but|however,)\s/i;

/** Removes the bullet and the punctuation at both ends, but not the last period of "in the U.S." */
export const tidy = (item: string): string =>
  item
    .replace(BULLET, "")
    .replace(JOINED, "")
    .replace(BULLET, "")
    .replace(/^[([](?:must|nice|essential|desirable|required|preferred)[)\]]\s/i, "")
    .replace(/\s+/g, " ")
    .replace(/\s\([ED]\)[.;]?$/, "")
    .replace(/^[\s:–-]+|(?<![\s.;,:])[\s.;,:]+$/g, "")
    .trim()
    .replace(/(?<!\p{L})\p{L}\.\p{L}$/u, "$&.");
