import { and, eq, sql } from "drizzle-orm";
import { CHUNK_SIZE, EMPTY_PAGE, type PageCursor, type Slice, toPage } from "#core/paging";
import { shownFileName } from "#core/resumes/hide-candidate";
import { candidateName } from "#core/resumes/resume";
import { TIER_STEP } from "#core/scoring/order";
import type { TopCandidate, TournamentListItem } from "#core/tournaments/tournament";
import type { TournamentPage, TournamentTotals } from "#core/tournaments/tournament-list";
import type { TournamentQuery } from "#core/tournaments/tournament-query.schema";
import type { Database } from "./database";
import { isBlind } from "./is-blind";
import { idIn } from "./resume-repository";
import { resumes, tournamentEntries, tournaments, users } from "./schema";
import { pageOfTournaments, tournamentPage } from "./tournament-page";
import { summaryColumns, toSummary } from "./tournament-row";

const NO_TOTALS = { tournamentCount: 0, activeCount: 0, processedCount: 0, topCount: 0, sampleId: null };

const topResumeId = sql<string | null>`(
  select resume_id from resume_entries
  where tournament_id = tournaments.id and score >= ${TIER_STEP} order by score desc, resume_id limit 1
)`;
const { id, name, status, createdAt, resumeCount, isDemoTournament } = tournaments;
const listColumns = { id, name, status, createdAt, resumeCount, isDemoTournament, topResumeId };

export function createTournamentListRepository(db: Database) {
  async function findTopCandidates(
    rows: { topResumeId: string | null }[],
  ): Promise<Map<string, TopCandidate>> {
    const ids = rows.flatMap(({ topResumeId }) => topResumeId ?? []);
    if (ids.length === 0) return new Map();
    const { tournamentId, fileName, tier, recruiterTier, matchPercent } = resumes;
    const found = await db
      .select({ id: resumes.id, tournamentId, fileName, tier, recruiterTier, matchPercent, isBlind })
      .from(resumes)
      .where(idIn(ids));
    return new Map(
      found.flatMap((row): [string, TopCandidate][] => {
        const inForce = row.recruiterTier ?? row.tier;
        const top = {
          resumeId: row.id,
          name: candidateName(shownFileName({ ...row, isBlind: Boolean(row.isBlind) })),
          matchPercent: row.matchPercent,
        };
        return inForce ? [[row.tournamentId, { ...top, tier: inForce }]] : [];
      }),
    );
  }

  return {
    /** Newest first. */
    async list(userId: string, cursor: PageCursor, size = CHUNK_SIZE): Promise<Slice<TournamentListItem>> {
      const own = { match: undefined, within: eq(tournamentEntries.userId, userId) };
      const { page, direction } = pageOfTournaments(db, own, cursor, size);
      const found = await db
        .with(page)
        .select({ ...summaryColumns, topResumeId, key: page.key })
        .from(page)
        .crossJoin(tournaments)
        .where(and(eq(id, page.tournamentId), eq(tournaments.userId, userId)))
        .orderBy(direction(page.key));
      const { rows, ...around } = toPage(found, cursor, (row) => `${row.key}`, size);
      const tops = await findTopCandidates(rows);
      return {
        ...around,
        rows: rows.map((row) => ({ ...toSummary(row), topCandidate: tops.get(row.id) ?? null })),
      };
    },

    async listPage(userId: string, query: TournamentQuery): Promise<TournamentPage> {
      const asked = tournamentPage(db, userId, query);
      if (!asked) return EMPTY_PAGE;
      const { page, direction, count, toTotal } = asked;
      const [found, counted] = await db.batch([
        db
          .with(page)
          .select({ ...listColumns, key: page.key })
          .from(page)
          // A cross join fixes the order; otherwise SQLite would start with all tournaments of the user.
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
        rows: rows.map(({ key: _, topResumeId: __, createdAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          topCandidate: tops.get(row.id) ?? null,
        })),
      };
    },

    async findTotals(userId: string): Promise<TournamentTotals> {
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
