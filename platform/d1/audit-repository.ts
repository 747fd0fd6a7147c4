import { and, asc, between, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AuditSegment } from "#core/audit/archive-entries";
import { type Act, type Actor, nameOfActor } from "#core/audit/audit-event";
import type { AuditQuery } from "#core/audit/audit-query.schema";
import type { AuditEntry } from "#core/audit/entry";
import { ACTIONS_OF_KIND } from "#core/audit/kinds";
import type { LogLine } from "#core/audit/log-line";
import { PAGE_SIZE, type Page, toCappedTotal, toPage } from "#core/paging";
import { countFound } from "./count-found";
import type { Database } from "./database";
import { auditEntries, auditSegments, partners, resumes, users } from "./schema";

const entry = {
  key: auditEntries.key,
  createdAt: auditEntries.createdAt,
  actor: auditEntries.actor,
  action: sql<AuditEntry["action"]>`${auditEntries.action}`.as("action"),
  tournamentId: auditEntries.tournamentId,
  resumeId: auditEntries.resumeId,
  details: auditEntries.details,
  reason: auditEntries.reason,
  hash: auditEntries.hash,
};

const actorId = sql`substr(${auditEntries.actor}, instr(${auditEntries.actor}, ':') + 1)`;

export function createAuditRepository(db: Database) {
  const firstEntries = (where: SQL | undefined, limit: number) =>
    db.select(entry).from(auditEntries).where(where).orderBy(asc(auditEntries.key)).limit(limit);

  return {
    async record(act: Act, now: Date): Promise<void> {
      await insertAct(db, act, now);
    },

    /** Newest first; of one tournament, or of all. */
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
        // In these words, for the sake of the index that leaves scores out.
        kind && kind !== "scores" ? sql`${action} <> 'resume.scored'` : undefined,
      );
      const [found, [counted]] = await db.batch([
        db
          .select({
            ...entry,
            actorName: sql<string | null>`coalesce(${partners.name}, ${users.email})`.as("actor_name"),
            fileName: resumes.fileName,
          })
          .from(auditEntries)
          .leftJoin(users, sql`${users.id} = ${actorId}`)
          .leftJoin(partners, sql`${partners.id} = ${actorId}`)
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
        countFound(db, auditEntries, isWanted),
      ]);
      const page = toPage(found, { before, after }, ({ key }) => String(key));
      return {
        ...page,
        rows: page.rows.map(({ createdAt, reason, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          reason: reason?.text ?? null,
        })),
        ...toCappedTotal(counted?.total),
      };
    },

    /** In the order of their keys; of one tournament, or of all. */
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

    /** In the order of their keys. */
    listSegments: (): Promise<AuditSegment[]> =>
      db
        .select({
          firstKey: auditSegments.firstKey,
          lastKey: auditSegments.lastKey,
          lastHash: auditSegments.lastHash,
          sha256: auditSegments.sha256,
        })
        .from(auditSegments)
        .orderBy(asc(auditSegments.lastKey)),

    async listUnsealed({
      limit,
    }: {
      limit: number;
    }): Promise<{ lastHash: string | undefined; entries: AuditEntry[] }> {
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

/** Also for a batch with what was done. */
export function insertAct(db: Database, { actor, ...act }: Act, now: Date) {
  return db.insert(auditEntries).values({ ...act, actor: nameOfActor(actor), createdAt: now });
}

type ActOfRows = {
  actor: Actor;
  action: Act["action"];
  tournamentId?: SQL;
  resumeId?: SQL;
  /** JSON. */
  details?: SQL;
  reason?: SQL;
};

/** For a batch, before what is done: an entry for each row it is going to be done to. */
export function insertAuditEvent(db: Database, act: ActOfRows, rows: SQL, now: Date) {
  const { actor, action, tournamentId, resumeId, details, reason } = act;
  return db.insert(auditEntries).select(sql`
    select null, ${now.getTime()}, ${nameOfActor(actor)}, ${action}, ${tournamentId ?? sql`null`},
      ${resumeId ?? sql`null`}, ${details ?? sql`'{}'`}, ${reason ?? sql`null`}, null, null
    from ${rows}`);
}

/** For a batch with a deletion: what somebody typed about it goes, the entries stay. */
export function forgetReasons(db: Database, which: SQL) {
  return db
    .update(auditEntries)
    .set({ reason: null })
    .where(and(isNotNull(auditEntries.reason), which));
}
