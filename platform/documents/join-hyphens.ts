/** What remains of a word after a break between syllables, and is no word that compounds end in. */
const FRAGMENT =
  /^(?:[a-z]{0,3}(?:ments?|[cst]ions?|ances?|ences?|ness|ity|ities|tures?|ology)|[a-z]{0,2}(?:ing|ably|ally|ically|ated|ating|ive|ous|ial|ical|ity))$/;

/**
 * Puts words together that were divided at the end of a line. Few resumes are hyphenated by the typesetter:
 * most hyphens there are the word's own ("full-time"), so it goes only where the rest is plainly a fragment
 * or the whole word stands elsewhere.
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
