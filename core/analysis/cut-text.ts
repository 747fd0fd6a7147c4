import { cutAt } from "#core/cut-at";

/**
 * Limits that no real text reaches: the extremes in some 1,600 resumes are a link of 142 characters, a whole resume
 * of 16,197 characters on one line, one of 427 lines and one of 29,152 characters.
 */
const MAX_LETTERS = 1000;
const LONGEST_LINE = 50_000;
const MAX_LINES = 5000;
const LONGEST_TEXT = 150_000;
/** Writing never has more combining marks on a letter (Unicode's Stream-Safe Text Format). */
const MAX_MARKS = 30;

/** Chinese and Japanese have no spaces between words, but do have punctuation between sentences. */
const WORD = /[^\s\u3000-\u303f\uff00-\uff20]+/g;
const MARKS = /\p{M}{2,}/gu;
const LINE = /[^\n\f\r]+/g;

export type CutText = {
  /**
   * Offsets equal those of the original: shortened words and lines are padded with blanks, and
   * only the end may be missing.
   */
  text: string;
  /** Words or lines were shortened. */
  hasOverlong: boolean;
  /** The end of the text was cut off. */
  isCut: boolean;
};

/**
 * Cuts a text to what a person could have written: a word of 100,000 letters stalls software and helps no candidate.
 */
export function cutText(text: string): CutText {
  const read = cutAt(text, Math.min(LONGEST_TEXT, endOfLines(text)));
  let hasOverlong = false;
  const shorten = (most: number) => (piece: string) => {
    if (piece.length <= most) return piece;
    hasOverlong = true;
    return cutAt(piece, most).padEnd(piece.length);
  };
  const cut = read
    .replace(MARKS, shorten(MAX_MARKS))
    .replace(WORD, shorten(MAX_LETTERS))
    .replace(LINE, shorten(LONGEST_LINE));
  return { text: cut, hasOverlong, isCut: read.length < text.length };
}

function endOfLines(text: string): number {
  let end = -1;
  for (let line = 0; line < MAX_LINES; line++) {
    end = text.indexOf("\n", end + 1);
    if (end < 0) return text.length;
  }
  return end;
}
