import { type VerdictLevel, verdictLevels } from "#core/analysis/scorecard";
import type { ExtractedDocument } from "#core/documents/document";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { findPhones } from "#platform/phones";
import { readText, rubricFor } from "../lib/analyze";
import { embeddedJudge, type Judge } from "./judges";
import { type Contrast, findFile, formOf, type LabeledJob, type Labels, labelLevels } from "./labels";
import { readLines } from "./lines";
import type { JudgedContrast } from "./score-contrasts";
import type { Judged, JudgedPair } from "./score-pairs";

/** The day of the upload. Labels that depend on "present" or on an expired license were made on this day. */
export const AS_OF = new Date("2026-11-22T12:00:00Z");

type Document = ExtractedDocument | string;

/** Number of the repeated reading, and what the labels say about the resume and each line of the job. */
type Reading = {
  reading: number;
  whole: VerdictLevel;
  labels: { r: string; level: string; quote?: string | null | undefined }[];
};

async function judge(
  { analyzer, fallback, expect }: Judge,
  job: Contrast["job"],
  document: Document,
  { reading, whole, labels }: Reading,
): Promise<Judged> {
  if (typeof document === "string") return {};
  const rubric = await rubricFor(formOf(job));
  const lines = readLines(job, { criteria: rubric.criteria, verdicts: [] });
  const expected = labels.flatMap(({ r, level, quote }) =>
    (lines.get(r)?.criterionIds ?? []).map((id) => [id, { level: levelOf(level), quote }] as const),
  );
  expect(reading, { whole, labels: new Map(expected) });
  return analyzeResume({ analyzer, fallback, findPhones }, { rubric, document, asOf: AS_OF });
}

/** The product's name of a label's level. */
const levelOf = (label: string): VerdictLevel =>
  verdictLevels[(labelLevels as readonly string[]).indexOf(label)] ?? "none";

/** Maps a reader's fit of 0 to 100 to a level for the job as a whole. */
const wholeOf = (fit: number): VerdictLevel =>
  verdictLevels[[25, 50, 75].filter((edge) => fit >= edge).length] ?? "none";

type PairOptions = {
  judge?: Judge;
  /** Number of the repeated reading. */
  reading?: number;
  /** Changes the resume's text before it is judged. */
  change?: (text: string) => string;
};

/** Judges every labeled pair. Throws if a resume file is missing. */
export async function judgePairs(
  { jobs, pairs }: Pick<Labels, "jobs" | "pairs">,
  folders: string[],
  read: (path: string) => Promise<Document>,
  { judge: by = embeddedJudge(), reading = 1, change }: PairOptions = {},
): Promise<JudgedPair[]> {
  const judged: JudgedPair[] = [];
  for (const gold of pairs) {
    const job = jobs.get(gold.job) as LabeledJob;
    let document = await read(findFile(gold.resume, folders));
    if (typeof document === "string") console.warn(`${gold.resume} cannot be read: ${document}`);
    else if (change) document = { ...document, text: change(document.text) };
    const labels = { reading, whole: wholeOf(gold.fit), labels: gold.verdicts };
    judged.push({ job, gold, resume: await judge(by, job, document, labels) });
  }
  return judged;
}

export async function judgeContrasts(contrasts: Contrast[], by: Judge): Promise<JudgedContrast[]> {
  const judged: JudgedContrast[] = [];
  for (const contrast of contrasts) {
    const document = await readText(contrast.resume);
    // If several levels are accepted, the first is the label.
    const labels = (contrast.expect ?? []).map(({ r, level: [level = "none"] }) => ({ r, level }));
    const reading = { reading: 1, whole: "partial", labels } as const;
    judged.push({ case: contrast, resume: await judge(by, contrast.job, document, reading) });
  }
  return judged;
}

/** The verdicts on single lines of the job, each with the reader's level for its line. */
export function labeledVerdicts({ job, gold, resume: { scorecard } }: JudgedPair) {
  if (!scorecard) return [];
  const lines = readLines(job, scorecard);
  return gold.verdicts.flatMap(({ r, level }) => {
    const ids = lines.get(r)?.criterionIds ?? [];
    const verdicts = scorecard.verdicts.filter(({ criterionId }) => ids.includes(criterionId));
    return verdicts.map((verdict) => ({ verdict, label: levelOf(level) }));
  });
}
