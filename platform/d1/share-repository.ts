import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-event";
import type { NewShare } from "#core/shares/create-share";
import { type Feedback, MAX_OPEN_SHARES, type Opinion, type Share, type ShareView } from "#core/shares/share";
import { insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { insertFrom, SINGLE_ROW } from "./insert-from";
import { shareOpinions, shares, tournaments } from "./schema";

export function createShareRepository(db: Database) {
  return {
    async insert(share: NewShare, event: AuditEvent): Promise<boolean> {
      const { tournamentId, createdAt } = share;
      const isOpen = and(
        eq(shares.tournamentId, tournamentId),
        isNull(shares.revokedAt),
        gt(shares.expiresAt, createdAt),
      );
      const mayShare = sql`(select count(*) from ${shares} where ${isOpen}) < ${MAX_OPEN_SHARES}`;
      const [, added] = await db.batch([
        insertAuditEvents(db, event, sql`${SINGLE_ROW} where ${mayShare}`, createdAt),
        insertFrom(db, shares, { ...share, revokedAt: null, viewCount: 0 }, SINGLE_ROW, mayShare).returning({
          id: shares.id,
        }),
      ]);
      return added.length > 0;
    },

    /** Newest first. */
    async list(tournamentId: string): Promise<ShareView[]> {
      const { id, label, isBlind, viewCount, createdAt, expiresAt, revokedAt } = shares;
      const candidates = sql<number>`json_array_length(${shares.resumeIds})`;
      const rows = await db
        .select({ id, label, isBlind, candidates, viewCount, createdAt, expiresAt, revokedAt })
        .from(shares)
        .where(eq(shares.tournamentId, tournamentId))
        .orderBy(desc(createdAt), desc(id));
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        revokedAt: row.revokedAt?.toISOString() ?? null,
      }));
    },

    async findByToken(tokenHash: string): Promise<Share | undefined> {
      const { id, tournamentId, label, isBlind, resumeIds, expiresAt, revokedAt } = shares;
      const ownerId = tournaments.userId;
      const [row] = await db
        .select({ id, tournamentId, ownerId, label, isBlind, resumeIds, expiresAt, revokedAt })
        .from(shares)
        .innerJoin(tournaments, eq(tournaments.id, shares.tournamentId))
        .where(eq(shares.tokenHash, tokenHash));
      return row;
    },

    async revoke({ id, tournamentId }: { id: string; tournamentId: string }, event: AuditEvent, now: Date) {
      const isOpen = and(eq(shares.id, id), eq(shares.tournamentId, tournamentId), isNull(shares.revokedAt));
      const [, revoked] = await db.batch([
        insertAuditEvents(db, event, sql`shares where ${isOpen}`, now),
        db.update(shares).set({ revokedAt: now }).where(isOpen).returning({ id: shares.id }),
      ]);
      return revoked.length > 0;
    },

    async countView(id: string): Promise<void> {
      await db
        .update(shares)
        .set({ viewCount: sql`${shares.viewCount} + 1` })
        .where(eq(shares.id, id));
    },

    async listOpinions(shareId: string): Promise<(Opinion & { resumeId: string })[]> {
      const { resumeId, vote, comment } = shareOpinions;
      return db
        .select({ resumeId, vote, comment })
        .from(shareOpinions)
        .where(eq(shareOpinions.shareId, shareId));
    },

    /** Of a candidate, through all links, newest first. */
    async listFeedback(candidateId: string): Promise<Feedback[]> {
      const { resumeId, shareId, vote, comment, updatedAt } = shareOpinions;
      const rows = await db
        .select({ vote, comment, by: shares.label, updatedAt })
        .from(shareOpinions)
        .innerJoin(shares, eq(shares.id, shareId))
        .where(eq(resumeId, candidateId))
        .orderBy(desc(updatedAt), desc(shareId));
      return rows.map(({ updatedAt, ...opinion }) => ({ ...opinion, at: updatedAt.toISOString() }));
    },

    async putOpinion(
      { shareId, resumeId }: { shareId: string; resumeId: string },
      { vote, comment }: Opinion,
      event: AuditEvent,
      now: Date,
    ): Promise<boolean> {
      const isThere = sql`resumes where id = ${resumeId}
        and tournament_id = (select tournament_id from shares where shares.id = ${shareId})`;
      const [, stored] = await db.batch([
        insertAuditEvents(db, event, isThere, now),
        db
          .insert(shareOpinions)
          .select(sql`select id, ${shareId}, ${vote}, ${comment}, ${now.getTime()} from ${isThere}`)
          .onConflictDoUpdate({
            target: [shareOpinions.resumeId, shareOpinions.shareId],
            set: { vote, comment, updatedAt: now },
          })
          .returning({ id: shareOpinions.resumeId }),
      ]);
      return stored.length > 0;
    },
  };
}
