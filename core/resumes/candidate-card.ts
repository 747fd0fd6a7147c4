import type { Comparable } from "#core/analysis/compare-directly";
import type { Rankable } from "#core/analysis/rank-resumes";
import type { VerdictLevel } from "#core/analysis/scorecard";
import type { ResumeView } from "./resume";

/** How much of each list a card has room for. */
const SHOWN = { pros: 3, cons: 2, followUpQuestions: 2 };

/** A criterion and how it was judged, without words. A tuple, because a page carries tens of thousands. */
export type Judged = [
  criterionId: string,
  weight: number,
  importance: "must" | "nice",
  level: VerdictLevel,
  depth: number | null,
  secondLevel: VerdictLevel | null,
];

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
  /** Null while the resume has not been read. */
  judged: Judged[] | null;
  relevance: number | null;
};

/** A resume whose scorecard may lack quotes and words. */
export type SlimResume = Omit<CandidateCardView, "flags" | "judged" | "relevance"> & {
  scorecard: (Comparable["scorecard"] & { relevance?: number | null; flags: string[] }) | null;
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
    judged: scorecard && listJudged(scorecard),
    relevance: scorecard?.relevance ?? null,
  };
}

/** What ranking reads of a card; undefined while there is nothing to rank by. */
export function toRankable(card: CandidateCardView): Rankable | undefined {
  const { id, status, matchPercent, judged, relevance } = card;
  if (status !== "done" || matchPercent === null || judged === null) return undefined;
  return {
    id,
    matchPercent,
    scorecard: {
      criteria: judged.map(([id, weight, importance]) => ({ id, weight, importance })),
      verdicts: judged.map(([criterionId, , , level, depth, secondLevel]) => ({
        criterionId,
        level,
        depth: depth ?? undefined,
        secondLevel: secondLevel ?? undefined,
      })),
      relevance: relevance ?? undefined,
    },
  };
}

function listJudged({ criteria, verdicts }: Comparable["scorecard"]): Judged[] {
  const byCriterion = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return criteria.map(({ id, weight, importance }) => {
    const { level = "none", depth, secondLevel } = byCriterion.get(id) ?? {};
    return [id, weight, importance, level, depth ?? null, secondLevel ?? null];
  });
}
