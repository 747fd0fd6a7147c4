import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { JobText } from "#core/analysis/rubric";
import { groupBy } from "../../lib/group-by";
import { readJsonLines } from "../../lib/json-lines";
import { ownJobs, resumesOf } from "../data/own-set";
import type { LabelRule } from "./evaluate";

const rowSchema = z.object({
  dataset: z.string(),
  id: z.string(),
  job_id: z.string(),
  job_text: z.string(),
  label: z.number(),
  label_max: z.number(),
  resume_text: z.string(),
  requirements: z.array(z.string()).nullish(),
});
type Row = z.infer<typeof rowSchema>;

/** One resume that a person rated for one job. */
export type Pair = {
  id: string;
  group: string;
  label: number;
  job: JobText;
  resumeText: string;
};

export type FitSet = { name: string; pairs: Pair[]; rule: LabelRule };

/** Reads every `fit/*.jsonl` in the folder. */
export function readFitSets(folder: string): FitSet[] {
  const fit = join(folder, "fit");
  if (!existsSync(fit)) return [];
  const rows = readJsonLines(fit).flatMap((file) => z.array(rowSchema).parse(file.rows));
  return [...groupBy(rows, ({ dataset }) => dataset)].map(([name, ofSet]) => ({
    name,
    pairs: ofSet.map(toPair),
    rule: ruleFor(name, ofSet[0]?.label_max ?? 1),
  }));
}

/** The bench's own jobs and people, as a fit set. */
export function readOwnSet(): FitSet {
  const pairs = ownJobs.flatMap((own) =>
    resumesOf(own).map(({ id, person: { label }, text }): Pair => {
      return { id, group: own.id, label, job: own.job, resumeText: text };
    }),
  );
  return { name: "own", pairs, rule: { good: (label) => label === 3, bad: (label) => label <= 1 } };
}

const toPair = ({ id, job_id, label, job_text, requirements, resume_text }: Row): Pair => {
  const [name = "", ...rest] = job_text.split("\n");
  const words = requirements
    ? { name: "", jobDescription: "", keyRequirements: job_text }
    : { name, jobDescription: rest.join("\n"), keyRequirements: "" };
  const job = { ...words, optionalRequirements: "", keySkills: [] };
  return { id, group: job_id, label, job, resumeText: resume_text };
};

const RULES: Record<string, LabelRule> = {
  "hr-graded": { good: (label) => label >= 5, bad: (label) => label <= 3 },
  "one-job-graded": { good: (label) => label >= 50, bad: (label) => label < 25 },
};

/**
 * Rule for sets without one of their own: the upper third of the scale is good, the lower third bad. With labels 0
 * and 1, exactly those.
 */
function ruleFor(name: string, max: number): LabelRule {
  return RULES[name] ?? { good: (label) => label >= (max * 2) / 3, bad: (label) => label <= max / 3 };
}
