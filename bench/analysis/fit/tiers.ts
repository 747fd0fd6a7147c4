import { tiers } from "#core/analysis/scorecard";
import { decimal, percent, type Table } from "../../lib/table";
import { mean } from "../metrics/ranking";
import type { FitSet } from "./dataset";
import type { ProductRun } from "./score-pairs";

/** Checks whether the tiers mean something: labels per tier, and the two costliest mistakes. */
export function tierTables({ name, pairs, rule }: FitSet, { tiers: given }: ProductRun): Table[] {
  const bad = pairs.filter(({ label }) => rule.bad(label));
  const best = Math.max(...pairs.map(({ label }) => label));
  // On a long scale, only the top labels: anyone rated 6 or 7 out of 7 was wanted for an interview.
  const top = pairs.filter(({ label }) => rule.good(label) && label >= best * 0.85);
  const within = (some: typeof pairs, wanted: string) =>
    some.filter(({ id }) => wanted.includes(given.get(id) ?? "-")).length;
  return [
    {
      title: `Tiers: ${name}`,
      columns: ["tier", "resumes", "share", "mean grade", "good", "bad"],
      rows: tiers.map((tier) => {
        const inside = pairs.filter(({ id }) => given.get(id) === tier);
        return [
          tier,
          String(inside.length),
          percent(inside.length, pairs.length),
          decimal(mean(inside.map(({ label }) => label)), 2),
          String(inside.filter(({ label }) => rule.good(label)).length),
          String(inside.filter(({ label }) => rule.bad(label)).length),
        ];
      }),
      notes: [
        `bad candidates in A or B: ${within(bad, "AB")} of ${bad.length} (${percent(within(bad, "AB"), bad.length)})`,
        `top-graded candidates in D: ${within(top, "D")} of ${top.length} (${percent(within(top, "D"), top.length)})`,
      ],
    },
  ];
}
