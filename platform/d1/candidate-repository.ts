import { and, eq, sql } from "drizzle-orm";
import { type CandidateCardView, type SlimResume, toCandidateCard } from "#core/resumes/candidate-card";
import type { Database } from "./database";
import { idIn, recruiterTierOf } from "./resume-repository";
import { resumes } from "./schema";

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
  return {
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
