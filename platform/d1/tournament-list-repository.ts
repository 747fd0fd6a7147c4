import { and, desc, eq, sql } from "drizzle-orm";
import { EMPTY_PAGE, toPage } from "#core/paging";
import type { TopCandidate, TournamentListItem } from "#core/tournaments/tournament";
import {
  type NearTop,
  nearTopFrom,
  pickTopCandidates,
  type TournamentPage,
  type TournamentTotals,
} from "#core/tournaments/tournament-list";
import type { TournamentQuery } from "#core/tournaments/tournament-query.schema";
import type { Database } from "./database";
import { tournaments, users } from "./schema";
import { tournamentPage } from "./tournament-page";
import { summaryColumns, toSummary } from "./tournament-row";

/** Of more near-equals those with the highest match are compared: a list must stay cheap. */
const MOST_NEAR_TOP = 250;

const NO_TOTALS = { tournamentCount: 0, activeCount: 0, processedCount: 0, topCount: 0, sampleId: null };

const topScore = sql<
  number | null
>`(select max(score) from resume_entries where tournament_id = tournaments.id)`;
const { id, name, status, createdAt, resumeCount, isDemoTournament } = tournaments;
const listColumns = { id, name, status, createdAt, resumeCount, isDemoTournament, topScore };

/** In the place of the scorecard of who stands alone. */
const NOT_COMPARED = JSON.stringify({ criteria: [], verdicts: [] });

/** `wanted`: pairs of a tournament and the lowest score near to its top. */
const nearTop = (wanted: [string, number][]) => sql`
  with wanted as (select value ->> 0 as id, value ->> 1 as lowest from json_each(${JSON.stringify(wanted)})),
  near as (
    select resume_id, row_number() over (partition by tournament_id order by score desc) as place,
      count(*) over (partition by tournament_id) as equals
    from wanted cross join resume_entries on tournament_id = wanted.id and score >= wanted.lowest
  )
  select r.id, r.tournament_id as tournamentId, r.file_name as fileName,
    coalesce(r.recruiter_tier, r.tier) as tier, r.match_percent as matchPercent,
    iif(near.equals = 1, ${NOT_COMPARED}, json_object(
      'criteria', (
        select json_group_array(json_object(
          'id', value ->> 'id', 'weight', value ->> 'weight', 'importance', value ->> 'importance'
        )) from json_each(r.scorecard, '$.criteria')
      ),
      'verdicts', (
        select json_group_array(json_object(
          'criterionId', value ->> 'criterionId', 'level', value ->> 'level',
          'secondLevel', value ->> 'secondLevel', 'depth', value ->> 'depth'
        )) from json_each(r.scorecard, '$.verdicts')
      ),
      'relevance', r.scorecard ->> 'relevance'
    )) as scorecard
  from near cross join resumes r on r.id = near.resume_id
  where near.place <= ${MOST_NEAR_TOP}`;

export function createTournamentListRepository(db: Database) {
  async function findTopCandidates(
    rows: { id: string; topScore: number | null }[],
  ): Promise<Map<string, TopCandidate>> {
    const wanted = rows.flatMap(({ id, topScore }): [string, number][] =>
      topScore ? [[id, nearTopFrom(topScore)]] : [],
    );
    const candidates =
      wanted.length > 0
        ? await db.all<Omit<NearTop, "scorecard"> & { scorecard: string }>(nearTop(wanted))
        : [];
    return pickTopCandidates(
      candidates.map((row) => ({ ...row, scorecard: JSON.parse(row.scorecard, withoutNull) })),
    );
  }

  return {
    /** All of the user's, newest first. */
    async listTournaments(userId: string): Promise<TournamentListItem[]> {
      const rows = await db
        .select({ ...summaryColumns, topScore })
        .from(tournaments)
        .where(eq(tournaments.userId, userId))
        .orderBy(desc(createdAt), desc(id));
      const tops = await findTopCandidates(rows);
      return rows.map((row) => ({ ...toSummary(row), topCandidate: tops.get(row.id) ?? null }));
    },

    async listTournamentPage(userId: string, query: TournamentQuery): Promise<TournamentPage> {
      const asked = tournamentPage(db, userId, query);
      if (!asked) return EMPTY_PAGE;
      const { page, direction, count, toTotal } = asked;
      const [found, counted] = await db.batch([
        db
          .with(page)
          .select({ ...listColumns, key: page.key })
          .from(page)
          // In this order: SQLite would begin with all tournaments of the user.
          .crossJoin(tournaments)
          .where(and(eq(id, page.tournamentId), eq(tournaments.userId, userId)))
          .orderBy(direction(page.key)),
        count,
      ]);
      const { rows, ...around } = toPage(found, query, (row) => `${row.key}`);
      const tops = await findTopCandidates(rows);
      return {
        ...around,
        ...toTotal(counted),
        rows: rows.map(({ key: _, topScore: __, createdAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          topCandidate: tops.get(row.id) ?? null,
        })),
      };
    },

    async findTournamentTotals(userId: string): Promise<TournamentTotals> {
      const { tournamentCount, activeCount, processedCount, topCount } = users;
      const isWaiting = sql`not is_demo_tournament and resume_count > done_count + error_count`;
      const [[row], waiting] = await db.batch([
        db
          .select({
            ...{ tournamentCount, activeCount, processedCount, topCount },
            sampleId: tournaments.id,
          })
          .from(users)
          .leftJoin(tournaments, and(eq(tournaments.userId, users.id), sql`is_demo_tournament`))
          .where(eq(users.id, userId)),
        db
          .select({ resumes: sql<number>`resume_count - done_count - error_count` })
          .from(tournaments)
          .where(and(eq(tournaments.userId, userId), isWaiting)),
      ]);
      return { ...(row ?? NO_TOTALS), waiting: waiting.map(({ resumes }) => resumes) };
    },
  };
}

/** SQLite writes null where a scorecard has nothing. */
const withoutNull = (_: string, value: unknown) => value ?? undefined;
