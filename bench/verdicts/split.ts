import { stableHash } from "../analysis/lib/random";
import type { Contrast, Labels } from "./labels";
import split from "./split.json";

/** What may be tuned on and read, and what is only looked at, once a version. */
export const halves = ["tune", "look"] as const;
export type Half = (typeof halves)[number];

/** By the list of jobs; a job that is not in it yet falls into a half by the hash of its name. */
export function halfOfJob(job: string): Half {
  return halves.find((half) => split[half].includes(job)) ?? halfOf(`job ${job}`);
}

/** Variants of one case are in the same half. */
export const halfOfContrast = ({ id, pair }: Pick<Contrast, "id" | "pair">): Half =>
  halfOf(`contrast ${pair ?? id}`);

const halfOf = (text: string): Half => halves[stableHash(text) % 2] as Half;

/** The labels of one half, or all of them; of some jobs only, without contrasts, where jobs are named. */
export function takePart(
  labels: Labels,
  { half, jobs }: { half?: Half | undefined; jobs?: string[] | undefined },
): Labels {
  if (jobs) return { ...labels, pairs: labels.pairs.filter(({ job }) => jobs.includes(job)), contrasts: [] };
  if (!half) return labels;
  return {
    ...labels,
    pairs: labels.pairs.filter(({ job }) => halfOfJob(job) === half),
    contrasts: labels.contrasts.filter((contrast) => halfOfContrast(contrast) === half),
  };
}
