import { stableHash } from "#core/stable-hash";
import type { Contrast, Labels } from "./labels";
import split from "./split.json";

/** "tune" may be read and tuned on. "look" is only looked at, once per version. */
export const halves = ["tune", "look"] as const;
type Half = (typeof halves)[number];

/** All labels, those of one half, or only the pairs of the named jobs. */
export type Part = { half?: Half | undefined; jobs?: string[] | undefined };

/** Uses the list of jobs. A job not on the list is assigned by the hash of its name. */
export function halfOfJob(job: string): Half {
  return halves.find((half) => split[half].includes(job)) ?? halfOf(`job ${job}`);
}

/** Whole sets are assigned by what their ids begin with. Of the others, variants of one case fall into the same half. */
export function halfOfContrast({ id, pair }: Pick<Contrast, "id" | "pair">): Half {
  const set = id.slice(0, id.indexOf("-"));
  return halves.find((half) => split.contrasts[half].includes(set)) ?? halfOf(`contrast ${pair ?? id}`);
}

const halfOf = (text: string): Half => halves[stableHash(text) % 2] as Half;

export function takePart(labels: Labels, { half, jobs }: Part): Labels {
  if (jobs) return { ...labels, pairs: labels.pairs.filter(({ job }) => jobs.includes(job)), contrasts: [] };
  if (!half) return labels;
  return {
    ...labels,
    pairs: labels.pairs.filter(({ job }) => halfOfJob(job) === half),
    contrasts: labels.contrasts.filter((contrast) => halfOfContrast(contrast) === half),
  };
}

/** A sample of pairs from as few jobs as possible, and of contrast cases. Jobs and cases are picked by hash. */
export function takeSome(labels: Labels, limit: number | undefined): Labels {
  if (limit === undefined) return labels;
  const scattered = <Item>(items: Item[], keyOf: (item: Item) => string) =>
    items.toSorted((a, b) => stableHash(keyOf(a)) - stableHash(keyOf(b))).slice(0, limit);
  return {
    ...labels,
    pairs: scattered(labels.pairs, ({ job }) => job),
    contrasts: scattered(labels.contrasts, ({ id, pair }) => pair ?? id),
  };
}
