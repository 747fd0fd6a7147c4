const MOST_CHARACTERS = 60_000;
/** Words of a few letters are grammar in most languages; two characters are a word in Chinese and Japanese. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}|\p{L}[\p{L}\p{M}\d+#]{3,}/gu;
/** Endings differ, beginnings stay: "Buchhalterin" and "Buchhaltung" share this much. */
const STEM = 6;

/**
 * How alike two texts are by their words, 0 to 1, in any language: the cosine of how often each word beginning is used.
 * Good enough to put likely resumes first; no verdict and no tier follow from it.
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
  for (const [word] of text.slice(0, MOST_CHARACTERS).toLowerCase().matchAll(WORD)) {
    const stem = word.slice(0, STEM);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  for (const [stem, times] of counts) counts.set(stem, 1 + Math.log(times));
  return counts;
}

const squares = (weights: Map<string, number>) =>
  [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0);
