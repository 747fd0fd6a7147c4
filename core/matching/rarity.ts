import rarity from "./word-rarity.json";

const percentOf = new Map<string, number>();
for (const [percent, stems] of Object.entries(rarity.percent))
  for (const stem of stems.split(" ")) percentOf.set(stem, Number(percent));

const LEAST = 1.5;

/** How informative a word is: the logarithm of how rarely resumes use it, from about 0.4 to 4.2. */
export function weightOf(stem: string): number {
  const percent = percentOf.get(stem) ?? LEAST;
  return Math.max(0.35, Math.log(100 / Math.max(LEAST, percent)));
}
