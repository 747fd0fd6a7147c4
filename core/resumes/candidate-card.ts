import type { NotRated } from "#core/analysis/scorecard";
import type { Rankable } from "#core/scoring/order";
import type { ResumeView } from "./resume";

/** How much of each list a card has room for. */
const SHOWN = { pros: 3, cons: 2, followUpQuestions: 2 };

/**
 * A candidate as the page of a tournament lists it: what a card shows, what is searched and what ranking
 * reads. The scorecard with its quotes is read for one candidate at a time.
 */
export type CandidateCardView = Pick<
  ResumeView,
  | "id"
  | "fileName"
  | "status"
  | "error"
  | "tier"
  | "aiTier"
  | "recruiterTier"
  | "noteAt"
  | "matchPercent"
  | "extractedSkills"
  | "pros"
  | "cons"
  | "followUpQuestions"
  | "contactInfo"
  | "rubricVersion"
  | "isStale"
  | "rereadError"
  | "createdAt"
> & {
  /** What the reader should know about the file, in words. */
  flags: string[];
  /** False while the resume has not been read. */
  isJudged: boolean;
  /** The match before it was rounded down; null where there is none. */
  score: number | null;
  relevance: number | null;
  /** Why there is no tier and no match, in a language that the judge is not measured in. */
  notRated: NotRated | null;
};

/** A resume of whose scorecard only what a card needs is there. */
export type SlimResume = Omit<
  CandidateCardView,
  "flags" | "isJudged" | "score" | "relevance" | "notRated"
> & {
  scorecard: {
    score?: number | null;
    relevance?: number | null;
    notRated?: NotRated | null;
    flags: string[];
  } | null;
};

export function toCandidateCard(resume: SlimResume): CandidateCardView {
  const { scorecard } = resume;
  return {
    id: resume.id,
    fileName: resume.fileName,
    status: resume.status,
    error: resume.error,
    tier: resume.tier,
    aiTier: resume.aiTier,
    recruiterTier: resume.recruiterTier,
    noteAt: resume.noteAt,
    matchPercent: resume.matchPercent,
    extractedSkills: resume.extractedSkills,
    pros: resume.pros.slice(0, SHOWN.pros),
    cons: resume.cons.slice(0, SHOWN.cons),
    followUpQuestions: resume.followUpQuestions.slice(0, SHOWN.followUpQuestions),
    contactInfo: resume.contactInfo,
    rubricVersion: resume.rubricVersion,
    isStale: resume.isStale,
    rereadError: resume.rereadError,
    createdAt: resume.createdAt,
    flags: scorecard?.flags ?? [],
    isJudged: scorecard !== null,
    score: scorecard?.score ?? resume.matchPercent,
    relevance: scorecard?.relevance ?? null,
    notRated: scorecard?.notRated ?? null,
  };
}

/** What ranking reads of a card; undefined while there is nothing to rank by. */
export function toRankable({
  id,
  status,
  isJudged,
  score,
  relevance,
}: CandidateCardView): Rankable | undefined {
  return status === "done" && isJudged ? { id, score, relevance: relevance ?? 0 } : undefined;
}
