import type { Criterion } from "#core/analysis/rubric";
import type { Scorecard, Verdict } from "#core/analysis/scorecard";
import { MAX_COMPARED } from "../list/use-compared";

export type CompareRow = {
  criterion: Criterion;
  /** In the order of the candidates; undefined for a candidate who was not judged by this criterion. */
  verdicts: (Verdict | undefined)[];
  differs: boolean;
};

/** One row per criterion of any scorecard, must-haves first. */
export function listRows(scorecards: (Pick<Scorecard, "criteria" | "verdicts"> | undefined)[]): CompareRow[] {
  const criteria = new Map<string, Criterion>();
  for (const scorecard of scorecards) {
    for (const criterion of scorecard?.criteria ?? []) {
      if (!criteria.has(criterion.id)) criteria.set(criterion.id, criterion);
    }
  }
  return [...criteria.values()].sort(byImportance).map((criterion) => {
    const verdicts = scorecards.map((scorecard) =>
      scorecard?.verdicts.find(({ criterionId }) => criterionId === criterion.id),
    );
    const read = verdicts.filter((_, index) => scorecards[index] !== undefined);
    const words = read.map((verdict) => `${verdict?.level} ${verdict?.secondLevel} ${verdict?.sure}`);
    return { criterion, verdicts, differs: new Set(words).size > 1 };
  });
}

const placeOf = ({ importance, overall }: Criterion) =>
  importance === "must" && !overall ? 0 : overall ? 1 : 2;
const byImportance = (a: Criterion, b: Criterion) => placeOf(a) - placeOf(b);

/** The ids in the URL, without duplicates, and at most as many as fit side by side. */
export function readIds(compared: string | null): string[] {
  return [...new Set((compared ?? "").split(",").filter(Boolean))].slice(0, MAX_COMPARED);
}
