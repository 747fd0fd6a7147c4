import { blindText } from "#core/analysis/blind-text";
import type { ExtractedDocument } from "#core/documents/document";
import { matcherOf } from "#core/matching/embedded-judge";
import { judgeRequirement, type Reading, readFor } from "#core/matching/judge-requirement";
import { readResume } from "#core/matching/read-resume";
import type { RequirementKind } from "#core/matching/requirement";
import { splitAlternatives } from "#core/matching/split-alternatives";
import type { ReadResume } from "#core/matching/types";
import { type JobFit, readJobFit } from "#core/matching/whole/job-fit";
import { openWhole } from "#core/matching/whole/whole-context";
import { memoizeByObject } from "#core/memoize";
import { findPhones } from "#platform/phones";
import { readText, rubricFor } from "../lib/analyze";
import { AS_OF } from "../verdicts/judge";
import { findFile, formOf, type LabeledJob, type Labels, labelLevels } from "../verdicts/labels";
import { readLines } from "../verdicts/lines";
import { openReader } from "../verdicts/read-resume";

/** Labels that two careful readers could disagree on count less, and so do invented cases: they are many and alike. */
const WEIGHTS = { sure: 1, unsure: 0.6, invented: 0.2 };

/** A criterion with a resume, and the level that readers gave. */
export type Example = Pick<Reading, "ruling" | "features" | "bounds"> & {
  /** The job, or "contrast" plus the kind of an invented case. */
  job: string;
  resume: string;
  r: string;
  kind: RequirementKind;
  gold: number;
  unsure: boolean;
  invented: boolean;
  weight: number;
};

/** Reads every labeled line as the product would judge it, up to the step that decides the level. */
export async function readExamples(labels: Labels, folders: string[]): Promise<Example[]> {
  const read = openReader();
  const examples: Example[] = [];
  for (const { job, resume, verdicts } of labels.pairs) {
    const document = await read(findFile(resume, folders));
    const lines = verdicts.map(({ r, level, unsure }) => ({
      ...{ job, resume, r, gold: labelLevels.indexOf(level), unsure: unsure === true, invented: false },
      weight: unsure ? WEIGHTS.unsure : WEIGHTS.sure,
    }));
    examples.push(...(await readAll(document, labels.jobs.get(job) as LabeledJob, lines)));
  }
  for (const { id, kind, job, resume, expect } of labels.contrasts) {
    if (!expect?.length || kind === "foreign") continue;
    const document = await readText(resume);
    // If several levels are accepted, the first is the label.
    const lines = expect.map(({ r, level: [first] }) => ({
      ...{ job: `contrast ${kind}`, resume: id, r, unsure: false, invented: true },
      gold: (labelLevels as readonly (string | undefined)[]).indexOf(first),
      weight: WEIGHTS.invented,
    }));
    examples.push(...(await readAll(document, { ...job, job: id }, lines)));
  }
  return examples;
}

/** Empty if the resume cannot be read. */
async function readAll(
  document: ExtractedDocument | string,
  job: LabeledJob,
  lines: Label[],
): Promise<Example[]> {
  if (typeof document === "string") return [];
  // As the judge gets it: personal details and instructions to the reader are masked.
  const resume = readResume(blindText(document.text, findPhones).masked, AS_OF);
  const criteria = await criteriaOf(job);
  const fit = readJobFit(openWhole(resume, await rubricFor(formOf(job))));
  return lines.flatMap((line) => readLine(resume, fit, criteria.get(line.r) ?? [], line));
}

type Matchers = ReturnType<typeof matcherOf>[];
type Label = Omit<Example, keyof Reading | "kind">;

/** Returns several examples if the product makes several criteria from one line. */
function readLine(resume: ReadResume, fit: JobFit, matchers: Matchers, label: Label): Example[] {
  return matchers.map((matcher) => {
    const { ruling, features, bounds } = readFor(resume, matcher, fit);
    const isSplit = splitAlternatives(matcher).length > 0;
    return {
      ...label,
      weight: label.weight / matchers.length,
      kind: matcher.requirement.kind,
      ruling: isSplit ? judgeRequirement(resume, matcher, fit) : ruling,
      features,
      bounds,
    };
  });
}

const criteriaOf = memoizeByObject(async (job: LabeledJob): Promise<Map<string, Matchers>> => {
  const { criteria } = await rubricFor(formOf(job));
  const lines = readLines(job, { criteria, verdicts: [] });
  return new Map(
    [...lines].map(([r, { criterionIds }]) => [
      r,
      criteria.filter(({ id }) => criterionIds.includes(id)).map(matcherOf),
    ]),
  );
});
