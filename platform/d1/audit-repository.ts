import type { Act, Actor } from "#core/audit/act";
import type { Database } from "./database";
import { auditEntries } from "./schema";

export function createAuditRepository(db: Database) {
  return {
    async recordAct(act: Act, now: Date): Promise<void> {
      await insertAct(db, act, now);
    },
  };
}

/** Also for a batch with what was done. */
export function insertAct(db: Database, { actor, ...act }: Act, now: Date) {
  return db.insert(auditEntries).values({ ...act, actor: nameOf(actor), createdAt: now });
}

const nameOf = (actor: Actor) => (actor.kind === "system" ? "system" : `${actor.kind}:${actor.id}`);
