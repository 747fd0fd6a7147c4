import { analyseResume } from "#core/analysis/analyse-resume";
import { buildRubric } from "#core/analysis/build-rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { ExtractedDocument } from "#core/documents/document";
import { embeddedAnalyser } from "#core/matching/embedded-analyser";
import { tournamentSchema } from "#core/tournaments/tournament.schema";
import { findPhones } from "#platform/phones";
import { readBytes } from "../analysis/lib/product";
import { type Contrast, findFile, type LabeledJob, type Labels } from "./labels";
import type { JudgedContrast } from "./score-contrasts";
import type { JudgedPair } from "./score-pairs";

/** The day of the upload: labels that tell of "present" or of an expired license were made then. */
const AS_OF = new Date("2026-11-22T12:00:00Z");

type Requirements = Omit<LabeledJob, "job">;

const rubrics = new Map<string, ReturnType<typeof buildRubric>>();

/** As the product makes it of what a recruiter sends: the requirements a line each, the key skills as a list. */
function rubricFor(job: Requirements): ReturnType<typeof buildRubric> {
  const { name, jobDescription, keyRequirements, optionalRequirements, keySkills } = job;
  const sent = {
    name,
    jobDescription,
    keyRequirements: keyRequirements.join("\n"),
    optionalRequirements: optionalRequirements.join("\n"),
    keySkills,
  };
  const key = JSON.stringify(sent);
  const known = rubrics.get(key) ?? buildRubric(tournamentSchema.parse(sent));
  rubrics.set(key, known);
  return known;
}

/** Nothing where the resume cannot be read. */
export type Analysis = Partial<ResumeAnalysis>;

async function judge(job: Requirements, document: ExtractedDocument | string): Promise<Analysis> {
  if (typeof document === "string") return {};
  const deps = { analyser: embeddedAnalyser, findPhones };
  return analyseResume(deps, { rubric: await rubricFor(job), document, asOf: AS_OF });
}

type Read = (path: string) => Promise<ExtractedDocument | string>;
export type AnalysedPair = Omit<JudgedPair, "resume"> & { resume: Analysis };
export type AnalysedContrast = Omit<JudgedContrast, "resume"> & { resume: Analysis };

/** Every labeled pair with what the product says of it. Throws where a resume is not there. */
export async function judgePairs(
  { jobs, pairs }: Pick<Labels, "jobs" | "pairs">,
  folders: string[],
  read: Read,
): Promise<AnalysedPair[]> {
  const judged: AnalysedPair[] = [];
  for (const gold of pairs) {
    const job = jobs.get(gold.job) as LabeledJob;
    const document = await read(findFile(gold.resume, folders));
    if (typeof document === "string") console.warn(`${gold.resume} cannot be read: ${document}`);
    judged.push({ job, gold, resume: await judge(job, document) });
  }
  return judged;
}

export async function judgeContrasts(contrasts: Contrast[]): Promise<AnalysedContrast[]> {
  const judged: AnalysedContrast[] = [];
  for (const contrast of contrasts) {
    const document = await readBytes(new TextEncoder().encode(contrast.resume), "resume.txt");
    judged.push({ case: contrast, resume: await judge(contrast.job, document) });
  }
  return judged;
}
