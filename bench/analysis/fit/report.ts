import { decimal, type Table } from "../../lib/table";
import { compare, type Estimate, evaluate, metricNames, type Scores } from "../metrics/evaluate";
import type { FitSet } from "./dataset";
import { lexicalBaselines } from "./lexical";
import { scorePairs } from "./score-pairs";
import { tierTable } from "./tiers";

/** Reports how well the product ranks the candidates of a set, next to the lexical baselines on the same pairs. */
export async function reportFit(set: FitSet): Promise<Table[]> {
  const { name, pairs, rule } = set;
  const product = await scorePairs(pairs);
  const measure = (system: { name: string; scores: Scores }) => ({
    ...system,
    metrics: evaluate(pairs, system.scores, rule),
  });
  const lexical = lexicalBaselines(pairs).map(measure);
  const differences = metricNames.map((metric) => {
    const [best] = lexical.toSorted((a, b) => b.metrics[metric].value - a.metrics[metric].value);
    const difference = best && compare(pairs, product.order, best.scores, rule)[metric];
    return { best: best?.name ?? "-", difference };
  });
  const jobs = new Set(pairs.map(({ group }) => group)).size;
  const measured = [measure({ name: "product", scores: product.order }), ...lexical];
  const table: Table = {
    title: `Fit: ${name} (${pairs.length} pairs, ${jobs} ${jobs === 1 ? "job" : "jobs"})`,
    columns: ["ranked by", ...metricNames],
    rows: [
      ...measured.map((one) => [one.name, ...metricNames.map((metric) => cell(one.metrics[metric]))]),
      ["product minus best lexical", ...differences.map(({ difference }) => cell(difference, true))],
      ["  which is", ...differences.map(({ best }) => best)],
    ],
  };
  return [table, tierTable(set, product.tiers)];
}

function cell(estimate: Estimate | undefined, signed = false): string {
  if (!estimate) return "-";
  const show = (value: number) => `${signed && value > 0 ? "+" : ""}${decimal(value)}`;
  return `${show(estimate.value)} [${show(estimate.low)}, ${show(estimate.high)}]`;
}
