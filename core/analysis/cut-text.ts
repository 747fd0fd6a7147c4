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
  const read = text.slice(0, Math.min(endBefore(text, LONGEST_TEXT), endOfLines(text)));
  let hasOverlong = false;
  const cutAt = (most: number) => (piece: string) => {
    if (piece.length <= most) return piece;
    hasOverlong = true;
    const end = endBefore(piece, most);
    return piece.slice(0, end) + " ".repeat(piece.length - end);
  };
  const cut = read
    .replace(MARKS, cutAt(MAX_MARKS))
    .replace(WORD, cutAt(MAX_LETTERS))
    .replace(LINE, cutAt(LONGEST_LINE));
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

/** The cut position, moved so that it does not split a surrogate pair. */
function endBefore(text: string, most: number): number {
  const last = text.charCodeAt(most - 1);
  return text.length > most && last >= 0xd800 && last <= 0xdbff ? most - 1 : Math.min(most, text.length);
}
