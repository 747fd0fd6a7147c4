import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Arithmetic, ContactInfo, Tier, VerdictLevel, VerdictPart } from "#core/analysis/scorecard";
import { type CandidateCardView, type SlimResume, toCandidateCard } from "#core/resumes/candidate-card";
import { findsInHidden, mayFindIdentity } from "#core/resumes/search-hidden";
import type { JudgedCandidate } from "#core/rubrics/get-pool";
import { TIER_STEP, tierFloor } from "#core/scoring/order";
import type { Feedback } from "#core/shares/share";
import type { Database } from "./database";
import { isBlind, isHidden } from "./is-blind";
import { pick } from "./pick";
import { idIn } from "./resume-repository";
import { recruiterTierOf } from "./resume-row";
import { resumeEntries, resumes, resumeTexts } from "./schema";

/** Only these parts of the scorecard leave the database: 2,000 full scorecards are about 8 MB. */
const slimScorecard = sql<
  SlimResume["scorecard"]
>`case when ${resumes.scorecard} is null then null else json_object(
  'score', json_extract(${resumes.scorecard}, '$.score'),
  'relevance', json_extract(${resumes.scorecard}, '$.relevance'),
  'notRated', json_extract(${resumes.scorecard}, '$.notRated'),
  'fallback', json_extract(${resumes.scorecard}, '$.fallback'),
  'profile', json_extract(${resumes.scorecard}, '$.profile'),
  'textPrint', json_extract(${resumes.scorecard}, '$.textPrint'),
  'verdicts', (select json_group_array(json_object(
    'criterionId', value ->> '$.criterionId', 'level', value ->> '$.level', 'sure', value -> '$.sure'))
    from json_each(${resumes.scorecard}, '$.verdicts')),
  'flags', json_extract(${resumes.scorecard}, '$.flags')) end`.mapWith(JSON.parse);

/** Uses literal names, because drizzle omits the table name in a select. */
const feedback = sql<
  Feedback[]
>`(select json_group_array(json_object('vote', vote, 'comment', comment, 'by', label,
  'at', strftime('%Y-%m-%dT%H:%M:%fZ', updated_at / 1000.0, 'unixepoch')) order by updated_at desc)
  from share_opinions join shares on shares.id = share_id
  where resume_id = resumes.id and (vote is not null or comment <> ''))`.mapWith(JSON.parse);

const columns = {
  ...pick(resumes, "id", "fileName", "status", "error", "isHumanOnly", "matchPercent", "extractedSkills"),
  ...pick(resumes, "pros", "cons", "followUpQuestions", "contactInfo", "noteAt", "createdAt"),
  ...pick(resumes, "recruiterTier", "recruiterTierBy", "recruiterTierAt", "recruiterTierReason"),
  ...pick(resumes, "rubricVersion", "isStale", "rereadError"),
  aiTier: resumes.tier,
  scorecard: slimScorecard,
  feedback,
  isBlind,
};

/** How many resumes' texts are in memory at a time; a text has about 6 kB. */
const TEXTS_AT_ONCE = 200;

