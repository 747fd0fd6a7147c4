import { decimal, type Section, type Table } from "../../lib/table";
import {
  compare,
  type Estimate,
  type Estimates,
  evaluate,
  type LabelRule,
  metricNames,
  type Scores,
} from "../metrics/evaluate";
import type { FitSet, Pair } from "./dataset";
import { type HoldOut, splitPairs } from "./hold-out";
import { lexicalBaselines } from "./lexical";
import { type ProductRun, scorePairs } from "./score-pairs";
import { tierTables } from "./tiers";

type System = { name: string; scores: Scores };

/** Reports how well the product ranks the candidates of a set, next to the lexical baselines on the same pairs. */
export async function reportFit(set: FitSet, hold: HoldOut | undefined): Promise<Section> {
  const { pairs, rule } = set;
  const product = await scorePairs(pairs, ({ job }) => job);
  const otherFields = await scorePairs(pairs, ({ otherJob }) => otherJob);
  const fromFiles = pairs.some(({ file }) => file)
    ? await scorePairs(pairs, ({ job }) => job, "file")
    : undefined;
  const lexical = lexicalBaselines(pairs);
  const systems: System[] = [
    { name: "product", scores: product.order },
    { name: "product, percent only", scores: product.percent },
    { name: "product, job in other fields", scores: otherFields.order },
    ...(fromFiles ? [{ name: `product, from ${countFiles(fromFiles)}`, scores: fromFiles.order }] : []),
    ...lexical,
  ];
  const parts = splitPairs(pairs, hold).map((part) =>
    reportPart(`${set.name}, ${part.name}`, part.pairs, rule, systems, lexical),
  );
  return {
    tables: [...parts.map(({ table }) => table), ...tierTables(set, product)],
    figures: Object.fromEntries(parts.map(({ table, figures }) => [table.title, figures])),
  };
}

const countFiles = ({ files, unread }: ProductRun) =>
  `${files} files${unread > 0 ? ` (${unread} unread: text)` : ""}`;

function reportPart(title: string, pairs: Pair[], rule: LabelRule, systems: System[], lexical: System[]) {
  const measured = systems.map(({ name, scores }) => ({ name, metrics: evaluate(pairs, scores, rule) }));
  const [product] = systems;
  const differences = metricNames.map((metric) => {
    const best = bestOf(metric, measured, lexical);
    const metrics = product && best ? compare(pairs, product.scores, best.scores, rule) : undefined;
    return { metric, best: best?.name ?? "-", difference: metrics?.[metric] };
  });
  const jobs = new Set(pairs.map(({ group }) => group)).size;
  const table: Table = {
    title: `Fit: ${title} (${pairs.length} pairs, ${jobs} ${jobs === 1 ? "job" : "jobs"})`,
    columns: ["ranked by", ...metricNames],
    rows: [
      ...measured.map(({ name, metrics }) => [name, ...metricNames.map((metric) => cell(metrics[metric]))]),
      ["product minus best lexical", ...differences.map(({ difference }) => cell(difference, true))],
      ["  which is", ...differences.map(({ best }) => best)],
    ],
  };
  const figures = Object.fromEntries(measured.map(({ name, metrics }) => [name, metrics]));
  return { table, figures: { ...figures, differences } };
}

function bestOf(
  metric: keyof Estimates,
  measured: { name: string; metrics: Estimates }[],
  lexical: System[],
): System | undefined {
  const value = (name: string) =>
    measured.find((one) => one.name === name)?.metrics[metric].value ?? Number.NaN;
  return [...lexical].sort((a, b) => value(b.name) - value(a.name))[0];
}

function cell(estimate: Estimate | undefined, signed = false): string {
  if (!estimate) return "-";
  const show = (value: number) => `${signed && value > 0 ? "+" : ""}${decimal(value)}`;
  return `${show(estimate.value)} [${show(estimate.low)}, ${show(estimate.high)}]`;
}
