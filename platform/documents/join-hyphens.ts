import { listTerms } from "#core/analysis/vocabulary/vocabulary";
import { isEnglishWord } from "#core/languages/english-words";

/** The rest of a word after a syllable break that is not itself a word that compounds end in. */
const FRAGMENT =
  /^(?:[a-z]{0,3}(?:ments?|[cst]ions?|ances?|ences?|ness|ity|ities|tures?|ology)|[a-z]{0,2}(?:ing|ably|ally|ically|ated|ating|ive|ous|ial|ical|ity))$/;

/**
 * Rejoins words that were hyphenated at the end of a line. Few resumes are hyphenated by the layout program: most of
 * these hyphens belong to the word ("full-time"). So a hyphen is only removed if the rest is clearly a fragment, or
 * if the whole word occurs elsewhere in the text.
 */
export function joinHyphens(text: string): string {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return text.replace(
    /(?<![\p{L}\p{N}-])(\p{L}*\p{Ll})[-\u2010]\n(\p{Ll}+)/gu,
    (_, before: string, after: string) => {
      const isBroken = words.has((before + after).toLowerCase()) || FRAGMENT.test(after);
      return isBroken ? before + after : `${before}-${after}`;
    },
  );
}

/**
 * Rejoins hyphenated words of a text that its author wrote, where a line ends on purpose: only those that the text or
 * the product knows.
 */
export function joinKnownHyphens(text: string): string {
  let words: Set<string> | undefined;
  return text.replace(
    /(?<![\p{L}\p{N}-])(\p{L}*\p{Ll})[-\u2010]\n[ \t]{0,12}(\p{Ll}+)/gu,
    (all, before: string, after: string) => {
      const whole = (before + after).toLowerCase();
      words ??= new Set(`${text} ${namesOfTerms()}`.toLowerCase().match(/\p{L}+/gu));
      return words.has(whole) || isEnglishWord(whole) ? before + after : all;
    },
  );
}

const namesOfTerms = () =>
  listTerms()
    .map(({ name }) => name)
    .join(" ");