export function createCandidateRepository(db: Database) {
  const { tournamentId: ofTournament, resumeId: id, score, key } = resumeEntries;

  return {
    /** At most `most` ids: the best first, then those without a result in upload order. */
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
        // Spelled exactly like the condition of their partial index, so that SQLite uses it.
        .where(and(eq(ofTournament, tournamentId), sql`score = 0`))
        .orderBy(asc(key))
        .limit(most);
      const [ranked, others] = await db.batch([judged, unread]);
      return [...ranked, ...others].slice(0, most).map((row) => row.id);
    },

    /**
     * The resumes whose text contains every word (words are folded). Scans all texts of the tournament, which takes
     * about 30 ms for 2,000 resumes and also finds words inside other words. Hidden candidates are not found by what
     * is hidden; only texts where the words may be of that kind are read for it.
     */
    async listIdsByText(tournamentId: string, words: string[]): Promise<string[]> {
      if (words.length === 0) return [];
      const rows = await db
        .select({
          id: resumeTexts.resumeId,
          hidden: sql<ContactInfo | null>`case when ${isHidden} then ${resumes.contactInfo} end`.mapWith(
            JSON.parse,
          ),
        })
        .from(resumeTexts)
        .innerJoin(resumes, eq(resumes.id, resumeTexts.resumeId))
        .where(
          and(
            eq(resumeTexts.tournamentId, tournamentId),
            // Bound as one JSON value, because D1 binds at most 100 values.
            sql`not exists (select 1 from json_each(${JSON.stringify(words)})
              where instr(${resumeTexts.words}, value) = 0)`,
          ),
        );
      const doubtful = new Map(
        rows.flatMap(({ id, hidden }) => (hidden && mayFindIdentity(words, hidden) ? [[id, hidden]] : [])),
      );
      const revealing = new Set<string>();
      const asked = [...doubtful.keys()];
      for (let from = 0; from < asked.length; from += TEXTS_AT_ONCE) {
        const texts = await db
          .select({ id: resumeTexts.resumeId, text: resumeTexts.words })
          .from(resumeTexts)
          .where(idIn(asked.slice(from, from + TEXTS_AT_ONCE), resumeTexts.resumeId));
        for (const { id, text } of texts)
          if (!findsInHidden(text, words, doubtful.get(id) ?? {})) revealing.add(id);
      }
      return rows.flatMap(({ id }) => (revealing.has(id) ? [] : [id]));
    },

    /**
     * All rated candidates, in no particular order. Makes one pass over every verdict: about 0.2 s for 2,000 resumes.
     */
    async listVerdicts(tournamentId: string): Promise<JudgedCandidate[]> {
      const rows = await db.all<JudgedRow>(sql`
        select r.id, r.file_name as fileName, r.recruiter_tier as recruiterTier, r.tier,
          coalesce(r.scorecard ->> 'score', r.match_percent) as score,
          coalesce(r.scorecard ->> 'relevance', 0) as relevance, r.scorecard -> 'arithmetic' as arithmetic,
          (select json_group_array(json_extract(v.value, '$.criterionId', '$.level', '$.secondLevel', '$.depth',
              '$.sure', '$.inField', '$.parts'))
            from json_each(r.scorecard, '$.verdicts') v) as verdicts
        from resumes r
        where r.tournament_id = ${tournamentId} and r.status = 'done' and r.tier is not null`);
      return rows.map(({ arithmetic, ...row }) => ({
        ...row,
        ...(arithmetic && { arithmetic: JSON.parse(arithmetic) as Arithmetic }),
        verdicts: (JSON.parse(row.verdicts) as VerdictColumns[]).map(toVerdict),
      }));
    },

    /** In no particular order; all candidates, or only those with the given ids. */
    async listCards(tournamentId: string, ids?: string[]): Promise<CandidateCardView[]> {
      const rows = await db
        .select(columns)
        .from(resumes)
        .where(
          ids
            ? // The unary plus keeps SQLite from scanning the whole tournament for a few of its resumes.
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
          isBlind: Boolean(row.isBlind),
        }),
      );
    },
  };
}

type JudgedRow = Omit<JudgedCandidate, "verdicts" | "arithmetic"> & {
  verdicts: string;
  arithmetic: string | null;
};
type VerdictColumns = [
  criterionId: string,
  level: VerdictLevel,
  secondLevel: VerdictLevel | null,
  depth: number | null,
  sure: boolean | null,
  inField: number | null,
  parts: VerdictPart[] | null,
];

function toVerdict([criterionId, level, secondLevel, depth, sure, inField, parts]: VerdictColumns) {
  return {
    criterionId,
    level,
    ...(secondLevel && { secondLevel }),
    ...(depth !== null && { depth }),
    ...(sure !== null && { sure }),
    ...(inField !== null && { inField }),
    ...(parts && { parts }),
  };
}
