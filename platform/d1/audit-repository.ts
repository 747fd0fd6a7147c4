import {
  and,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AuditSegment } from "#core/audit/archive-entries";
import { type AuditEvent, nameOfActor } from "#core/audit/audit-event";
import type { AuditQuery } from "#core/audit/audit-query.schema";
import type { AuditEntry } from "#core/audit/entry";
import { ACTIONS_OF_KIND } from "#core/audit/kinds";
import type { LogLine } from "#core/audit/log-line";
import { PAGE_SIZE, type Page, toCappedTotal, toPage } from "#core/paging";
import { shownFileName } from "#core/resumes/hide-candidate";
import { countCapped } from "./count-capped";
import type { Database } from "./database";
import { isBlind } from "./is-blind";
import { apiKeys, auditEntries, auditSegments, partners, resumes, users } from "./schema";

const { once: _once, ...columns } = getTableColumns(auditEntries);
const entry = { ...columns, action: sql<AuditEntry["action"]>`${auditEntries.action}`.as("action") };

const aboutUsers = alias(users, "about_users");
const aboutPartners = alias(partners, "about_partners");

const aboutKeys = alias(apiKeys, "about_keys");

const actorId = sql`substr(${auditEntries.actor}, instr(${auditEntries.actor}, ':') + 1)`;

export function createAuditRepository(db: Database) {
  const firstEntries = (where: SQL | undefined, limit: number) =>
    db.select(entry).from(auditEntries).where(where).orderBy(asc(auditEntries.key)).limit(limit);

  return {
    async record(event: AuditEvent, now: Date): Promise<void> {
      await insertAuditEvent(db, event, now);
    },

    /** Newest first; for one tournament or for all. */
    async listLines({
      tournamentId,
      kind,
      before,
      after,
    }: Pick<AuditQuery, "kind" | "before" | "after"> & { tournamentId?: string }): Promise<Page<LogLine>> {
      const { key, action } = auditEntries;
      const isWanted = and(
        tournamentId === undefined ? undefined : eq(auditEntries.tournamentId, tournamentId),
        kind && inArray(action, ACTIONS_OF_KIND[kind]),
        // Spelled exactly like the condition of the partial index without scores, so that SQLite uses it.
        kind && kind !== "scores" ? sql`${action} <> 'resume.scored'` : undefined,
      );
      const [found, [counted]] = await db.batch([
        db
          .select({
            ...entry,
            actorName: sql<string | null>`coalesce(${partners.name}, ${users.email})`.as("actor_name"),
            about: sql<
              string | null
            >`coalesce(${aboutPartners.name}, ${aboutUsers.email}, ${aboutKeys.name})`.as("about"),
            keyName: apiKeys.name,
            fileName: resumes.fileName,
            isBlind: sql<number | null>`${isBlind}`.as("is_blind"),
            recruiterTier: resumes.recruiterTier,
          })
          .from(auditEntries)
          .leftJoin(users, sql`${users.id} = ${actorId}`)
          .leftJoin(partners, sql`${partners.id} = ${actorId}`)
          .leftJoin(aboutUsers, sql`${aboutUsers.id} = ${auditEntries.details} ->> 'userId'`)
          .leftJoin(aboutPartners, sql`${aboutPartners.id} = ${auditEntries.details} ->> 'partnerId'`)
          .leftJoin(aboutKeys, sql`${aboutKeys.id} = ${auditEntries.details} ->> 'apiKeyId'`)
          .leftJoin(apiKeys, sql`${apiKeys.id} = ${auditEntries.details} ->> 'keyId'`)
          .leftJoin(resumes, eq(resumes.id, auditEntries.resumeId))
          .where(
            and(
              isWanted,
              before ? gt(key, Number(before)) : undefined,
              after ? lt(key, Number(after)) : undefined,
            ),
          )
          .orderBy(before ? asc(key) : desc(key))
          .limit(PAGE_SIZE + 1),
        countCapped(db, auditEntries, isWanted),
      ]);
      const page = toPage(found, { before, after }, ({ key }) => String(key));
      return {
        ...page,
        rows: page.rows.map(({ createdAt, reason, isBlind, recruiterTier, fileName, ...row }) => ({
          ...row,
          fileName:
            row.resumeId && fileName
              ? shownFileName({ id: row.resumeId, fileName, isBlind: Boolean(isBlind), recruiterTier })
              : fileName,
          createdAt: createdAt.toISOString(),
          reason: reason?.text ?? null,
        })),
        ...toCappedTotal(counted?.total),
      };
    },

    /** Ordered by key; for one tournament or for all. */
    listEntries: (options: { tournamentId?: string; after: number; limit: number }): Promise<AuditEntry[]> =>
      firstEntries(
        and(
          gt(auditEntries.key, options.after),
          options.tournamentId === undefined
            ? undefined
            : eq(auditEntries.tournamentId, options.tournamentId),
        ),
        options.limit,
      ),

    listOldestEntries: ({ limit }: { limit: number }): Promise<AuditEntry[]> =>
      firstEntries(undefined, limit),

    async replaceBySegment(segment: AuditSegment, now: Date): Promise<void> {
      await db.batch([
        db.insert(auditSegments).values({ ...segment, createdAt: now }),
        db.delete(auditEntries).where(between(auditEntries.key, segment.firstKey, segment.lastKey)),
      ]);
    },

    /** Ordered by key. */
    listSegments(): Promise<AuditSegment[]> {
      const { firstKey, lastKey, lastHash, sha256 } = auditSegments;
      return db.select({ firstKey, lastKey, lastHash, sha256 }).from(auditSegments).orderBy(asc(lastKey));
    },

    async listUnsealed({ limit }: { limit: number }) {
      const [[last], [archived], entries] = await db.batch([
        db
          .select({ hash: auditEntries.hash })
          .from(auditEntries)
          .where(isNotNull(auditEntries.hash))
          .orderBy(desc(auditEntries.key))
          .limit(1),
        db
          .select({ hash: auditSegments.lastHash })
          .from(auditSegments)
          .orderBy(desc(auditSegments.lastKey))
          .limit(1),
        firstEntries(isNull(auditEntries.hash), limit),
      ]);
      return { lastHash: last?.hash ?? archived?.hash, entries };
    },

    async storeSeals(seals: { key: number; hash: string }[]): Promise<void> {
      await db.run(sql`
        update audit_entries set hash = seal.value ->> 'hash'
        from json_each(${JSON.stringify(seals)}) as seal
        where audit_entries.key = seal.value ->> 'key' and audit_entries.hash is null`);
    },
  };
}

