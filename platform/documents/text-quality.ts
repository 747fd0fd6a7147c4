/** Enough letters to judge by: shorter texts are taken as they are. */
const SAMPLE_LETTERS = 300;

/**
 * Whether extracted text is language. Fonts without a usable mapping to characters give text that looks fine
 * on the page and is rubbish inside; scoring it would be a made-up judgement.
 */
export function isReadable(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const ink = count(sample, /\S/gu);
  if (ink === 0) return true;
  if (count(sample, /[\ufffd\ue000-\uf8ff]|\p{Cn}|\p{Cc}(?<![\n\f\t])/gu) > 0.2 * ink) return false;
  const letters = count(sample, /[a-z]/gi);
  const otherScripts = count(sample, /(?![a-z])\p{L}/giu);
  if (letters + otherScripts < 0.3 * ink && ink > SAMPLE_LETTERS) return false;
  if (letters < SAMPLE_LETTERS || otherScripts > 0.3 * letters) return true;
  const vowels = count(sample, /[aeiouy]/gi) / letters;
  return vowels > 0.22 && vowels < 0.62;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found++;
  return found;
}
