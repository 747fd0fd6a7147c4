import { and, asc, desc, eq, isNull, notExists, notInArray, or } from "drizzle-orm";
import { EMPTY_PAGE, PAGE_SIZE, toCappedTotal, toExactTotal, toPage } from "#core/paging";
import { type CandidatePage, skillsToShow } from "#core/resumes/candidate-list";
import type { CandidateQuery } from "#core/resumes/candidate-query.schema";
import { shownFileName } from "#core/resumes/hide-candidate";
import { countMatches } from "./count-matches";
import type { Database } from "./database";
import { resumeEntries, resumes, tournaments, users } from "./schema";
import { matches, pastCursor, resumeSearch } from "./search-tables";

export function createCandidateListRepository(db: Database) {
  const entry = { key: resumeEntries.key, resumeId: resumeEntries.resumeId, score: resumeEntries.score };

  /** The keys of the user's candidates who are hidden. */
  const hiddenOf = (userId: string) =>
    db
      .select({ key: resumeEntries.key })
      .from(tournaments)
      .innerJoin(resumeEntries, eq(resumeEntries.tournamentId, tournaments.id))
      .innerJoin(resumes, eq(resumes.id, resumeEntries.resumeId))
      .where(
        and(eq(tournaments.userId, userId), eq(tournaments.isBlind, true), isNull(resumes.recruiterTier)),
      );

  /** Asks only once whether anybody is hidden, because looking up each row found would double the rows read. */
  const isShown = (userId: string) =>
    or(notExists(hiddenOf(userId)), notInArray(resumeSearch.rowid, hiddenOf(userId)));

  return {
    /** One page of the user's candidates across all tournaments. Reads few rows beyond the ones it shows. */
    async search(userId: string, query: CandidateQuery): Promise<CandidatePage> {
      const found = matches(userId, query.mode, query.q);
      if (query.q && !found) return EMPTY_PAGE;
      // Otherwise a hidden candidate would be known by the name that finds it.
      const match = found && query.mode === "filename" ? and(found, isShown(userId)) : found;
      // Orders by the rowid of the FTS5 table, which FTS5 iterates in that order without sorting.
      const key = match ? resumeSearch.rowid : resumeEntries.key;
      const order = query.sort === "best" ? [resumeEntries.score, key] : [key];
      const inDirection = order.map(query.before ? asc : desc);

      const listed = match
        ? db
            .select(entry)
            .from(resumeSearch)
            .crossJoin(resumeEntries)
            .where(and(match, eq(resumeEntries.key, resumeSearch.rowid), pastCursor(order, query)))
        : db
            .select(entry)
            .from(resumeEntries)
            .where(and(eq(resumeEntries.userId, userId), pastCursor(order, query)));
      const page = db.$with("page").as(listed.orderBy(...inDirection).limit(PAGE_SIZE + 1));
      const pageOrder = query.sort === "best" ? [page.score, page.key] : [page.key];

      const [rows, [counted]] = await db.batch([
        db
          .with(page)
          .select({
            key: page.key,
            score: page.score,
            id: resumes.id,
            fileName: resumes.fileName,
            status: resumes.status,
            tier: resumes.tier,
            recruiterTier: resumes.recruiterTier,
            matchPercent: resumes.matchPercent,
            skills: resumes.extractedSkills,
            createdAt: resumes.createdAt,
            // Not tournaments.id: a D1 batch returns rows keyed by column name, and `id` is already taken.
            tournamentId: resumes.tournamentId,
            tournamentName: tournaments.name,
            isBlind: tournaments.isBlind,
          })
          .from(page)
          .innerJoin(resumes, eq(resumes.id, page.resumeId))
          .innerJoin(
            tournaments,
            and(eq(tournaments.id, resumes.tournamentId), eq(tournaments.userId, userId)),
          )
          .orderBy(...pageOrder.map(query.before ? asc : desc)),
        match
          ? countMatches(db, resumeSearch, match)
          : db.select({ total: users.resumeCount }).from(users).where(eq(users.id, userId)),
      ]);
      const shown = toPage(rows, query, ({ key, score }) =>
        query.sort === "best" ? `${score}.${key}` : `${key}`,
      );
      return {
        ...shown,
        rows: shown.rows.map((row) => ({
          id: row.id,
          fileName: shownFileName(row),
          status: row.status,
          tier: row.recruiterTier ?? row.tier,
          isOwnTier: row.recruiterTier !== null,
          matchPercent: row.matchPercent,
          extractedSkills: skillsToShow(row.skills, query.mode === "skills" ? query.q : ""),
          createdAt: row.createdAt.toISOString(),
          tournament: { id: row.tournamentId, name: row.tournamentName },
        })),
        ...(match ? toCappedTotal : toExactTotal)(counted?.total),
      };
    },
  };
}
