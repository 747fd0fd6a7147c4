import { earnedShare } from "./score-verdicts";
import type { Scorecard } from "./scorecard";

export type Rankable = {
  id: string;
  matchPercent: number;
  scorecard: Pick<Scorecard, "criteria" | "verdicts">;
};

/**
 * The order in which resumes are shown: match first; among equals, must-haves weighed by their verdicts,
 * then the number of criteria fully met, then the id, which does not depend on the order of upload.
 */
export function rankResumes<T extends Rankable>(resumes: T[]): T[] {
  const keyed = resumes.map((resume) => ({ resume, must: mustSum(resume), met: countMet(resume) }));
  keyed.sort(
    (a, b) =>
      b.resume.matchPercent - a.resume.matchPercent ||
      b.must - a.must ||
      b.met - a.met ||
      (a.resume.id < b.resume.id ? -1 : a.resume.id > b.resume.id ? 1 : 0),
  );
  return keyed.map(({ resume }) => resume);
}

/** Sum of weight times value over the must-haves. */
export function mustSum({ scorecard }: Pick<Rankable, "scorecard">): number {
  const values = new Map(scorecard.verdicts.map((verdict) => [verdict.criterionId, earnedShare(verdict)]));
  let sum = 0;
  for (const { id, importance, weight } of scorecard.criteria) {
    if (importance === "must") sum += weight * (values.get(id) ?? 0);
  }
  // Sums of the same parts in another order differ in the last bits; equal must be equal.
  return Math.round(sum * 1000) / 1000;
}

const countMet = ({ scorecard }: Rankable) =>
  scorecard.verdicts.filter((verdict) => verdict.level === "strong").length;
