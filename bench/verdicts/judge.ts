import { type ResumeAnalysis, type VerdictLevel, verdictLevels } from "#core/analysis/scorecard";
import type { ExtractedDocument } from "#core/documents/document";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { findPhones } from "#platform/phones";
import { readBytes, rubricFor } from "../analysis/lib/product";
import { embeddedJudge, type Judge } from "./judges";
import {
  type Contrast,
  findFile,
  formOf,
  type LabeledJob,
  type LabeledPair,
  type Labels,
  labelLevels,
} from "./labels";
import { readLines } from "./lines";
import type { JudgedContrast } from "./score-contrasts";
import type { JudgedPair } from "./score-pairs";

/** The day of the upload. Labels that depend on "present" or on an expired license were made on this day. */
const AS_OF = new Date("2026-11-22T12:00:00Z");

type Requirements = Omit<LabeledJob, "job">;

/** Empty if the resume cannot be read. */
export type Analysis = Partial<ResumeAnalysis>;

/** Number of the repeated reading, and what the labels say about the resume. */
type Reading = {
  reading?: number;
  levels: Map<string, VerdictLevel>;
  whole: VerdictLevel;
  quotes: Map<string, string>;
};

async function judge(
  { analyzer, fallback, expect }: Judge,
  job: Requirements,
  document: ExtractedDocument | string,
  { reading = 1, levels, whole, quotes }: Reading,
): Promise<Analysis> {
  if (typeof document === "string") return {};
  const rubric = await rubricFor(formOf(job));
  const lines = readLines(job, { criteria: rubric.criteria, verdicts: [] });
  const byCriterion = <Value>(of: Map<string, Value>) =>
    new Map(
      [...lines].flatMap(([r, { criterionIds }]) => {
        const value = of.get(r);
        return value === undefined ? [] : criterionIds.map((id) => [id, value] as const);
      }),
    );
  const expected = { whole, levels: byCriterion(levels), quotes: byCriterion(quotes) };
  expect(reading, expected);
  return analyzeResume({ analyzer, fallback, findPhones }, { rubric, document, asOf: AS_OF });
}

const levelOf = (label: string): VerdictLevel =>
  verdictLevels[(labelLevels as readonly string[]).indexOf(label)] ?? "none";

/** Maps a reader's fit of 0 to 100 to a level for the job as a whole. */
const wholeOf = (fit: number): VerdictLevel =>
  verdictLevels[[25, 50, 75].filter((edge) => fit >= edge).length] ?? "none";

const readingOfPair = ({ verdicts, fit }: LabeledPair): Reading => ({
  levels: new Map(verdicts.map(({ r, level }) => [r, levelOf(level)])),
  whole: wholeOf(fit),
  quotes: new Map(verdicts.flatMap(({ r, quote }) => (quote ? [[r, quote] as const] : []))),
});

/** If several levels are accepted, uses the first. */
const readingOfContrast = ({ expect }: Contrast): Reading => ({
  levels: new Map((expect ?? []).map(({ r, level }) => [r, levelOf(level[0] ?? "none")])),
  whole: "partial",
  quotes: new Map(),
});

type Read = (path: string) => Promise<ExtractedDocument | string>;
export type AnalyzedPair = Omit<JudgedPair, "resume"> & { resume: Analysis };
export type AnalyzedContrast = Omit<JudgedContrast, "resume"> & { resume: Analysis };

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
  read: Read,
  { judge: by = embeddedJudge(), reading = 1, change }: PairOptions = {},
): Promise<AnalyzedPair[]> {
  const judged: AnalyzedPair[] = [];
  for (const gold of pairs) {
    const job = jobs.get(gold.job) as LabeledJob;
    let document = await read(findFile(gold.resume, folders));
    if (typeof document === "string") console.warn(`${gold.resume} cannot be read: ${document}`);
    else if (change) document = { ...document, text: change(document.text) };
    judged.push({ job, gold, resume: await judge(by, job, document, { ...readingOfPair(gold), reading }) });
  }
  return judged;
}

export async function judgeContrasts(
  contrasts: Contrast[],
  by = embeddedJudge(),
): Promise<AnalyzedContrast[]> {
  const judged: AnalyzedContrast[] = [];
  for (const contrast of contrasts) {
    const document = await readBytes(new TextEncoder().encode(contrast.resume), "resume.txt");
    judged.push({
      case: contrast,
      resume: await judge(by, contrast.job, document, readingOfContrast(contrast)),
    });
  }
  return judged;
}
