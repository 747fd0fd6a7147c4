import type { ContactInfo, Scorecard, Tier } from "#core/analysis/scorecard";

export const resumeStatuses = ["pending", "extracting", "analyzing", "done", "error"] as const;
export type ResumeStatus = (typeof resumeStatuses)[number];

/** A candidate as the API and the pages show it. */
export type ResumeView = {
  id: string;
  tournamentId: string;
  fileName: string;
  status: ResumeStatus;
  /** Why it could not be read, when the status is "error". */
  error: string | null;
  /** The tier in force: the recruiter's own where there is one. */
  tier: Tier | null;
  /** What the analysis said; never overwritten. */
  aiTier: Tier | null;
  recruiterTier: { tier: Tier; changedBy: string; changedAt: string; reason: string | null } | null;
  /** The recruiter's own words, and when they were written; empty and null while there are none. */
  note: string;
  noteAt: string | null;
  matchPercent: number | null;
  extractedSkills: string[];
  pros: string[];
  cons: string[];
  followUpQuestions: string[];
  contactInfo: ContactInfo;
  scorecard: Scorecard | null;
  /** Of the rubric the result answers; null while there is none. */
  rubricVersion: number | null;
  /** The rubric has changed since: the result stands until it is redone. */
  isStale: boolean;
  /** Why it could not be redone, while it waits for somebody to ask again. */
  rereadError: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** When it was read, or given up as unreadable; null before. */
  finishedAt: string | null;
};

export type ResumeWithTournament = ResumeView & { tournament: { id: string; name: string } };

/** The name on a card: the file's name without its extension. */
export function candidateName(fileName: string): string {
  return fileName.replace(/\.(pdf|docx|txt)$/i, "").trim() || "Candidate";
}

export function isFinished(status: ResumeStatus): boolean {
  return status === "done" || status === "error";
}
