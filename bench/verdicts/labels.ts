import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { tournamentSchema } from "#core/tournaments/tournament.schema";
import { UsageError } from "../lib/bench";
import { readJsonLines } from "../lib/json-lines";

/** The levels that readers give a requirement, from "not shown" to "shown to the degree asked". */
export const labelLevels = ["none", "mentioned", "partly", "met"] as const;

/**
 * The value as the resume states it; false or null if it has none, true if it has one but the label does not record
 * it.
 */
const contactFieldSchema = z.union([z.string(), z.boolean()]).nullish();
const contactSchema = z.object({
  name: contactFieldSchema,
  email: contactFieldSchema,
  phone: contactFieldSchema,
});

const requirementsSchema = z.object({
  name: z.string(),
  jobDescription: z.string().default(""),
  keyRequirements: z.array(z.string()),
  optionalRequirements: z.array(z.string()).default([]),
  keySkills: z.array(z.string()).default([]),
});

const jobSchema = requirementsSchema.extend({ job: z.string() });

const pairSchema = z.object({
  job: z.string(),
  /** File name of the resume. */
  resume: z.string(),
  verdicts: z.array(
    z.object({
      /** k0, k1, ... for key requirements, o0... for optional ones, s0... for key skills. */
      r: z.string(),
      level: z.enum(labelLevels),
      quote: z.string().nullish(),
      unsure: z.boolean().nullish(),
    }),
  ),
  /** 0 to 100: how much the hiring manager would want to meet this person. */
  fit: z.number(),
  contact: contactSchema.nullish(),
});

const contrastSchema = z.object({
  id: z.string(),
  kind: z.string(),
  job: requirementsSchema,
  /** The resume's text. */
  resume: z.string(),
  /** Accepted levels for each requirement. */
  expect: z.array(z.object({ r: z.string(), level: z.array(z.string()) })).nullish(),
  /** The case this one is a variant of. Both are in the same half of the split. */
  pair: z.string().nullish(),
  /** The case whose match must be within three points of this one's. */
  same_as: z.string().nullish(),
  contact: contactSchema.nullish(),
  expect_flag: z.string().nullish(),
  expect_no_flag: z.string().nullish(),
});

export type LabeledJob = z.output<typeof jobSchema>;
export type LabeledPair = z.output<typeof pairSchema>;
export type Contrast = z.output<typeof contrastSchema>;
export type Contact = z.output<typeof contactSchema>;
export type Labels = { jobs: Map<string, LabeledJob>; pairs: LabeledPair[]; contrasts: Contrast[] };

/** Reads every `jobs*.jsonl`, `pairs*.jsonl` and `contrasts*.jsonl` in the folders. */
export function readLabels(folders: string[]): Labels {
  const rowsOf = (prefix: string) =>
    folders.flatMap((folder) => readJsonLines(folder, prefix)).flatMap(({ rows }) => rows);
  const jobs = new Map(
    rowsOf("jobs")
      .map((row) => jobSchema.parse(row))
      .map((job) => [job.job, job]),
  );
  const pairs = rowsOf("pairs").map((row) => pairSchema.parse(row));
  return {
    jobs,
    pairs: pairs.filter(({ job }) => jobs.has(job)),
    contrasts: rowsOf("contrasts").map((row) => contrastSchema.parse(row)),
  };
}

/** The job as the product gets it from a recruiter's form: one requirement per line, key skills as a list. */
export const formOf = (job: Omit<LabeledJob, "job">) =>
  tournamentSchema.parse({
    ...job,
    keyRequirements: job.keyRequirements.join("\n"),
    optionalRequirements: job.optionalRequirements.join("\n"),
  });

/** Finds a file by name in the first folder that has it. Throws if none has. */
export function findFile(name: string, folders: string[]): string {
  const path = folders.map((folder) => join(folder, name)).find(existsSync);
  if (!path) throw new UsageError(`${name} is in none of: ${folders.join(", ") || "no --resumes given"}`);
  return path;
}
