import type { Criterion } from "./rubric";

type Ranked = Pick<Criterion, "importance">;
type Weighted = Ranked & Pick<Criterion, "weight">;

export const mustFirst = (a: Ranked, b: Ranked): number =>
  Number(b.importance === "must") - Number(a.importance === "must");

/** Must-haves first, then by weight. */
export const byImportance = (a: Weighted, b: Weighted): number => mustFirst(a, b) || b.weight - a.weight;
