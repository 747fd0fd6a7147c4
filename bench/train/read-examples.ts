import { blindText } from "#core/analysis/blind-text";
import { matcherOf } from "#core/matching/embedded-judge";
import { judgeRequirement, type Reading, readFor } from "#core/matching/judge-requirement";
import { readResume } from "#core/matching/read-resume";
import type { RequirementKind } from "#core/matching/requirement";
import { splitAlternatives } from "#core/matching/split-alternatives";
import type { ReadResume } from "#core/matching/types";
import { type JobFit, readJobFit } from "#core/matching/whole/job-fit";
import { openWhole } from "#core/matching/whole/whole-context";
import { findPhones } from "#platform/phones";
import { readBytes, rubricFor } from "../analysis/lib/product";
import { findFile, formOf, type LabeledJob, type Labels, labelLevels } from "../verdicts/labels";
import { listLines } from "../verdicts/lines";
import { openReader } from "../verdicts/read-resume";

/** The day the labels were made. */
const AS_OF = new Date("2026-11-22T12:00:00Z");
/** Labels that two careful readers could disagree on count less. */
const WEIGHTS = { sure: 1, unsure: 0.6, invented: 1 };

/** A criterion with a resume, and the level that readers gave. */
export type Example = Pick<Reading, "ruling" | "features" | "bounds"> & {
  /** The job, or "contrast" plus the kind of an invented case. */
  job: string;
  resume: string;
  r: string;
  kind: RequirementKind;
  text: string;
  gold: number;
  /** Levels that count as correct. */
  accepted: number[];
  unsure: boolean;
  invented: boolean;
  weight: number;
};

/** Reads every labeled line as the product would judge it, up to the step that decides the level. */
export async function readExamples(labels: Labels, folders: string[]): Promise<Example[]> {
  const read = openReader();
  const examples: Example[] = [];
  for (const pair of labels.pairs) {
    const document = await read(findFile(pair.resume, folders));
    if (typeof document === "string") continue;
    const resume = readBlind(document.text);
    const job = labels.jobs.get(pair.job) as LabeledJob;
    const criteria = await criteriaOf(job);
    const fit = await fitOf(resume, job);
    for (const { r, level, unsure } of pair.verdicts) {
      const gold = labelLevels.indexOf(level);
      const weight = unsure ? WEIGHTS.unsure : WEIGHTS.sure;
      const label = { job: pair.job, resume: pair.resume, r, gold, accepted: [gold], weight };
      examples.push(
        ...readLine(resume, fit, criteria.get(r), { ...label, unsure: unsure === true, invented: false }),
      );
    }
  }
  for (const contrast of labels.contrasts) {
    if (!contrast.expect?.length || contrast.kind === "foreign") continue;
    const document = await readBytes(new TextEncoder().encode(contrast.resume), "resume.txt");
    if (typeof document === "string") continue;
    const resume = readBlind(document.text);
    const job = { ...contrast.job, job: contrast.id };
    const criteria = await criteriaOf(job);
    const fit = await fitOf(resume, job);
    for (const { r, level } of contrast.expect) {
      const accepted = level.map((name) => (labelLevels as readonly string[]).indexOf(name));
      const label = {
        job: `contrast ${contrast.kind}`,
        resume: contrast.id,
        r,
        accepted,
        weight: WEIGHTS.invented,
      };
      examples.push(
        ...readLine(resume, fit, criteria.get(r), {
          ...label,
          gold: accepted[0] ?? 0,
          unsure: false,
          invented: true,
        }),
      );
    }
  }
  return examples;
}

type Matchers = ReturnType<typeof matcherOf>[];
type Label = Omit<Example, keyof Reading | "kind" | "text">;

/** Returns several examples if the product makes several criteria from one line. */
function readLine(resume: ReadResume, fit: JobFit, matchers: Matchers | undefined, label: Label): Example[] {
  return (matchers ?? []).map((matcher) => {
    const { ruling, features, bounds } = readFor(resume, matcher, fit);
    const isSplit = splitAlternatives(matcher).length > 0;
    const { kind, text } = matcher.requirement;
    return {
      ...label,
      weight: label.weight / (matchers?.length ?? 1),
      kind,
      text,
      ruling: isSplit ? judgeRequirement(resume, matcher, fit) : ruling,
      features,
      bounds,
    };
  });
}

const fitOf = async (resume: ReadResume, job: LabeledJob): Promise<JobFit> =>
  readJobFit(openWhole(resume, await rubricFor(formOf(job))));

const known = new Map<string, Map<string, Matchers>>();

async function criteriaOf(job: LabeledJob): Promise<Map<string, Matchers>> {
  const key = JSON.stringify(job);
  const before = known.get(key);
  if (before) return before;
  const { criteria } = await rubricFor(formOf(job));
  const byLine = new Map(
    listLines(job).map(({ r, field, line }) => [
      r,
      criteria
        .filter(
          ({ overall, source = [] }) =>
            !overall && source.some((from) => from.field === field && from.line === line),
        )
        .map(matcherOf),
    ]),
  );
  known.set(key, byLine);
  return byLine;
}

/** Reads the text as the judge gets it: personal details and instructions to the reader are masked. */
const readBlind = (text: string): ReadResume => readResume(blindText(text, findPhones).masked, AS_OF);
