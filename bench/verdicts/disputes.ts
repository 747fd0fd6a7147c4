import { areFarApart } from "#core/analysis/compare-judges";
import { verdictLevels } from "#core/analysis/scorecard";
import { share } from "../analysis/metrics/ranking";
import type { AnalyzedPair } from "./judge";
import { labelLevels } from "./labels";
import { readLines } from "./lines";

/** Verdicts on which a model and the embedded judge are two levels apart, and the share on which each gave the label. */
export type Disputes = { of: number; model: number; embedded: number };

export function countDisputes(pairs: AnalyzedPair[]): Disputes {
  const disputes = pairs.flatMap(({ job, gold, resume: { scorecard } }) => {
    if (!scorecard) return [];
    const lines = readLines(job, scorecard);
    return gold.verdicts.flatMap(({ r, level }) => {
      const ids = lines.get(r)?.criterionIds ?? [];
      const label = verdictLevels[labelLevels.indexOf(level)];
      return scorecard.verdicts.flatMap(({ criterionId, byJudge }) =>
        byJudge && ids.includes(criterionId) && areFarApart(byJudge.model, byJudge.embedded)
          ? [{ model: byJudge.model === label, embedded: byJudge.embedded === label }]
          : [],
      );
    });
  });
  return {
    of: disputes.length,
    model: share(disputes, ({ model }) => model),
    embedded: share(disputes, ({ embedded }) => embedded),
  };
}
