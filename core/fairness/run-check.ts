import type { Rubric } from "#core/analysis/rubric";
import type { ContactInfo, ResumeAnalysis } from "#core/analysis/scorecard";
import { DocumentError, type ExtractedDocument } from "#core/documents/document";
import type { Job } from "#core/jobs/job";
import type { ClaimedResume } from "#core/resumes/process-resume";
import { checkResume } from "./check-resume";
import type { FairnessCheck, ResumeResult } from "./fairness-check";

type NextResume = Pick<ClaimedResume, "id" | "tournamentId" | "createdAt" | "isTest"> & {
  contactInfo: ContactInfo;
};

export type RunCheckDeps = {
  now(): Date;
  fairness: {
    findUnfinished(checkId: string): Promise<FairnessCheck | undefined>;
    /** A resume of the check that has no result yet; resumes that ask for a person are never among them. */
    nextResume(checkId: string): Promise<NextResume | undefined>;
    /**
     * Does nothing if there is a result already. True if the check has made no other step since `steppedAt`: this
     * caller queues the next job.
     */
    storeResult(
      of: { checkId: string; resumeId: string; steppedAt: Date },
      result: ResumeResult,
      now: Date,
    ): Promise<boolean>;
    noteJudge(checkId: string, judge: string): Promise<void>;
    finish(checkId: string, now: Date): Promise<void>;
  };
  rubrics: { findVersion(tournamentId: string, version: number): Promise<Rubric | undefined> };
  files: { getText(resume: { id: string; tournamentId: string }): Promise<string | undefined> };
  /** Judges with the configured judge and no other, or the comparison would compare two judges. */
  judgeVariant(input: {
    resume: { id: string; tournamentId: string; isTest: boolean };
    rubric: Rubric;
    document: ExtractedDocument;
    asOf: Date;
  }): Promise<ResumeAnalysis>;
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

export const checkJob = (checkId: string): Job => ({ version: 1, type: "check-fairness", checkId });

/**
 * Checks one resume and queues the next, so that a check takes turns with other work. Idempotent: of a message that is
 * delivered twice, one delivery goes on. Throws on a transient error.
 */
export const runCheck = (deps: RunCheckDeps, checkId: string): Promise<void> => step(deps, checkId, checkOne);

/** Records that the resume whose turn it is could not be judged, and goes on with the others. */
export const giveUpOnCheckedResume = (deps: RunCheckDeps, checkId: string): Promise<void> =>
  step(deps, checkId, async () => ({ failed: true }));

async function step(deps: RunCheckDeps, checkId: string, judge: typeof checkOne): Promise<void> {
  const check = await deps.fairness.findUnfinished(checkId);
  if (!check) return;
  const resume = await deps.fairness.nextResume(checkId);
  if (resume) {
    const result = await judge(deps, check, resume);
    const { steppedAt } = check;
    const isStep = await deps.fairness.storeResult(
      { checkId, resumeId: resume.id, steppedAt },
      result,
      deps.now(),
    );
    if (!isStep) return;
  }
  if (await deps.fairness.nextResume(checkId)) await deps.jobs.enqueue([checkJob(checkId)]);
  else await deps.fairness.finish(checkId, deps.now());
}

async function checkOne(deps: RunCheckDeps, check: FairnessCheck, resume: NextResume): Promise<ResumeResult> {
  const [rubric, text] = await Promise.all([
    deps.rubrics.findVersion(check.tournamentId, check.rubricVersion),
    deps.files.getText(resume),
  ]);
  if (!rubric || !text) return { failed: true };
  try {
    const { judge, ...result } = await checkResume((input) => deps.judgeVariant({ resume, ...input }), {
      text,
      contact: resume.contactInfo,
      rubric,
      asOf: resume.createdAt,
    });
    await deps.fairness.noteJudge(check.id, judge);
    return result;
  } catch (error) {
    if (error instanceof DocumentError) return { failed: true };
    throw error;
  }
}
