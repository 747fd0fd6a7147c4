import type { CandidateProfile, NotRated, Verdict, VerdictLevel } from "#core/analysis/scorecard";
import type { Rankable } from "#core/scoring/order";
import type { Feedback } from "#core/shares/share";
import { hideCandidate } from "./hide-candidate";
import type { ResumeView } from "./resume";

/** How many entries of each list fit on a card. */
const SHOWN = { pros: 3, cons: 2, followUpQuestions: 2 };

/**
 * A candidate as listed on a tournament's page: what a card shows, plus what search and ranking need. Full scorecards
 * with their evidence are loaded for one candidate at a time.
 */
export type CandidateCardView = Pick<
  ResumeView,
  | "id"
  | "fileName"
  | "status"
  | "error"
  | "isHumanOnly"
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
  | "isBlind"
> & {
  /** Remarks about the file, for the reader. */
  flags: string[];
  /** False until the resume has been read. */
  isJudged: boolean;
  /** The match before rounding down; null if there is none. */
  score: number | null;
  relevance: number | null;
  /** Why it is not rated: it is in a language that the judge is not measured in. */
  notRated: NotRated | null;
  /** Why the embedded judge took the model's place; null if it did not. */
  fallback: string | null;
  /** The level for each criterion; empty if it has not been judged. */
  levels: Record<string, VerdictLevel>;
  /** Criteria with a verdict the judge is not sure about, for a person to check. */
  unsure: string[];
  profile: CandidateProfile;
  /** Identifies other versions of the same resume; older results have none. */
  textPrint: string | null;
  /** Opinions of people with a link, newest first. */
  feedback: Feedback[];
};

/** A resume with only those parts of its scorecard that a card needs. */
export type SlimResume = Omit<
  CandidateCardView,
  | "flags"
  | "isJudged"
  | "score"
  | "relevance"
  | "notRated"
  | "fallback"
  | "levels"
  | "unsure"
  | "profile"
  | "textPrint"
  | "feedback"
> & {
  feedback?: Feedback[];
  scorecard: {
    score?: number | null;
    relevance?: number | null;
    notRated?: NotRated | null;
    fallback?: string | null;
    profile?: CandidateProfile | null;
    textPrint?: string | null;
    verdicts?: Pick<Verdict, "criterionId" | "level" | "sure">[];
    flags: string[];
  } | null;
};

export function toCandidateCard(resume: SlimResume): CandidateCardView {
  const { scorecard } = resume;
  const verdicts = scorecard?.verdicts ?? [];
  return hideCandidate({
    id: resume.id,
    fileName: resume.fileName,
    status: resume.status,
    error: resume.error,
    isHumanOnly: resume.isHumanOnly,
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
    fallback: scorecard?.fallback ?? null,
    levels: Object.fromEntries(verdicts.map(({ criterionId, level }) => [criterionId, level])),
    unsure: verdicts.filter(({ sure }) => sure === false).map(({ criterionId }) => criterionId),
    profile: scorecard?.profile ?? {},
    textPrint: scorecard?.textPrint ?? null,
    feedback: resume.feedback ?? [],
    isBlind: resume.isBlind,
  });
}

/** The part of a card that ranking needs; undefined if it has no result. */
export function toRankable({
  id,
  status,
  isJudged,
  score,
  relevance,
}: CandidateCardView): Rankable | undefined {
  return status === "done" && isJudged ? { id, score, relevance: relevance ?? 0 } : undefined;
}
