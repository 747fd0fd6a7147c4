import rarity from "./word-rarity.json";

const percentOf = new Map<string, number>();
for (const [percent, stems] of Object.entries(rarity.percent))
  for (const stem of stems.split(" ")) percentOf.set(stem, Number(percent));

/** Rarer words count as if they were as frequent as this: no single word decides. */
const LEAST = 3;
const EVENED = 0.7;

/** How informative a word is: the logarithm of how rarely resumes use it, evened out, from about 0.5 to 2.4. */
export function weightOf(stem: string): number {
  const percent = Math.max(LEAST, percentOf.get(stem) ?? LEAST);
  return Math.max(0.35, Math.log(100 / percent)) ** EVENED;
}
