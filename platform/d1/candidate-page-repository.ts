import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-event";
import {
  type CandidateLink,
  type CandidateLinkView,
  type CandidateRequest,
  MAX_REQUESTS,
} from "#core/candidate-page/candidate-page";
import type { NewRequest } from "#core/candidate-page/give-statement";
import type { Waiting, WaitingFor } from "#core/candidate-page/list-waiting";
import { insertAuditEvent, insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { insertFrom, SINGLE_ROW } from "./insert-from";
import { idIn } from "./resume-repository";
import { candidateLinks, candidateRequests, resumes, tournaments } from "./schema";

type NewLink = { id: string; resumeId: string; tokenHash: string; createdAt: Date; expiresAt: Date };

export function createCandidatePageRepository(db: Database) {
  const { id, resumeId, revokedAt } = candidateLinks;
  const isOpen = (resume: string) => and(eq(resumeId, resume), isNull(revokedAt));

  /** For a batch: adds the request, and its entry in the log, unless the candidate has made as many as they may. */
  const insertRequest = (request: NewRequest, event: AuditEvent, condition?: SQL) => {
    const made = sql`select count(*) from ${candidateRequests}
      where ${eq(candidateRequests.resumeId, request.resumeId)}`;
    const mayAsk = sql`(${made}) < ${MAX_REQUESTS} and ${condition ?? sql`true`}`;
    return [
      insertAuditEvents(db, event, sql`${SINGLE_ROW} where ${mayAsk}`, request.createdAt),
      insertFrom(db, candidateRequests, { ...request, answeredAt: null }, SINGLE_ROW, mayAsk).returning({
        id: candidateRequests.id,
      }),
    ] as const;
  };

  return {
    async insertLink(link: NewLink, event: AuditEvent): Promise<void> {
      await db.batch([
        insertAuditEvent(db, event, link.createdAt),
        db.update(candidateLinks).set({ revokedAt: link.createdAt }).where(isOpen(link.resumeId)),
        db.insert(candidateLinks).values(link),
      ]);
    },

    async revokeLink(resume: string, event: AuditEvent, now: Date): Promise<void> {
      await db.batch([
        insertAuditEvents(db, event, sql`candidate_links where ${isOpen(resume)}`, now),
        db.update(candidateLinks).set({ revokedAt: now }).where(isOpen(resume)),
      ]);
    },

    /** The newest one. */
    async findLink(resume: string): Promise<CandidateLinkView | undefined> {
      const { createdAt, expiresAt, openedAt } = candidateLinks;
      const [row] = await db
        .select({ id, createdAt, expiresAt, revokedAt, openedAt })
        .from(candidateLinks)
        .where(eq(resumeId, resume))
        .orderBy(desc(createdAt))
        .limit(1);
      return row;
    },

    async findByToken(tokenHash: string): Promise<CandidateLink | undefined> {
      const { expiresAt } = candidateLinks;
      const { tournamentId } = resumes;
      const [row] = await db
        .select({ id, resumeId, tournamentId, ownerId: tournaments.userId, expiresAt, revokedAt })
        .from(candidateLinks)
        .innerJoin(resumes, eq(resumes.id, resumeId))
        .innerJoin(tournaments, eq(tournaments.id, resumes.tournamentId))
        .where(eq(candidateLinks.tokenHash, tokenHash));
      return row;
    },

    async noteOpened(linkId: string, event: AuditEvent, now: Date): Promise<void> {
      await db.batch([
        insertAuditEvent(db, event, now),
        db.update(candidateLinks).set({ openedAt: now }).where(eq(id, linkId)),
      ]);
    },

    /** Newest first. */
    async listRequests(resume: string): Promise<CandidateRequest[]> {
      const { kind, criterionId, words, createdAt, answeredAt } = candidateRequests;
      return db
        .select({ id: candidateRequests.id, kind, criterionId, words, createdAt, answeredAt })
        .from(candidateRequests)
        .where(eq(candidateRequests.resumeId, resume))
        .orderBy(desc(createdAt), desc(candidateRequests.id));
    },

    /** Of several candidates, oldest first. */
    async listRequestsOf(resumeIds: string[]) {
      const { resumeId, kind, criterionId, words, createdAt, answeredAt } = candidateRequests;
      return db
        .select({ resumeId, kind, criterionId, words, createdAt, answeredAt })
        .from(candidateRequests)
        .where(idIn(resumeIds, resumeId))
        .orderBy(asc(createdAt), asc(candidateRequests.id));
    },

    /** False if the candidate has made as many requests as they may. */
    async addReview(request: NewRequest, event: AuditEvent): Promise<boolean> {
      const [, added] = await db.batch(insertRequest(request, event));
      return added.length > 0;
    },

    /**
     * Removes the criterion's verdict and marks the result as outdated, so that the queue consumer judges it again.
     * False, without any of this, if the candidate has made as many requests as they may, or has asked for a person.
     */
    async addStatement(request: NewRequest & { criterionId: string }, event: AuditEvent): Promise<boolean> {
      const others = sql`json((select json_group_array(json(verdict.value))
        from json_each(${resumes.scorecard}, '$.verdicts') verdict
        where verdict.value ->> 'criterionId' <> ${request.criterionId}))`;
      const isAdded = sql`exists (select 1 from ${candidateRequests}
        where ${eq(candidateRequests.id, request.id)})`;
      const isForPerson = sql`exists (select 1 from ${resumes} where ${eq(resumes.id, request.resumeId)}
        and (${resumes.isHumanOnly} or (${resumes.status} = 'done' and ${resumes.scorecard} is null)))`;
      const [, added] = await db.batch([
        ...insertRequest(request, event, sql`not ${isForPerson}`),
        db
          .update(resumes)
          .set({
            scorecard: sql`json_set(${resumes.scorecard}, '$.verdicts', ${others})`,
            isStale: true,
            rereadError: null,
            attempts: 0,
            queuedAt: request.createdAt,
            // A reading under way does not know the statement: it loses its claim, and with it its result.
            claimToken: null,
            claimedAt: null,
          })
          .where(
            and(
              eq(resumes.id, request.resumeId),
              eq(resumes.status, "done"),
              eq(resumes.isHumanOnly, false),
              isNotNull(resumes.scorecard),
              isAdded,
            ),
          ),
      ]);
      return added.length > 0;
    },

    /** Oldest first. */
    async listStatements(resume: string): Promise<string[]> {
      const rows = await db
        .select({ words: candidateRequests.words })
        .from(candidateRequests)
        .where(and(eq(candidateRequests.resumeId, resume), eq(candidateRequests.kind, "statement")))
        .orderBy(asc(candidateRequests.createdAt), asc(candidateRequests.id));
      return rows.map(({ words }) => words);
    },

    async answer(of: { id: string; resumeId: string }, event: AuditEvent, now: Date): Promise<boolean> {
      const { answeredAt } = candidateRequests;
      const isThis = and(eq(candidateRequests.id, of.id), eq(candidateRequests.resumeId, of.resumeId));
      const [, answered] = await db.batch([
        insertAuditEvents(db, event, sql`candidate_requests where ${and(isThis, isNull(answeredAt))}`, now),
        db
          .update(candidateRequests)
          .set({ answeredAt: sql`coalesce(${answeredAt}, ${now.getTime()})` })
          .where(isThis)
          .returning({ id: candidateRequests.id }),
      ]);
      return answered.length > 0;
    },

    async listWaiting(tournamentId: string): Promise<Waiting[]> {
      const rows = await db.all<Omit<Waiting, "since" | "isBlind"> & { since: number; isBlind: number }>(sql`
        with waiting (resume_id, waits_for, since) as (
          select id, 'person', created_at from resumes
            where tournament_id = ${tournamentId} and is_human_only and recruiter_tier is null
          union all
          select q.resume_id, q.kind, q.created_at from candidate_requests q
            join resumes r on r.id = q.resume_id
            where r.tournament_id = ${tournamentId} and q.answered_at is null)
        select r.id as resumeId, r.file_name as fileName, r.contact_info ->> '$.name' as ownName, r.recruiter_tier as recruiterTier,
          t.is_blind as isBlind, waiting.waits_for as waitsFor, waiting.since as since
        from waiting join resumes r on r.id = waiting.resume_id join tournaments t on t.id = r.tournament_id
        order by waiting.since, r.id`);
      return rows.map((row) => ({
        ...row,
        waitsFor: row.waitsFor as WaitingFor,
        isBlind: Boolean(row.isBlind),
        since: new Date(row.since),
      }));
    },
  };
}
