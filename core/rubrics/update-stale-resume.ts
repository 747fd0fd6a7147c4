import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { appendWords, markSaid } from "#core/candidate-page/said-by-candidate";
import { DocumentError } from "#core/documents/document";
import type { Claim, ClaimedResume } from "#core/resumes/process-resume";

/** A result from an older rubric, with everything needed to bring it up to the newest. */
type ClaimedStaleResume = Omit<ClaimedResume, "fileName" | "isDemo"> & { analysis: ResumeAnalysis };

type Deps = {
  now(): Date;
  newId(): string;
  staleResumes: {
    /** "claimed" if another worker has the claim. Undefined if the result is up to date or gone. */
    claim(claim: Claim, now: Date): Promise<ClaimedStaleResume | "claimed" | undefined>;
    release(claim: Claim, now: Date): Promise<void>;
    /** Stores only if the claim is still valid and the stored result is from an older version. */
    storeExtension(claim: Claim, analysis: ResumeAnalysis, rubricVersion: number): Promise<void>;
    fail(resumeId: string, error: string, now: Date): Promise<unknown>;
  };
  files: {
    getText(resume: { id: string; tournamentId: string }): Promise<string | undefined>;
    putText(resume: { id: string; tournamentId: string }, text: string): Promise<void>;
  };
  /** What the candidate added by their link, oldest first. */
  candidatePages: { listStatements(resumeId: string): Promise<string[]> };
  extendAnalysis(input: {
    resume: { id: string; tournamentId: string; isTest: boolean };
    rubric: Rubric;
    previous: ResumeAnalysis;
    text: string;
    asOf: Date;
  }): Promise<ResumeAnalysis>;
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** One more than the queue delivers: beyond that, earlier workers crashed on this resume. */
const MAX_ATTEMPTS = 5;

export const NOT_REREAD = "This resume could not be read for the new criteria. Its former result stands.";

/**
 * Brings one result up to the newest rubric, reading the resume only for criteria that have no verdict. Idempotent;
 * the old result stays until the new one is stored. Throws on a transient error, after releasing the claim. "claimed":
 * retry after the other worker's claim has expired.
 */
export async function updateStaleResume(deps: Deps, resumeId: string): Promise<"settled" | "claimed"> {
  // The rubric may change again during the reading.
  for (;;) {
    const claim: Claim = { resumeId, claimToken: deps.newId() };
    const resume = await deps.staleResumes.claim(claim, deps.now());
    if (resume === "claimed") return "claimed";
    if (!resume) return "settled";
    try {
      await extendAndStore(deps, claim, resume);
    } finally {
      await deps.staleResumes.release(claim, deps.now());
    }
    await deps.progress.publish(resume.tournamentId, [resume.id]);
  }
}

async function extendAndStore(deps: Deps, claim: Claim, resume: ClaimedStaleResume): Promise<void> {
  const { analysis: previous, rubric, rubricVersion, createdAt: asOf } = resume;
  const text = resume.attempts > MAX_ATTEMPTS ? undefined : await textWithStatements(deps, resume);
  const analysis = text && (await extendUnlessUnreadable(deps, { resume, rubric, previous, text, asOf }));
  if (text && analysis) {
    return deps.staleResumes.storeExtension(claim, markSaid(analysis, text), rubricVersion);
  }
  await deps.staleResumes.release(claim, deps.now());
  await deps.staleResumes.fail(resume.id, NOT_REREAD, deps.now());
}

/** Stores what the candidate has said since with the text, because evidence points into it. */
async function textWithStatements(deps: Deps, resume: ClaimedStaleResume): Promise<string | undefined> {
  const stored = await deps.files.getText(resume);
  if (stored === undefined) return undefined;
  const said = await deps.candidatePages.listStatements(resume.id);
  const text = said.reduce(appendWords, stored);
  if (text !== stored) await deps.files.putText(resume, text);
  return text;
}

/** Undefined if a retry would fail the same way. */
async function extendUnlessUnreadable(
  deps: Deps,
  input: Parameters<Deps["extendAnalysis"]>[0],
): Promise<ResumeAnalysis | undefined> {
  try {
    return await deps.extendAnalysis(input);
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}
