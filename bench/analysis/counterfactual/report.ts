import type { JobText } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { percent, type Table } from "../../lib/table";
import { ownJobs, resumesOf } from "../data/own-set";
import { emailOf } from "../data/person";
import type { FitSet } from "../fit/dataset";
import { analyzeText, readText, rubricFor } from "../lib/product";
import { stableHash } from "../lib/random";
import { type Swappable, swaps } from "./swaps";

type Case = Swappable & { job: JobText };

/** Sample size for large sets. Sampling by hash spreads the sample over all jobs. */
const MOST = 60;

export const ownCases = (): Case[] =>
  ownJobs.flatMap((own) =>
    resumesOf(own).map(({ person, text }) => ({
      job: own.job,
      resume: text,
      name: person.name,
      email: emailOf(person),
    })),
  );

export const casesOf = ({ pairs }: FitSet): Case[] =>
  [...pairs]
    .sort((a, b) => stableHash(a.id) - stableHash(b.id))
    .slice(0, MOST)
    .map(({ job, resumeText }) => ({ job, resume: resumeText }));

/** Reports how often a verdict, the score or the tier changes when something irrelevant changes. */
export async function reportCounterfactuals(name: string, cases: Case[]): Promise<Table> {
  const readable: Case[] = [];
  for (const one of cases) if (typeof (await readText(one.resume)) !== "string") readable.push(one);
  const rows: Table["rows"] = [];
  for (const { name: swapped, variants } of swaps) {
    const total = { verdict: 0, score: 0, tier: 0, most: 0 };
    for (const one of readable) {
      const rubric = await rubricFor(one.job);
      const analyses: ResumeAnalysis[] = [];
      for (const variant of variants) analyses.push(await analyzeText(rubric, variant(one)));
      const scores = analyses.map(({ matchPercent }) => matchPercent ?? 0);
      const spread = Math.max(...scores) - Math.min(...scores);
      if (differ(analyses.map(levelsOf))) total.verdict++;
      if (spread > 0) total.score++;
      if (differ(analyses.map(({ tier }) => tier ?? "none"))) total.tier++;
      total.most = Math.max(total.most, spread);
    }
    const shares = [total.verdict, total.score, total.tier].map((count) => percent(count, readable.length));
    rows.push([swapped, variants.length, ...shares, `${total.most} points`]);
  }
  return {
    title: `Counterfactuals: ${name} (${readable.length} resumes)`,
    columns: ["swapped", "variants", "any verdict", "score", "tier", "largest change"],
    rows,
    notes: ["share of the resumes for which any two variants differ"],
  };
}

const levelsOf = ({ scorecard }: ResumeAnalysis) => scorecard.verdicts.map(({ level }) => level).join(" ");
const differ = (values: string[]) => new Set(values).size > 1;
