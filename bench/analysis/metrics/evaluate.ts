import { randomOf } from "../../../tests/random-of";
import { groupBy } from "../lib/group-by";
import { auc, mean, spearman } from "./ranking";

/** Defines good and bad candidates in a set. */
export type LabelRule = { good(label: number): boolean; bad(label: number): boolean };
export type Judged = { id: string; group: string; label: number };
export type Scores = Map<string, number>;

export const metricNames = ["AUC", "Spearman"] as const;
type Metrics = Record<(typeof metricNames)[number], number>;
export type Estimate = { value: number; low: number; high: number };
type Estimates = Record<(typeof metricNames)[number], Estimate>;

const SAMPLES = 1000;
export const SEED = 20_261;
/** Ranks anyone without a score last. */
const UNSCORED = -1e9;

/** Means over jobs, with 95% bootstrap intervals over jobs (or over candidates if there is only one job). */
export function evaluate(rows: Judged[], scores: Scores, rule: LabelRule): Estimates {
  return estimate(rows, (group) => measure(group, scores, rule));
}

/** `one` minus `other` on the same jobs. The difference is significant if the interval excludes 0. */
export function compare(rows: Judged[], one: Scores, other: Scores, rule: LabelRule): Estimates {
  return estimate(rows, (group) => {
    const first = measure(group, one, rule);
    const second = measure(group, other, rule);
    return mapMetrics((name) => first[name] - second[name]);
  });
}

function measure(rows: Judged[], scores: Scores, rule: LabelRule): Metrics {
  const values = rows.map(({ id }) => scores.get(id) ?? UNSCORED);
  const labels = rows.map(({ label }) => label);
  const pick = (wanted: (label: number) => boolean) =>
    values.filter((_, index) => wanted(labels[index] ?? 0));
  return { AUC: auc(pick(rule.good), pick(rule.bad)), Spearman: spearman(labels, values) };
}

function estimate(rows: Judged[], measureGroup: (rows: Judged[]) => Metrics): Estimates {
  const groups = [...groupBy(rows, ({ group }) => group).values()];
  const perGroup = groups.map(measureGroup);
  const average = (all: Metrics[]) => mapMetrics((name) => mean(all.map((metrics) => metrics[name])));
  const random = randomOf(SEED);
  const draw = <T>(items: T[]) => items.map(() => items[Math.floor(random() * items.length)] as T);
  const samples = Array.from({ length: SAMPLES }, () =>
    perGroup.length > 1 ? average(draw(perGroup)) : measureGroup(draw(rows)),
  );
  const values = average(perGroup);
  return mapMetrics((name) => {
    const sorted = samples
      .map((metrics) => metrics[name])
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
    return { value: values[name], low: at(0.025), high: at(0.975) };
  });
}

function mapMetrics<T>(read: (name: (typeof metricNames)[number]) => T) {
  return Object.fromEntries(metricNames.map((name) => [name, read(name)])) as Record<
    (typeof metricNames)[number],
    T
  >;
}
