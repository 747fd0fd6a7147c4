import { and, type Column, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Tier, Verdict } from "#core/analysis/scorecard";
import { describeError } from "#core/describe-error";
import type { DocumentType } from "#core/documents/document";
import { CHUNK_SIZE, type PageCursor, type Slice, toPage } from "#core/paging";
import type { TierChange } from "#core/resumes/change-tier";
import type { ResumeView, ResumeWithTournament } from "#core/resumes/resume";
import type { NewResume } from "#core/resumes/upload-resume";
import type { NoteChange } from "#core/resumes/write-note";
import { readKeys } from "../files";
import { insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { openRun } from "./open-run";
import { pick } from "./pick";
import { IS_FULL } from "./refused-by";
import { seenResume, toResumeView } from "./resume-row";
import { fairnessResults, fileDeletions, resumeEntries, resumes, resumeTexts, tournaments } from "./schema";
import { pastCursor } from "./search-tables";

type ByJudge = NonNullable<Verdict["byJudge"]>;

/** What the zip of a tier needs from a resume. */
type TieredResume = Pick<NewResume, "id" | "fileName" | "size" | "createdAt"> & {
  fileType: DocumentType | null;
  isJudged: boolean;
  /** Changes whenever the resume's result changes. */
  result: string;
};

const tierInForce = sql`coalesce(${resumes.recruiterTier}, ${resumes.tier})`;

/** Passes the ids as one JSON value, because D1 binds at most 100 values per query. */
export const idIn = (ids: string[], id: Column = resumes.id) =>
  sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`;

/** Uses literal names, because drizzle omits the table name in an update. */
const isOwn = (userId: string) =>
  sql`exists (select 1 from tournaments where tournaments.id = resumes.tournament_id and user_id = ${userId})`;

export function createResumeRepository(db: Database) {
  return {
    async findByContent(tournamentId: string, sha256: string) {
      const [row] = await db
        .select({ id: resumes.id, status: resumes.status })
        .from(resumes)
        .where(and(eq(resumes.tournamentId, tournamentId), eq(resumes.sha256, sha256)));
      return row;
    },

    /** True if the tournament does not exist, because the insertion reports that. */
    async hasRoom(tournamentId: string): Promise<boolean> {
      const row = await db.get<{ hasRoom: number } | undefined>(sql`
        select t.resume_count < l.max_resumes as hasRoom
        from tournaments t join tournament_limits l on l.tournament_id = t.id
        where t.id = ${tournamentId}`);
      return row?.hasRoom !== 0;
    },

    async insert(resume: NewResume): Promise<"inserted" | "duplicate" | "full" | "no_tournament"> {
      try {
        const { isHumanOnly, createdAt } = resume;
        const [inserted] = await db.batch([
          db
            .insert(resumes)
            .values({ ...resume, queuedAt: isHumanOnly ? null : createdAt })
            .onConflictDoNothing()
            .returning({ id: resumes.id }),
          ...(isHumanOnly
            ? [finishUnread(db, resume.id, createdAt), completeUnread(db, resume.tournamentId)]
            : []),
          openRun(db, resume.tournamentId),
        ]);
        return inserted.length > 0 ? "inserted" : "duplicate";
      } catch (error) {
        const words = describeError(error);
        if (words.includes(IS_FULL)) return "full";
        if (words.includes("FOREIGN KEY constraint failed")) return "no_tournament";
        throw error;
      }
    },

    /** Queues a failed resume to be read again; false if it is no longer failed. */
    async reopen(resume: { id: string; tournamentId: string; fileName: string }, now: Date) {
      const [reopened] = await db.batch([
        db
          .update(resumes)
          .set({
            fileName: resume.fileName,
            status: "pending",
            error: null,
            attempts: 0,
            queuedAt: now,
            finishedAt: null,
          })
          .where(and(eq(resumes.id, resume.id), eq(resumes.status, "error")))
          .returning({ id: resumes.id }),
        openRun(db, resume.tournamentId),
      ]);
      return reopened.length > 0;
    },

    async leaveToPerson(resume: { id: string; tournamentId: string }, now: Date) {
      const removals = readKeys(resume).map((prefix) => ({ id: prefix, prefix, createdAt: now }));
      const [left] = await db.batch([
        finishUnread(db, resume.id, now, eq(resumes.isHumanOnly, false)).returning({ id: resumes.id }),
        db.delete(resumeTexts).where(eq(resumeTexts.resumeId, resume.id)),
        db.delete(fairnessResults).where(eq(fairnessResults.resumeId, resume.id)),
        db.insert(fileDeletions).values(removals).onConflictDoNothing(),
        completeUnread(db, resume.tournamentId),
      ]);
      return left.length > 0 ? removals.map(({ id }) => id) : undefined;
    },

    /** In no particular order. */
    async listByIds(ids: string[]): Promise<ResumeView[]> {
      return (await db.select(seenResume).from(resumes).where(idIn(ids))).map(toResumeView);
    },

    /** Of all the user's tournaments, newest first. */
    async listOwn(userId: string, cursor: PageCursor): Promise<Slice<ResumeWithTournament>> {
      const { key } = resumeEntries;
      const found = await db
        .select({ key, resume: resumes, name: tournaments.name, isBlind: tournaments.isBlind })
        .from(resumeEntries)
        .innerJoin(resumes, eq(resumes.id, resumeEntries.resumeId))
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(
          and(eq(resumeEntries.userId, userId), eq(tournaments.userId, userId), pastCursor([key], cursor)),
        )
        .orderBy(desc(key))
        .limit(CHUNK_SIZE + 1);
      const { rows, ...around } = toPage(found, cursor, (row) => `${row.key}`, CHUNK_SIZE);
      return {
        ...around,
        rows: rows.map(({ resume, name, isBlind }) => ({
          ...toResumeView({ ...resume, isBlind }),
          tournament: { id: resume.tournamentId, name },
        })),
      };
    },

    async find(userId: string, resumeId: string): Promise<ResumeView | undefined> {
      const [row] = await db
        .select(seenResume)
        .from(resumes)
        .where(and(eq(resumes.id, resumeId), isOwn(userId)));
      return row && toResumeView(row);
    },

    async listByJudge(tournamentId: string): Promise<ByJudge[]> {
      // Counted in the database, because 2,000 scorecards are about 8 MB.
      const rows = await db.all<ByJudge & { times: number }>(sql`
        select v.value ->> '$.byJudge.model' as model, v.value ->> '$.byJudge.embedded' as embedded, count(*) as times
        from ${resumes}, json_each(${resumes.scorecard}, '$.verdicts') v
        where ${resumes.tournamentId} = ${tournamentId} and v.value ->> '$.byJudge.model' is not null
        group by 1, 2`);
      return rows.flatMap(({ model, embedded, times }) =>
        Array.from({ length: times }, () => ({ model, embedded })),
      );
    },

    async listTier(tournamentId: string, tier: Tier): Promise<TieredResume[]> {
      return db
        .select({
          ...pick(resumes, "id", "fileName", "size", "createdAt"),
          fileType: sql<DocumentType | null>`${resumes.scorecard} ->> '$.fileType'`,
          isJudged: sql`scorecard is not null`.mapWith(Boolean),
          // A statement changes the result within the same version: when it is given, and when it has been read.
          result: sql<string>`json_array(rubric_version, match_percent, finished_at, recruiter_tier_at, is_stale,
            (select count(*) from candidate_requests where resume_id = resumes.id and kind = 'statement'))`,
        })
        .from(resumes)
        .where(and(eq(resumes.tournamentId, tournamentId), eq(tierInForce, tier)));
    },

    async setRecruiterTier(change: TierChange): Promise<ResumeView | undefined> {
      const { resumeId, userId, tier, reason, reasonHash, now } = change;
      const isTarget = and(eq(resumes.id, resumeId), eq(resumes.status, "done"), isOwn(userId));
      const isChange = sql`(recruiter_tier is not ${tier} or ${reasonHash} is not null)`;
      const [, [row]] = await db.batch([
        insertAuditEvents(
          db,
          {
            actor: { kind: "user", id: userId },
            action: "resume.tier-changed",
            tournamentId: sql`tournament_id`,
            resumeId: sql`id`,
            details: sql`json_object('aiTier', tier, 'from', recruiter_tier, 'to', ${tier}, 'reasonHash', ${reasonHash})`,
            reason,
          },
          sql`resumes where ${isTarget} and ${isChange}`,
          now,
        ),
        db
          .update(resumes)
          .set({
            recruiterTier: tier,
            recruiterTierBy: tier && userId,
            recruiterTierAt: tier && now,
            recruiterTierReason: tier && (reason?.text ?? null),
          })
          .where(isTarget)
          .returning(seenResume),
      ]);
      return row && toResumeView(row);
    },

    async setNote({ resumeId, userId, note, noteAt, base }: NoteChange): Promise<ResumeView | undefined> {
      const isBase = base === undefined ? undefined : sql`${resumes.noteAt} is ${base?.getTime() ?? null}`;
      const [row] = await db
        .update(resumes)
        .set({ note, noteAt })
        .where(and(eq(resumes.id, resumeId), isOwn(userId), isBase))
        .returning(seenResume);
      return row && toResumeView(row);
    },
  };
}

/** For a resume that only a person reads: finished, without a result, and never claimed. */
const finishUnread = (db: Database, resumeId: string, now: Date, condition?: SQL) =>
  db
    .update(resumes)
    .set({
      ...{ isHumanOnly: true, status: "done", finishedAt: now, error: null, rereadError: null },
      ...{ claimToken: null, claimedAt: null, queuedAt: null, heldUpBy: null, isStale: false },
      ...{ tier: null, matchPercent: null, scorecard: null, rubricVersion: null },
      ...{ extractedSkills: [], pros: [], cons: [], followUpQuestions: [], contactInfo: {} },
    })
    .where(and(eq(resumes.id, resumeId), condition));

/**
 * Completes a draft, or a tournament none of whose resumes could be read, as soon as one is done: without a resume to
 * read there is no run that would.
 */
const completeUnread = (db: Database, tournamentId: string) =>
  db
    .update(tournaments)
    .set({ status: "completed" })
    .where(
      and(
        eq(tournaments.id, tournamentId),
        inArray(tournaments.status, ["draft", "error"]),
        gt(tournaments.doneCount, 0),
        eq(tournaments.resumeCount, sql`${tournaments.doneCount} + ${tournaments.errorCount}`),
      ),
    );
