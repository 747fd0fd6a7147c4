import type { CandidateProfile, NotRated, Verdict, VerdictLevel } from "#core/analysis/scorecard";
import type { Rankable } from "#core/scoring/order";
import type { Feedback } from "#core/shares/share";
import { hideCandidate } from "./hide-candidate";
import type { ResumeView } from "./resume";

/** How many entries of each list fit on a card. */
const SHOWN = { pros: 3, cons: 2, followUpQuestions: 2 };

/** The fields of a resume that a card has unchanged, apart from the length of its lists. */
const CARD_FIELDS = [
  ...["id", "fileName", "status", "error", "isHumanOnly", "isBlind", "createdAt", "noteAt"],
  ...["tier", "aiTier", "recruiterTier", "matchPercent", "rubricVersion", "isStale", "rereadError"],
  ...["extractedSkills", "pros", "cons", "followUpQuestions", "contactInfo"],
] as const;

type CardFields = Pick<ResumeView, (typeof CARD_FIELDS)[number]>;

/**
 * A candidate as listed on a tournament's page: what a card shows, plus what search and ranking need. Full scorecards
 * with their evidence are loaded for one candidate at a time.
 */
export type CandidateCardView = CardFields & {
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
export type SlimResume = CardFields & {
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
  const fields = Object.fromEntries(CARD_FIELDS.map((name) => [name, resume[name]])) as CardFields;
  return hideCandidate({
    ...fields,
    pros: resume.pros.slice(0, SHOWN.pros),
    cons: resume.cons.slice(0, SHOWN.cons),
    followUpQuestions: resume.followUpQuestions.slice(0, SHOWN.followUpQuestions),
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
