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
