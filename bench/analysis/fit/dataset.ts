import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { JobText } from "#core/analysis/rubric";
import { ownJobs, resumesOf } from "../data/own-set";
import { groupBy } from "../lib/group-by";
import type { LabelRule } from "../metrics/evaluate";

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
  const rows = readdirSync(fit)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readRows(join(fit, name)));
  return [...groupBy(rows, ({ dataset }) => dataset)].map(([name, ofSet]) => ({
    name,
    pairs: ofSet.map(toPair),
    rule: ruleFor(name, ofSet[0]?.label_max ?? 1),
  }));
}

/** The bench's own jobs and people, as a fit set. */
export function readOwnSet(): FitSet {
  const pairs = ownJobs.flatMap((own) =>
    resumesOf(own).map(
      ({ id, person, text }): Pair => ({
        id,
        group: own.id,
        label: person.label,
        job: own.job,
        resumeText: text,
      }),
    ),
  );
  return {
    name: "own",
    pairs,
    rule: { good: (label) => label === 3, bad: (label) => label <= 1 },
  };
}

function readRows(path: string): Row[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return z.array(rowSchema).parse(lines.filter((line) => line.trim()).map((line) => JSON.parse(line)));
}

const toPair = (row: Row): Pair => ({
  id: row.id,
  group: row.job_id,
  label: row.label,
  job: readJob(row),
  resumeText: row.resume_text,
});

function readJob({ job_text, requirements }: Row): JobText {
  const empty = {
    name: "",
    jobDescription: "",
    keyRequirements: "",
    optionalRequirements: "",
    keySkills: [],
  };
  if (requirements) return { ...empty, keyRequirements: job_text };
  const [name = "", ...rest] = job_text.split("\n");
  return { ...empty, name, jobDescription: rest.join("\n") };
}

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
