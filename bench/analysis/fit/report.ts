import { type Tier, tiers } from "#core/analysis/scorecard";
import { analyze, cpuOf, isAbove, readText, rubricFor } from "../../lib/analyze";
import { groupBy } from "../../lib/group-by";
import { mean, percentile } from "../../lib/statistics";
import { decimal, percent, type Table } from "../../lib/table";
import type { FitSet, Pair } from "./dataset";
import { type Estimate, evaluate, type Scores } from "./evaluate";

/** Reports how well the product ranks the candidates of a set, what its tiers mean, and the time it takes. */
export async function reportFit(set: FitSet): Promise<Table[]> {
  const { name, pairs, rule } = set;
  const { order, given, cpuMs } = await judgeAll(pairs);
  const jobs = new Set(pairs.map(({ group }) => group)).size;
  const { AUC, Spearman } = evaluate(pairs, order, rule);
  return [
    {
      title: `Fit: ${name} (${pairs.length} pairs, ${jobs} ${jobs === 1 ? "job" : "jobs"})`,
      columns: ["ranked by", "AUC", "Spearman", "CPU ms p50", "p95"],
      rows: [["product", format(AUC), format(Spearman), percentile(cpuMs, 0.5), percentile(cpuMs, 0.95)]],
      notes: ["CPU: user and system time of judging a resume, without extraction."],
    },
    tierTable(set, given),
  ];
}

/**
 * Judges every pair as the product would: one tournament per job, with all its candidates. `order` says how many of the
 * others each of them stands above.
 */
async function judgeAll(pairs: Pair[]) {
  const order: Scores = new Map();
  const given = new Map<string, Tier | null>();
  const cpuMs: number[] = [];
  for (const candidates of groupBy(pairs, ({ group }) => group).values()) {
    const analyzed = [];
    for (const { id, job, resumeText } of candidates) {
      const document = await readText(resumeText);
      if (typeof document === "string") continue;
      const rubric = await rubricFor(job);
      const { ms, result } = await cpuOf(() => analyze(rubric, document));
      cpuMs.push(ms);
      analyzed.push({ ...result, id });
      given.set(id, result.tier);
    }
    for (const one of analyzed) order.set(one.id, analyzed.filter((other) => isAbove(one, other)).length);
  }
  return { order, given, cpuMs };
}

/** Checks whether the tiers mean something: labels per tier, and the two costliest mistakes. */
function tierTable({ name, pairs, rule }: FitSet, given: Map<string, Tier | null>): Table {
  const bad = pairs.filter(({ label }) => rule.bad(label));
  const best = Math.max(...pairs.map(({ label }) => label));
  // On a long scale, only the top labels: anyone rated 6 or 7 out of 7 was wanted for an interview.
  const top = pairs.filter(({ label }) => rule.good(label) && label >= best * 0.85);
  const within = (some: Pair[], wanted: string) => {
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

const format = ({ value, low, high }: Estimate) => `${decimal(value)} [${decimal(low)}, ${decimal(high)}]`;
