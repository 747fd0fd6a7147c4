import type { Rubric } from "#core/analysis/rubric";

type Importance = "must" | "nice";
export type LabeledAdvert = {
  id: string;
  form: {
    name: string;
    jobDescription: string;
    keyRequirements: string;
    optionalRequirements: string;
    keySkills: string[];
  };
  /** What the advert asks for, in its own words. */
  asks: { text: string; importance: Importance }[];
  /** What asks for nothing: praise of the company, pay, how to apply, "no degree needed". */
  notAsked: string[];
};

export type AdvertScore = {
  musts: number;
  /** Must-haves without a criterion. */
  lostMusts: string[];
  nice: number;
  lostNice: string[];
  /** Lines whose criterion has the other importance. */
  misweighed: string[];
  notAsked: number;
  /** What asks for nothing and became a criterion all the same. */
  taken: string[];
};

/** A criterion belongs to a line if most of its words stand in it. */
const MOST = 0.6;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d+#&%]{2,}/gu) ?? [];

function isOf(criterion: string, line: string): boolean {
  const words = wordsOf(criterion);
  const inLine = new Set(wordsOf(line));
  return words.length > 0 && words.filter((word) => inLine.has(word)).length / words.length >= MOST;
}

/** Compares the criteria made of an advert with what a careful reader takes from it. */
export function scoreAdvert({ asks, notAsked }: LabeledAdvert, { criteria }: Rubric): AdvertScore {
  const own = criteria.filter(({ overall }) => !overall);
  const used = new Set<string>();
  const score: AdvertScore = {
    ...{ musts: 0, lostMusts: [], nice: 0, lostNice: [], misweighed: [] },
    ...{ notAsked: notAsked.length, taken: [] },
  };
  for (const { text, importance } of asks) {
    score[importance === "must" ? "musts" : "nice"]++;
    const found = own.filter((criterion) => isOf(criterion.text, text));
    for (const { id } of found) used.add(id);
    if (found.length === 0) score[importance === "must" ? "lostMusts" : "lostNice"].push(text);
    else if (found.every((criterion) => criterion.importance !== importance)) score.misweighed.push(text);
  }
  for (const text of notAsked)
    if (own.some((criterion) => !used.has(criterion.id) && isOf(criterion.text, text)))
      score.taken.push(text);
  return score;
}
