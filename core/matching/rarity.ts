import rarity from "./word-rarity.json";

/** Rarer words count as if they were as frequent as this: no single word decides. */
const LEAST = 3;
const EVENED = 0.7;

const weigh = (percent: number) => Math.max(0.35, Math.log(100 / Math.max(LEAST, percent))) ** EVENED;

const weights = new Map<string, number>();
for (const [percent, stems] of Object.entries(rarity.percent)) {
  const weight = weigh(Number(percent));
  for (const stem of stems.split(" ")) weights.set(stem, weight);
}

const RAREST = weigh(LEAST);

/** How informative a word is: the logarithm of how rarely resumes use it, evened out, from about 0.5 to 2.4. */
export const weightOf = (stem: string): number => weights.get(stem) ?? RAREST;
