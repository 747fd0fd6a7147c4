import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { DocumentError } from "#core/documents/document";

/** A result that an older rubric gave, with all that is needed to bring it up to the newest. */
export type ClaimedStaleResume = {
  id: string;
  tournamentId: string;
  createdAt: Date;
  /** This claim included. */
  attempts: number;
  analysis: ResumeAnalysis;
  rubric: Rubric;
  rubricVersion: number;
};

type Claim = { resumeId: string; claimToken: string };

type Deps = {
  now(): Date;
  newId(): string;
  staleResumes: {
    /** "held": somebody else is working on it. Undefined: it is up to date, or gone. */
    claim(claim: Claim, now: Date): Promise<ClaimedStaleResume | "held" | undefined>;
    release(claim: Claim, now: Date): Promise<void>;
    /** Takes effect only while the claim holds, and over a result of an older version. */
    storeExtension(claim: Claim, analysis: ResumeAnalysis, rubricVersion: number): Promise<void>;
    fail(resumeId: string, error: string, now: Date): Promise<unknown>;
  };
  files: { getText(resume: { id: string; tournamentId: string }): Promise<string | undefined> };
  extendAnalysis(input: {
    rubric: Rubric;
    previous: ResumeAnalysis;
    text: string;
    asOf: Date;
  }): Promise<ResumeAnalysis>;
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** One more than the queue delivers: beyond it, earlier readers died with the resume in hand. */
const MAX_ATTEMPTS = 5;

export const NOT_REREAD = "This resume could not be read for the new criteria. Its former result stands.";

/**
 * Brings one result up to the newest rubric, reading only for criteria it has no verdict on. Safe to call any
 * number of times; the former result stands until the new one is stored. Throws on a passing fault, after
 * giving the claim back. "held": come again when the claim of whoever has it must be over.
 */
export async function extendResume(deps: Deps, resumeId: string): Promise<"settled" | "held"> {
  // The rubric may change again while it is read for.
  for (;;) {
    const claim: Claim = { resumeId, claimToken: deps.newId() };
    const resume = await deps.staleResumes.claim(claim, deps.now());
    if (resume === "held") return "held";
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
  const text = resume.attempts > MAX_ATTEMPTS ? undefined : await deps.files.getText(resume);
  const analysis = text && (await extendUnlessUnreadable(deps, { rubric, previous, text, asOf }));
  if (analysis) return deps.staleResumes.storeExtension(claim, analysis, rubricVersion);
  await deps.staleResumes.release(claim, deps.now());
  await deps.staleResumes.fail(resume.id, NOT_REREAD, deps.now());
}

/** Undefined: it would fail again. */
async function extendUnlessUnreadable(
  deps: Deps,
  input: Parameters<Deps["extendAnalysis"]>[0],
): Promise<ResumeAnalysis | undefined> {
  try {
    return await deps.extendAnalysis(input);
  } catch (fault) {
    if (fault instanceof DocumentError) return undefined;
    throw fault;
  }
}
