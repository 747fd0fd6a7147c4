import type { Agreement } from "#core/analysis/compare-judges";
import type { ContactInfo, Scorecard, Tier } from "#core/analysis/scorecard";

export const resumeStatuses = ["pending", "extracting", "analyzing", "done", "error"] as const;
export type ResumeStatus = (typeof resumeStatuses)[number];

/** A candidate as shown by the API and the pages. */
export type ResumeView = {
  id: string;
  tournamentId: string;
  fileName: string;
  status: ResumeStatus;
  /** Why it could not be read, if the status is "error". */
  error: string | null;
  /** The candidate asked for a person: it has no result and is never read automatically. */
  isHumanOnly: boolean;
  /** The effective tier: the recruiter's own if there is one. */
  tier: Tier | null;
  /** The judge's tier; never overwritten. */
  aiTier: Tier | null;
  recruiterTier: { tier: Tier; changedBy: string; changedAt: string; reason: string | null } | null;
  /** The recruiter's note and when it was written; empty and null if there is none. */
  note: string;
  noteAt: string | null;
  matchPercent: number | null;
  extractedSkills: string[];
  pros: string[];
  cons: string[];
  followUpQuestions: string[];
  contactInfo: ContactInfo;
  scorecard: Scorecard | null;
  /** How often the model and the embedded judge agree in its tournament; only set when one candidate is shown. */
  agreement?: Agreement;
  /** The rubric version that the result was judged by; null if there is none. */
  rubricVersion: number | null;
  /** The rubric has changed since; the old result remains until it is updated. */
  isStale: boolean;
  /** Why updating the result failed; nothing retries it until somebody asks. */
  rereadError: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** When it was read or given up as unreadable; null until then. */
  finishedAt: string | null;
  /** The tournament is reviewed blind: see hideCandidate. */
  isBlind: boolean;
};

export type ResumeWithTournament = ResumeView & { tournament: { id: string; name: string } };

/** The name shown on a card: the file name without its extension. */
export function candidateName(fileName: string): string {
  return fileName.replace(/\.(pdf|docx|txt)$/i, "").trim() || "Candidate";
}

export function isFinished(status: ResumeStatus): boolean {
  return status === "done" || status === "error";
}
