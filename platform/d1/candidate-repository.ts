import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Tier } from "#core/analysis/scorecard";
import { type CandidateCardView, type SlimResume, toCandidateCard } from "#core/resumes/candidate-card";
import { TIER_STEP, tierFloor } from "#core/scoring/order";
import type { Database } from "./database";
import { idIn, recruiterTierOf } from "./resume-repository";
import { resumeEntries, resumes } from "./schema";

/** All else stays in the database: 2,000 scorecards are some 8 MB. */
const slimScorecard = sql<
  SlimResume["scorecard"]
>`case when ${resumes.scorecard} is null then null else json_object(
  'score', json_extract(${resumes.scorecard}, '$.score'),
  'relevance', json_extract(${resumes.scorecard}, '$.relevance'),
  'notRated', json_extract(${resumes.scorecard}, '$.notRated'),
  'flags', json_extract(${resumes.scorecard}, '$.flags')) end`.mapWith(JSON.parse);

const columns = {
  id: resumes.id,
  fileName: resumes.fileName,
  status: resumes.status,
  error: resumes.error,
  aiTier: resumes.tier,
  recruiterTier: resumes.recruiterTier,
  recruiterTierBy: resumes.recruiterTierBy,
  recruiterTierAt: resumes.recruiterTierAt,
  recruiterTierReason: resumes.recruiterTierReason,
  noteAt: resumes.noteAt,
  matchPercent: resumes.matchPercent,
  extractedSkills: resumes.extractedSkills,
  pros: resumes.pros,
  cons: resumes.cons,
  followUpQuestions: resumes.followUpQuestions,
  contactInfo: resumes.contactInfo,
  scorecard: slimScorecard,
  rubricVersion: resumes.rubricVersion,
  isStale: resumes.isStale,
  rereadError: resumes.rereadError,
  createdAt: resumes.createdAt,
};

export function createCandidateRepository(db: Database) {
  const { tournamentId: ofTournament, resumeId: id, score, key } = resumeEntries;

  return {
    /** Of so many at most, best first, then some without a result, as they were uploaded. */
    async listFirstIds(tournamentId: string, tier: Tier | undefined, most: number): Promise<string[]> {
      const floor = tier ? tierFloor(tier) : 1;
      const isOf = and(
        eq(ofTournament, tournamentId),
        gte(score, floor),
        tier && lt(score, floor + TIER_STEP),
      );
      const judged = db
        .select({ id })
        .from(resumeEntries)
        .where(isOf)
        .orderBy(desc(score), asc(id))
        .limit(most);
      if (tier) return (await judged).map((row) => row.id);
      const unread = db
        .select({ id })
        .from(resumeEntries)
        // In these words, for the sake of the index of them.
        .where(and(eq(ofTournament, tournamentId), sql`score = 0`))
        .orderBy(asc(key))
        .limit(most);
      const [ranked, others] = await db.batch([judged, unread]);
      return [...ranked, ...others].slice(0, most).map((row) => row.id);
    },

    /** In no particular order; all of them, or those named. */
    async listCards(tournamentId: string, ids?: string[]): Promise<CandidateCardView[]> {
      const rows = await db
        .select(columns)
        .from(resumes)
        .where(
          ids
            ? // The plus keeps SQLite from going through all of the tournament for a few of its resumes.
              and(sql`+${resumes.tournamentId} = ${tournamentId}`, idIn(ids))
            : eq(resumes.tournamentId, tournamentId),
        );
      return rows.map((row) =>
        toCandidateCard({
          ...row,
          tier: row.recruiterTier ?? row.aiTier,
          recruiterTier: recruiterTierOf(row),
          noteAt: row.noteAt?.toISOString() ?? null,
          createdAt: row.createdAt.toISOString(),
        }),
      );
    },
  };
}
