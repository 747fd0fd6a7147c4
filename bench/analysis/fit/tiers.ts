import { tiers } from "#core/analysis/scorecard";
import { percent, type Table } from "../../lib/table";
import { mean } from "../metrics/ranking";
import type { FitSet } from "./dataset";
import type { ProductRun } from "./score-pairs";

/** Checks whether the tiers mean something: labels per tier, and the two costliest mistakes. */
export function tierTable({ name, pairs, rule }: FitSet, given: ProductRun["tiers"]): Table {
  const bad = pairs.filter(({ label }) => rule.bad(label));
  const best = Math.max(...pairs.map(({ label }) => label));
  // On a long scale, only the top labels: anyone rated 6 or 7 out of 7 was wanted for an interview.
  const top = pairs.filter(({ label }) => rule.good(label) && label >= best * 0.85);
  const within = (some: typeof pairs, wanted: string) => {
    const count = some.filter(({ id }) => wanted.includes(given.get(id) ?? "-")).length;
    return `${count} of ${some.length} (${percent(count, some.length)})`;
  };
  return {
    title: `Tiers: ${name}`,
    columns: ["tier", "resumes", "share", "mean grade", "good", "bad"],
    rows: tiers.map((tier) => {
      const labels = pairs.filter(({ id }) => given.get(id) === tier).map(({ label }) => label);
      return [
        ...[tier, labels.length, percent(labels.length, pairs.length), mean(labels)],
        ...[labels.filter(rule.good).length, labels.filter(rule.bad).length],
      ];
    }),
    notes: [
      `bad candidates in A or B: ${within(bad, "AB")}`,
      `top-graded candidates in D: ${within(top, "D")}`,
    ],
  };
}