/** Can run in the same batch as the action it records. */
export function insertAuditEvent(db: Database, { actor, ...event }: AuditEvent, now: Date) {
  const details = { ...event.details, ...db.stamp };
  return db.insert(auditEntries).values({ ...event, details, actor: nameOfActor(actor), createdAt: now });
}

/** Ids, details and reason may also come from the row that the entry is about. */
type AuditEventOfRows = Pick<AuditEvent, "actor" | "action"> & {
  tournamentId?: string | SQL;
  resumeId?: string | SQL;
  details?: object | SQL;
  reason?: object | SQL | null;
};

/** For a batch, before the action itself: adds one entry for each row the action will affect. */
export function insertAuditEvents(db: Database, event: AuditEventOfRows, rows: SQL, now: Date) {
  const { actor, action, tournamentId = null, resumeId = null, details = {}, reason = null } = event;
  return db.insert(auditEntries).select(sql`
    select null, ${now.getTime()}, ${nameOfActor(actor)}, ${action}, ${tournamentId}, ${resumeId},
      ${stamped(db, asJson(details))}, ${reason && asJson(reason)}, null, null
    from ${rows}`);
}

const asJson = (value: object | SQL) => (is(value, SQL) ? value : sql`${JSON.stringify(value)}`);

/** JSON details with the request's stamp. */
export const stamped = (db: Database, details: SQL) =>
  db.stamp ? sql`json_patch(${details}, ${JSON.stringify(db.stamp)})` : details;

/** For a batch with a deletion: erases what people typed about the deleted rows; the entries remain. */
export function eraseReasons(db: Database, which: SQL) {
  return db
    .update(auditEntries)
    .set({ reason: null })
    .where(and(isNotNull(auditEntries.reason), which));
}
