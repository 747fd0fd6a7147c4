import { AnalyzerError, type AnalyzerErrorCode } from "#core/analysis/analyzer";
import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { appendWords, markSaid } from "#core/candidate-page/said-by-candidate";
import {
  DocumentError,
  type ExtractedDocument,
  type Extraction,
  type StoredFile,
} from "#core/documents/document";
import { flagTypeMismatch } from "#core/documents/file-names";
import type { PageReadings } from "#core/documents/page-reader";
import { type Job, readJob } from "#core/jobs/job";
import { wordsToSearch } from "./candidate-list";
import { GIVEN_UP } from "./give-up-on-resume";
import { type PageOcrDeps, readPageWithOcr, settledReadings } from "./read-page-with-ocr";

/** A claimed resume with everything needed to read it. Only the holder of the claim token may write. */
export type ClaimedResume = {
  id: string;
  tournamentId: string;
  fileName: string;
  createdAt: Date;
  /** Including this claim. */
  attempts: number;
  rubric: Rubric;
  rubricVersion: number;
  isDemo: boolean;
  /** Belongs to a test account: its verdicts are made up, and no model is called. */
  isTest: boolean;
};

/** "continued": another message was queued for the rest of a scan. "nothing_left": it is finished or gone. */
export type Processed = "done" | "error" | "continued" | "nothing_left" | "claimed";

/** Reading one resume takes seconds, so a claim this old belongs to a worker that died. */
export const CLAIM_SECONDS = 180;

/**
 * One more than the queue's deliveries of a message that fails in a caught way. Beyond it, earlier workers died while
 * reading the file, and the next one would too.
 */
const MAX_ATTEMPTS = 5;

export type Claim = { resumeId: string; claimToken: string };

export type ProcessResumeDeps = PageOcrDeps & {
  now(): Date;
  newId(): string;
  resumes: {
    /** "claimed": another worker has a claim on it, or died holding one. Undefined: it is finished or gone. */
    claim(claim: Claim, now: Date): Promise<ClaimedResume | "claimed" | undefined>;
    /** Releases the claim after a failure, possibly the model's; the queue will deliver the message again. */
    releaseClaim(claim: Claim, now: Date, heldUpBy: AnalyzerErrorCode | null): Promise<void>;
    /** Releases the claim after a successful step; the resume remains in progress. */
    yieldClaim(claim: Claim, now: Date): Promise<void>;
    markAnalyzing(claim: Claim): Promise<void>;
    /**
     * Both take effect only while the claim is valid. `words`: the searchable text. True if the rubric has changed
     * since the claim.
     */
    storeAnalysis(
      claim: Claim,
      analysis: ResumeAnalysis & { rubricVersion: number; words: string },
      now: Date,
    ): Promise<boolean>;
    storeError(claim: Claim, error: string, now: Date): Promise<void>;
  };
  files: {
    putText(resume: StoredFile, text: string): Promise<void>;
    /** Files that are needed only until the resume is finished. */
    deleteInterimFiles(resume: StoredFile): Promise<void>;
  };
  extractDocument(input: { file: StoredFile; fileName: string; readings: PageReadings }): Promise<Extraction>;
  analyzeResume(input: {
    resumeId: string;
    tournamentId: string;
    rubric: Rubric;
    document: ExtractedDocument;
    asOf: Date;
    isTest: boolean;
    /** There will be no retry: the fallback's analysis is better than none. */
    isLastAttempt: boolean;
  }): Promise<ResumeAnalysis>;
  /** What the candidate added by their link, oldest first. */
  candidatePages: { listStatements(resumeId: string): Promise<string[]> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
};

/**
 * Reads one resume, from the stored file to the stored verdicts; for a scan only one page, after which it queues a
 * message for the rest. Idempotent: only the holder of the claim writes, and a finished resume is left alone. Throws on
 * a temporary failure, after releasing the claim; a file that cannot be read ends as an error with a message. "claimed":
 * retry once the other worker's claim has expired.
 */
export async function processResume(
  deps: ProcessResumeDeps,
  resumeId: string,
  { isLastAttempt = false } = {},
): Promise<Processed> {
  const claim: Claim = { resumeId, claimToken: deps.newId() };
  const resume = await deps.resumes.claim(claim, deps.now());
  if (resume === "claimed") return "claimed";
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
  } catch (error) {
    if (!(error instanceof DocumentError)) {
      const heldUpBy = error instanceof AnalyzerError ? error.code : null;
      await deps.resumes.releaseClaim(claim, deps.now(), heldUpBy);
      if (heldUpBy) await deps.progress.publish(resume.tournamentId, [resume.id]);
      throw error;
    }
    outcome = "error";
    await deps.resumes.storeError(claim, error.message, deps.now());
  }
  await deps.progress.publish(resume.tournamentId, [resume.id]);
  await deps.finishRun(resume.tournamentId);
  await deps.files.deleteInterimFiles(resume);
  return outcome;
}

/** Undefined: one page of a scan was read, and others may remain. */
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
  await readPageWithOcr(deps, resume, { page: extraction.pageToRead, records, isLastAttempt });
  return undefined;
}

async function readAndStore(
  deps: ProcessResumeDeps,
  claim: Claim,
  resume: ClaimedResume,
  isLastAttempt: boolean,
): Promise<"done" | "to_be_continued"> {
  const read = await readFile(deps, resume, isLastAttempt);
  if (!read) return "to_be_continued";
  const said = await deps.candidatePages.listStatements(resume.id);
  const document = { ...read, text: said.reduce(appendWords, read.text) };
  await deps.files.putText(resume, document.text);
  await deps.resumes.markAnalyzing(claim);
  const { id, tournamentId, rubric, rubricVersion, isTest, createdAt: asOf } = resume;
  const task = { resumeId: id, tournamentId, rubric, document, asOf, isTest, isLastAttempt };
  const analysis = markSaid(await deps.analyzeResume(task), document.text);
  const flags = flagTypeMismatch(analysis.scorecard.flags, resume.fileName, document.type);
  const words = wordsToSearch(document.text);
  const noted = { ...analysis, scorecard: { ...analysis.scorecard, flags }, rubricVersion, words };
  const isStale = await deps.resumes.storeAnalysis(claim, noted, deps.now());
  if (isStale) await deps.jobs.enqueue([{ version: 1, type: "extend-analysis", resumeId: id }]);
  return "done";
}
