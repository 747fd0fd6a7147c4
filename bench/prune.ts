import { buildRubric } from "#core/analysis/build-rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { findPhones } from "#platform/phones";
import { readText } from "./lib/analyze";
import { defineBench, readCount } from "./lib/bench";
import { printTable } from "./lib/table";
import { AS_OF } from "./verdicts/judge";
import { type Contrast, findFile, formOf, type LabeledJob, labelLevels } from "./verdicts/labels";
import { readLines } from "./verdicts/lines";
import { LABELS_USAGE, labelOptions, openLabels } from "./verdicts/open-labels";
import { openReader } from "./verdicts/read-resume";

const USAGE = `npm run bench:prune -- --data DIR [--data DIR] --resumes DIR,DIR [--most N]
${LABELS_USAGE}
  --most N              only conditions that touch at most so many pairs and contrast cases (default 60)`;

const { json: _, ...labels } = labelOptions;
const options = { ...labels, most: { type: "string", default: "60" } } as const;

type Condition = { file: string; line: number; text: string };
declare const pruning: { conditions: Condition[]; off: number; seen: Set<number> | undefined };

type Case = {
  job: LabeledJob | Contrast["job"];
  document: Awaited<ReturnType<typeof readText>>;
  gold: { r: string; levels: string[] }[];
};

/**
 * Switches off each condition of the judge in turn and judges the labeled resumes it touches anew. Lists the conditions
 * without which no verdict is farther from its label: they may go, unless they keep a claim from being false.
 */
export const main = defineBench(USAGE, options, async ({ values }) => {
  const cases = await openCases(values);
  const most = readCount(values.most);
  const base: Awaited<ReturnType<typeof judge>>[] = [];
  const touched: number[][] = pruning.conditions.map(() => []);
  for (const [at, one] of cases.entries()) {
    pruning.seen = new Set();
    base.push(await judge(one));
    for (const index of pruning.seen) touched[index]?.push(at);
  }
  pruning.seen = undefined;
  const rows: (string | number)[][] = [];
  for (const [index, { file, line, text }] of pruning.conditions.entries()) {
    const own = touched[index] ?? [];
    if (own.length > most) continue;
    let [better, worse] = [0, 0];
    for (const at of own) {
      const faults = await judgeWithout(index, cases[at] as Case);
      if (faults < (base[at] ?? 0)) better++;
      if (faults > (base[at] ?? 0)) worse++;
    }
    const place = `${file}:${line} ${text.replace(/\s+/g, " ").slice(0, 90)}`;
    if (worse <= better) rows.push([place, own.length, better, worse]);
  }
  printTable({
    title: `${rows.length} of ${pruning.conditions.length} conditions, ${cases.length} pairs and contrast cases`,
    columns: ["without", "touched", "better", "worse"],
    rows,
    notes: ["Lines are those of the compiled file."],
  });
});

/** The half that may be tuned on. */
async function openCases(values: { data?: string[]; resumes?: string[] }): Promise<Case[]> {
  const { labels, resumes } = openLabels(values, { half: "tune" });
  const read = openReader();
  const cases: Case[] = [];
  for (const { job, resume, verdicts } of labels.pairs)
    cases.push({
      job: labels.jobs.get(job) as LabeledJob,
      document: await read(findFile(resume, resumes)),
      gold: verdicts.map(({ r, level }) => ({ r, levels: [level] })),
    });
  for (const { job, resume, expect } of labels.contrasts)
    cases.push({
      job,
      document: await readText(resume),
      gold: (expect ?? []).map(({ r, level }) => ({ r, levels: level })),
    });
  return cases;
}

/** How many levels the verdicts are away from the labels. */
async function judge({ job, document, gold }: Case): Promise<number> {
  if (typeof document === "string") return 0;
  const rubric = await buildRubric(formOf(job));
  const { scorecard } = await analyzeResume(
    { analyzer: embeddedAnalyzer, findPhones },
    { rubric, document, asOf: AS_OF },
  );
  const lines = readLines(job, scorecard);
  return gold.reduce((sum, { r, levels }) => {
    const got = Math.round(lines.get(r)?.level ?? 0);
    return (
      sum +
      Math.min(...levels.map((level) => Math.abs(got - (labelLevels as readonly string[]).indexOf(level))))
    );
  }, 0);
}

/** Code that cannot do without the condition is as far away as can be. */
async function judgeWithout(index: number, one: Case): Promise<number> {
  pruning.off = index;
  const faults = await judge(one).catch(() => Number.POSITIVE_INFINITY);
  pruning.off = -1;
  return faults;
}
