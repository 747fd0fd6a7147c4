import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  like,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { EMPTY_PAGE, PAGE_SIZE, toCappedTotal, toExactTotal, toPage } from "#core/paging";
import { type CandidatePage, skillsToShow } from "#core/resumes/candidate-list";
import type { CandidateQuery } from "#core/resumes/candidate-query.schema";
import { codeSearched, isHidden, shownFileName } from "#core/resumes/hide-candidate";
import { countCapped } from "./count-capped";
import { countMatches } from "./count-matches";
import type { Database } from "./database";
import { pick } from "./pick";
import { resumeEntries, resumes, tournaments, users } from "./schema";
import { matches, pastCursor, resumeSearch } from "./search-tables";

export function createCandidateListRepository(db: Database) {
  const entry = { key: resumeEntries.key, resumeId: resumeEntries.resumeId, score: resumeEntries.score };

  /** The keys of the user's candidates who are hidden, and satisfy the condition. */
  const hiddenOf = (userId: string, condition?: SQL) =>
    db
      .select({ key: resumeEntries.key })
      .from(tournaments)
      .innerJoin(resumeEntries, eq(resumeEntries.tournamentId, tournaments.id))
      .innerJoin(resumes, eq(resumes.id, resumeEntries.resumeId))
      .where(
        and(
          eq(tournaments.userId, userId),
          eq(tournaments.isBlind, true),
          isNull(resumes.recruiterTier),
          condition,
        ),
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
      const code = query.mode === "filename" ? codeSearched(query.q) : undefined;
      const hasCode = inArray(
        resumeEntries.key,
        hiddenOf(userId, code === undefined ? sql`false` : like(resumes.id, `${code}%`)),
      );
      const isBest = query.sort === "best";
      const direction = query.before ? asc : desc;

      /** The rows of a page. FTS5 iterates its table in the order of the rowid, so that is not sorted. */
      const pageOf = (within: SQL | undefined, isFound: boolean) => {
        const key = isFound ? resumeSearch.rowid : resumeEntries.key;
        const order = isBest ? [resumeEntries.score, key] : [key];
        const listed = isFound
          ? db
              .select(entry)
              .from(resumeSearch)
              .crossJoin(resumeEntries)
              .where(and(within, eq(resumeEntries.key, resumeSearch.rowid), pastCursor(order, query)))
          : db
              .select(entry)
              .from(resumeEntries)
              .where(and(within, pastCursor(order, query)));
        const page = db.$with("page").as(listed.orderBy(...order.map(direction)).limit(PAGE_SIZE + 1));
        const pageOrder = isBest ? [page.score, page.key] : [page.key];
        return db
          .with(page)
          .select({
            key: page.key,
            score: page.score,
            ...pick(resumes, "id", "fileName", "status", "tier", "recruiterTier", "matchPercent"),
            name: sql<string | null>`${resumes.contactInfo} ->> '$.name'`.as("own_name"),
            skills: resumes.extractedSkills,
            // Not tournaments.id: a D1 batch returns rows keyed by column name, and `id` is already taken.
            ...pick(resumes, "tournamentId", "createdAt"),
            tournamentName: tournaments.name,
            isBlind: tournaments.isBlind,
          })
          .from(page)
          .innerJoin(resumes, eq(resumes.id, page.resumeId))
          .innerJoin(
            tournaments,
            and(eq(tournaments.id, resumes.tournamentId), eq(tournaments.userId, userId)),
          )
          .orderBy(...pageOrder.map(direction));
      };

      const [listed, coded, [counted], [countedByCode]] = await db.batch([
        match ? pageOf(match, true) : pageOf(eq(resumeEntries.userId, userId), false),
        pageOf(hasCode, false),
        match
          ? countMatches(db, resumeSearch, match)
          : db.select({ total: users.resumeCount }).from(users).where(eq(users.id, userId)),
        countCapped(db, resumeEntries, hasCode),
      ]);
      const rows = [...listed, ...coded].sort(
        (a, b) => ((isBest ? b.score - a.score : 0) || b.key - a.key) * (query.before ? -1 : 1),
      );
      const shown = toPage(rows, query, ({ key, score }) => (isBest ? `${score}.${key}` : `${key}`));
      const total = (counted?.total ?? 0) + (countedByCode?.total ?? 0);
      return {
        ...shown,
        rows: shown.rows.map((row) => ({
          id: row.id,
          name: isHidden(row) ? null : row.name,
          fileName: shownFileName(row),
          status: row.status,
          tier: row.recruiterTier ?? row.tier,
          isOwnTier: row.recruiterTier !== null,
          matchPercent: row.matchPercent,
          extractedSkills: skillsToShow(row.skills, query.mode === "skills" ? query.q : ""),
          createdAt: row.createdAt.toISOString(),
          tournament: { id: row.tournamentId, name: row.tournamentName },
        })),
        ...(match ? toCappedTotal : toExactTotal)(total),
      };
    },
  };
}
