import type { Criterion } from "../rubric";

/** A criterion without an id, because it may still be dropped as a duplicate. */
export type Draft = Omit<Criterion, "id">;
export type Importance = Criterion["importance"];

/**
 * Weights by how much each kind of criterion matters to readers who say how gladly they would meet a person
 * (bench/verdicts): years of the work most, a nice-to-have a third of a requirement, and a key skill, which usually
 * repeats a requirement, in between.
 */
const WEIGHTS = { years: 5, must: 3, keySkill: 2, nice: 1 };

export function base(kind: Criterion["kind"], importance: Importance, text: string): Draft {
  const must = kind === "years" ? WEIGHTS.years : WEIGHTS.must;
  return { kind, importance, text, skills: [], weight: importance === "must" ? must : WEIGHTS.nice };
}

/** Weighs a criterion as a key skill: a word or two next to the requirements. */
export const asKeySkill = (draft: Draft): Draft => ({
  ...draft,
  weight: Math.min(draft.weight, WEIGHTS.keySkill),
});
