import { checkHealth, type Health } from "#core/operations/health";
import { type Database, openDatabase } from "./d1/database";
import { createOperationsRepository } from "./d1/operations-repository";
import type { WebEnv } from "./env";

/** Anybody may ask, as often as they like: an isolate looks no more often than this. */
const LOOK_EVERY_MS = 5000;

type Entry = { lookedAt: number; found?: Health };

/** One an isolate and database. What was found is kept, never a promise: it would die with its own request. */
const entries = new WeakMap<D1Database, Entry>();

/** Never fails: what does not answer is what it tells. */
export async function readHealth(env: WebEnv, db: Database = openDatabase(env.DB)): Promise<Health> {
  const entry = entries.get(env.DB) ?? { lookedAt: 0 };
  // Also while another request is still looking.
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
