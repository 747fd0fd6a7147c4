const MAX_CHARACTERS = 60_000;
/** In most languages short words are grammar; in Chinese and Japanese two characters make a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}|\p{L}[\p{L}\p{M}\d+#]{3,}/gu;
/** Endings vary, but beginnings do not: "Buchhalterin" and "Buchhaltung" share this many letters. */
const STEM = 6;

/**
 * How similar the words of two texts are, 0 to 1, in any language: the cosine of their word-beginning frequencies.
 * Good enough to put likely resumes first; no verdict or tier depends on it.
 */
export function compareWords(one: string, other: string): number {
  const [first, second] = [countWords(one), countWords(other)];
  let shared = 0;
  for (const [word, weight] of first) shared += weight * (second.get(word) ?? 0);
  const length = Math.sqrt(squares(first) * squares(second));
  return length > 0 ? Math.min(1, shared / length) : 0;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.slice(0, MAX_CHARACTERS).toLowerCase().matchAll(WORD)) {
    const stem = word.slice(0, STEM);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  for (const [stem, times] of counts) counts.set(stem, 1 + Math.log(times));
  return counts;
}

const squares = (weights: Map<string, number>) =>
  [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0);
