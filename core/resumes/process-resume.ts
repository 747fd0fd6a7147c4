import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import {
  DocumentError,
  type ExtractedDocument,
  type Extraction,
  type StoredFile,
} from "#core/documents/document";
import { noteName } from "#core/documents/file-names";
import type { PageReadings } from "#core/documents/page-reader";
import { type Job, readJob } from "#core/jobs/job";
import { GIVEN_UP } from "./give-up-on-resume";
import { type ReadPictureDeps, readPicture, settledReadings } from "./read-picture";

/** A resume with all that is needed to read it, held by whoever has the claim token. */
export type ClaimedResume = {
  id: string;
  tournamentId: string;
  fileName: string;
  createdAt: Date;
  /** This claim included. */
  attempts: number;
  rubric: Rubric;
  rubricVersion: number;
  isDemo: boolean;
};

/** "continued": another message asks for the rest of a scan. "nothing_left": it is finished or gone. */
export type Processed = "done" | "error" | "continued" | "nothing_left" | "held";

/** Reading one resume takes seconds; a claim this old belongs to a worker that died. */
export const CLAIM_SECONDS = 180;

/**
 * One more than the queue delivers a message whose faults are caught. Beyond it, earlier readers died with
 * the file in hand: it would kill the next one too.
 */
const MAX_ATTEMPTS = 5;

type Claim = { resumeId: string; claimToken: string };

export type ProcessResumeDeps = ReadPictureDeps & {
  now(): Date;
  newId(): string;
  resumes: {
    /** "held": somebody else is working on it, or died while doing so. Undefined: it is finished or gone. */
    claim(claim: Claim, now: Date): Promise<ClaimedResume | "held" | undefined>;
    /** Gives the claim back after a fault; the queue hands the message out again. */
    releaseClaim(claim: Claim, now: Date): Promise<void>;
    /** Gives the claim back after a step that succeeded; the resume stays in the making. */
    yieldClaim(claim: Claim, now: Date): Promise<void>;
    markAnalyzing(claim: Claim): Promise<void>;
    /** Both take effect only while the claim holds. True: the rubric has changed meanwhile. */
    storeAnalysis(
      claim: Claim,
      analysis: ResumeAnalysis & { rubricVersion: number },
      now: Date,
    ): Promise<boolean>;
    storeError(claim: Claim, error: string, now: Date): Promise<void>;
  };
  files: {
    putText(resume: StoredFile, text: string): Promise<void>;
    deletePageRecords(resume: StoredFile): Promise<void>;
  };
  extractDocument(input: { file: StoredFile; fileName: string; readings: PageReadings }): Promise<Extraction>;
  analyseResume(input: {
    resumeId: string;
    rubric: Rubric;
    document: ExtractedDocument;
    asOf: Date;
    /** Nobody tries again after this: better a stand-in's analysis than none. */
    isLastAttempt: boolean;
  }): Promise<ResumeAnalysis>;
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
};

/**
 * Reads one resume, from stored file to stored verdicts; of a scanned one a single page, after which a message
 * of its own asks for the rest. Safe to call any number of times: only the holder of the claim writes, and a
 * finished resume is left alone. Throws on a passing fault, after giving the claim back; a file that cannot be
 * read ends as an error with words. "held": come again when the claim of whoever has it must be over.
 */
export async function processResume(
  deps: ProcessResumeDeps,
  resumeId: string,
  { isLastAttempt = false } = {},
): Promise<Processed> {
  const claim: Claim = { resumeId, claimToken: deps.newId() };
  const resume = await deps.resumes.claim(claim, deps.now());
  if (resume === "held") return "held";
  if (!resume) return "nothing_left";

  let outcome: Processed = "done";
  try {
    if (resume.attempts > MAX_ATTEMPTS) throw new DocumentError("unreadable", GIVEN_UP);
    const isLast = isLastAttempt || resume.attempts === MAX_ATTEMPTS;
    if ((await readAndStore(deps, claim, resume, isLast)) === "to_be_continued") {
      await deps.resumes.yieldClaim(claim, deps.now());
      await deps.jobs.enqueue([readJob(resume)]);
      return "continued";
    }
  } catch (fault) {
    if (!(fault instanceof DocumentError)) {
      await deps.resumes.releaseClaim(claim, deps.now());
      throw fault;
    }
    outcome = "error";
    await deps.resumes.storeError(claim, fault.message, deps.now());
  }
  await deps.progress.publish(resume.tournamentId, [resume.id]);
  await deps.finishRun(resume.tournamentId);
  await deps.files.deletePageRecords(resume);
  return outcome;
}

/** Undefined: a page of a scan was read, others may be left. */
async function readFile(
  deps: ProcessResumeDeps,
  resume: ClaimedResume,
  isLastAttempt: boolean,
): Promise<ExtractedDocument | undefined> {
  const records = await deps.files.getPageRecords(resume);
  const extraction = await deps.extractDocument({
    file: resume,
    fileName: resume.fileName,
    readings: settledReadings(records),
  });
  if ("document" in extraction) return extraction.document;
  await readPicture(deps, resume, { page: extraction.pageToRead, records, isLastAttempt });
  return undefined;
}

async function readAndStore(
  deps: ProcessResumeDeps,
  claim: Claim,
  resume: ClaimedResume,
  isLastAttempt: boolean,
): Promise<"done" | "to_be_continued"> {
  const document = await readFile(deps, resume, isLastAttempt);
  if (!document) return "to_be_continued";
  await deps.files.putText(resume, document.text);
  await deps.resumes.markAnalyzing(claim);
  const { id, rubric, rubricVersion, createdAt: asOf } = resume;
  const analysis = await deps.analyseResume({ resumeId: id, rubric, document, asOf, isLastAttempt });
  const flags = noteName(analysis.scorecard.flags, resume.fileName, document.type);
  const noted = { ...analysis, scorecard: { ...analysis.scorecard, flags }, rubricVersion };
  const isStale = await deps.resumes.storeAnalysis(claim, noted, deps.now());
  if (isStale) await deps.jobs.enqueue([{ version: 1, type: "extend-analysis", resumeId: id }]);
  return "done";
}
