import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { type CandidateCardView, type SlimResume, toCandidateCard } from "#core/resumes/candidate-card";
import { FIRST_CANDIDATES, type Scored } from "#core/resumes/first-candidates";
import type { Database } from "./database";
import { idIn, recruiterTierOf } from "./resume-repository";
import { resumeEntries, resumes } from "./schema";

/** Quotes and words stay in the database: of 2,000 scorecards they are some 8 MB. */
const slimScorecard = sql<
  SlimResume["scorecard"]
>`case when ${resumes.scorecard} is null then null else json_object(
  'criteria', (select json_group_array(json_remove(value, '$.text', '$.skills', '$.kind')) from json_each(${resumes.scorecard}, '$.criteria')),
  'verdicts', (select json_group_array(json_remove(value, '$.evidence', '$.note', '$.question')) from json_each(${resumes.scorecard}, '$.verdicts')),
  'relevance', json_extract(${resumes.scorecard}, '$.relevance'),
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
    /** Up to `most` with the highest scores, best first, then some without a result, as they were uploaded. */
    async listTopScores(tournamentId: string, tier: Tier | undefined, most: number): Promise<Scored[]> {
      const floor = tier ? 1000 * (tiers.length - tiers.indexOf(tier)) : 1;
      const isOf = and(eq(ofTournament, tournamentId), gte(score, floor), tier && lt(score, floor + 1000));
      const scored = db
        .select({ id, score })
        .from(resumeEntries)
        .where(isOf)
        .orderBy(desc(score))
        .limit(most);
      if (tier) return scored;
      const unread = db
        .select({ id, score })
        .from(resumeEntries)
        .where(and(eq(ofTournament, tournamentId), eq(score, 0)))
        .orderBy(asc(key))
        .limit(FIRST_CANDIDATES);
      const [ranked, others] = await db.batch([scored, unread]);
      return [...ranked, ...others];
    },

    /** In no particular order; all of them, or those named. */
    async listCandidateCards(tournamentId: string, ids?: string[]): Promise<CandidateCardView[]> {
      const rows = await db
        .select(columns)
        .from(resumes)
        .where(and(eq(resumes.tournamentId, tournamentId), ids && idIn(ids)));
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
