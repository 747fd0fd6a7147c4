import { areaUnderCurve } from "#core/scoring/area-under-curve";
import { randomOf } from "../../../tests/random-of";
import { groupBy } from "../../lib/group-by";
import { mean, percentile, spearman } from "../../lib/statistics";

/** Defines good and bad candidates in a set. */
export type LabelRule = { good(label: number): boolean; bad(label: number): boolean };
export type Judged = { id: string; group: string; label: number };
export type Scores = Map<string, number>;
export type Estimate = { value: number; low: number; high: number };

const SAMPLES = 1000;
export const SEED = 20_261;
/** Ranks anyone without a score last. */
const UNSCORED = -1e9;

/** Means over jobs, with 95% bootstrap intervals over jobs (or over candidates if there is only one job). */
export function evaluate(all: Judged[], scores: Scores, rule: LabelRule) {
  const scoresOf = (rows: Judged[]) => rows.map(({ id }) => scores.get(id) ?? UNSCORED);
  const labelsOf = (rows: Judged[]) => rows.map(({ label }) => label);
  const ofRule = (rows: Judged[], wanted: (label: number) => boolean) =>
    scoresOf(rows.filter(({ label }) => wanted(label)));
  return {
    AUC: estimate(all, (rows) => areaUnderCurve(ofRule(rows, rule.good), ofRule(rows, rule.bad)).auc),
    Spearman: estimate(all, (rows) => spearman(labelsOf(rows), scoresOf(rows))),
  };
}

function estimate(rows: Judged[], measure: (rows: Judged[]) => number): Estimate {
  const perGroup = [...groupBy(rows, ({ group }) => group).values()].map(measure);
  const random = randomOf(SEED);
  const draw = <T>(items: T[]) => items.map(() => items[Math.floor(random() * items.length)] as T);
  const samples = Array.from({ length: SAMPLES }, () =>
    perGroup.length > 1 ? mean(draw(perGroup)) : measure(draw(rows)),
  );
  const known = samples.filter(Number.isFinite);
  return { value: mean(perGroup), low: percentile(known, 0.025), high: percentile(known, 0.975) };
}
