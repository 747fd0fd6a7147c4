import { checkHealth, type Health } from "#core/operations/health";
import { type Database, openDatabase } from "./d1/database";
import { createOperationsRepository } from "./d1/operations-repository";
import type { WebEnv } from "./env";

/** Anyone may ask, as often as they like, so an isolate checks at most this often. */
const LOOK_EVERY_MS = 5000;

type Entry = { lookedAt: number; found?: Health };

/**
 * One per isolate and database. Caches the result, never a promise, which would die with the request that made it.
 */
const entries = new WeakMap<D1Database, Entry>();

/** Never throws; whatever does not answer is part of the result. */
export async function readHealth(env: WebEnv, db: Database = openDatabase(env.DB)): Promise<Health> {
  const entry = entries.get(env.DB) ?? { lookedAt: 0 };
  // Also returned while another request is still checking.
  if (entry.found && Date.now() - entry.lookedAt < LOOK_EVERY_MS) return entry.found;
  entry.lookedAt = Date.now();
  entries.set(env.DB, entry);
  entry.found = await look(env, db);
  return entry.found;
}

async function look(env: WebEnv, db: Database): Promise<Health> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = (ms: number) =>
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer in time")), ms);
    });
  try {
    return await checkHealth({
      now: () => new Date(),
      operations: createOperationsRepository(db),
      touchFiles: async () => env.FILES.head("health"),
      timeout,
    });
  } finally {
    clearTimeout(timer);
  }
}
