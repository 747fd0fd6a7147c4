import { countMatches } from "#core/patterns";

/** Texts with fewer letters are accepted, because they are too short for letter statistics. */
const SAMPLE_LETTERS = 300;
/** The most frequent letters in every language with a Latin alphabet; prose in any of them has at least 54%. */
const FREQUENT = /[etaoinsr]/gi;
const FREQUENT_SHARE = 0.42;
/** The two characters that one UTF-8 letter becomes when it is decoded as Windows-1252. */
const TWICE_DECODED =
  /[\u00c2-\u00d1\u00d8-\u00da\u00e0-\u00e9][\u0080-\u00bf\u2018-\u2026\u20ac\u0152-\u0161\u0178\u017d\u017e]/g;

/**
 * Whether extracted text is natural language. Fonts without a usable character mapping look fine on the page but
 * extract as garbage, and judging that would make up a result.
 */
export function isReadable(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const ink = countMatches(sample, /\S/gu);
  if (ink === 0) return true;
  if (countMatches(sample, /[\ufffd\ue000-\uf8ff]|\p{Cn}|\p{Cc}(?<![\n\f\t])/gu) > 0.2 * ink) return false;
  const letters = countMatches(sample, /\p{L}/gu);
  if (letters < 0.3 * ink && ink > SAMPLE_LETTERS) return false;
  if (letters < SAMPLE_LETTERS) return true;
  if (countMatches(sample, TWICE_DECODED) > 0.1 * letters) return false;
  if (countMatches(sample, /(?!\p{ASCII})\p{Script=Latin}/gu) > 0.5 * letters) return false;
  return countMatches(sample, /\p{Script=Latin}/gu) < 0.7 * letters || isLatinLanguage(sample);
}

function isLatinLanguage(sample: string): boolean {
  const letters = countMatches(sample, /[a-z]/gi);
  const vowels = countMatches(sample, /[aeiouy]/gi) / letters;
  if (vowels <= 0.22 || vowels >= 0.62 || countMatches(sample, FREQUENT) < FREQUENT_SHARE * letters)
    return false;
  // Capitals inside words: when glyph numbers are mistaken for letters, they appear anywhere in a word.
  return countMatches(sample, /\p{Ll}\p{Lu}/gu) < 0.15 * letters;
}
