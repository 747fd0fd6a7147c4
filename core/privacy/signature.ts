import { readName } from "./read-name";

const SIGNED = [
  /(?<!\p{L})(?:Sincerely(?: yours)?|Respectfully),\s{1,4}((?:\p{Lu}[\p{L}.'’-]{0,20}\s){1,3})/gu,
  /(?<!\p{L})Yours (?:truly|sincerely|faithfully),\s{1,4}((?:\p{Lu}[\p{L}.'’-]{0,20}\s){1,3})/gu,
  /(?<!\p{L})(?:Kind |Best )?[Rr]egards,\s{1,4}((?:\p{Lu}[\p{L}.'’-]{0,20}\s){1,3})/gu,
];
const SIGNED_LENGTH = 600;
const DECLARED = /\b(?:I (?:hereby |do hereby )?declare|declaration)\b/i;
const IN_BRACKETS = /\((\p{Lu}\p{L}{1,20}(?: \p{Lu}[\p{L}.]{0,20}){1,2})\)\s{0,9}$/gu;
const CONTINUED =
  /^\W{0,8}(\p{Lu}\p{L}{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){1,2}),? [Cc]ont(?:inued|['’.]?d|\.)/gmu;
const PRAISE =
  /\b(?:letters? of recommendation|recommend (?:him|her|them|Mr|Ms|Mrs)|referees?|references?)\b/i;
const LETTER_LENGTH = 6000;
const PAGES_LENGTH = 20_000;
const MAX_WORDS = 3;

/** The name below a letter or declaration, or at the top of a later page, in words; undefined if none is recognized. */
export function findSignature(text: string): string[] | undefined {
  // Somebody else signs a letter about the candidate.
  const letter = PRAISE.test(text.slice(0, PAGES_LENGTH)) ? "" : text.slice(0, LETTER_LENGTH);
  const end = text.slice(-SIGNED_LENGTH);
  const signatures = [
    ...SIGNED.flatMap((pattern) => [...letter.matchAll(pattern)]),
    ...(DECLARED.test(end) ? end.matchAll(IN_BRACKETS) : []),
    ...text.slice(0, PAGES_LENGTH).matchAll(CONTINUED),
  ];
  for (const [, words = ""] of signatures) {
    const name = readLongest(words);
    if (name) return name;
  }
  return undefined;
}

/** "Owen Headman Highly", from text that lost its line breaks, is read as "Owen Headman". */
function readLongest(words: string): string[] | undefined {
  const all = words.trim().split(/\s+/).slice(0, MAX_WORDS);
  for (let length = all.length; length >= 2; length--) {
    const sign = readName(all.slice(0, length).join(" "));
    if (sign?.given && sign.ordinary === 0) return sign.words;
  }
  return undefined;
}
