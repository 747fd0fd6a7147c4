import type { Criterion } from "#core/analysis/rubric";
import type { Scorecard, Verdict } from "#core/analysis/scorecard";
import { toPercents } from "#core/rubrics/weights";

export type CompareRow = {
  criterion: Criterion;
  /** The criterion's share of all weights of its rubric version. */
  percent: number;
  /** In the order of the candidates; undefined for a candidate who was not judged by this criterion. */
  verdicts: (Verdict | undefined)[];
  differs: boolean;
};

type Asked = Pick<CompareRow, "criterion" | "percent">;

/** One row per criterion of any scorecard, must-haves first. */
export function listRows(scorecards: (Pick<Scorecard, "criteria" | "verdicts"> | undefined)[]): CompareRow[] {
  const asked = new Map<string, Asked>();
  for (const scorecard of scorecards) {
    const criteria = scorecard?.criteria ?? [];
    const percents = toPercents(criteria.map(({ weight }) => weight));
    for (const [index, criterion] of criteria.entries()) {
      if (!asked.has(criterion.id)) asked.set(criterion.id, { criterion, percent: percents[index] ?? 0 });
    }
  }
  return [...asked.values()].sort(byImportance).map(({ criterion, percent }) => {
    const verdicts = scorecards.map((scorecard) =>
      scorecard?.verdicts.find(({ criterionId }) => criterionId === criterion.id),
    );
    const read = verdicts.filter((_, index) => scorecards[index] !== undefined);
    const words = read.map((verdict) => `${verdict?.level} ${verdict?.secondLevel} ${verdict?.sure}`);
    return { criterion, percent, verdicts, differs: new Set(words).size > 1 };
  });
}

const placeOf = ({ criterion: { importance, overall } }: Asked) =>
  importance === "must" && !overall ? 0 : overall ? 1 : 2;
const byImportance = (a: Asked, b: Asked) => placeOf(a) - placeOf(b);
