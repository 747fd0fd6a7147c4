import type { Criterion } from "../rubric";

/** A criterion that has no id yet: it may still be dropped as a repeat. */
export type Draft = Omit<Criterion, "id">;
export type Importance = Criterion["importance"];

/**
 * How much each counts where readers say how gladly they would meet a person (bench/verdicts): years of the work most,
 * what would be nice a third of a requirement, a key skill, which a requirement names again as a rule, little more.
 */
const WEIGHTS = { years: 5, must: 3, keySkill: 2, nice: 1 };

export function base(kind: Criterion["kind"], importance: Importance, text: string): Draft {
  const must = kind === "years" ? WEIGHTS.years : WEIGHTS.must;
  return { kind, importance, text, skills: [], weight: importance === "must" ? must : WEIGHTS.nice };
}

/** As a key skill: a word or two beside the requirements. */
export const asKeySkill = (draft: Draft): Draft => ({
  ...draft,
  weight: Math.min(draft.weight, WEIGHTS.keySkill),
});
