import { emptyQueryStats, meterDatabase } from "#platform/d1/query-stats";

/** Wraps the database and records what is asked of it. */
export function countQueries(binding: D1Database) {
  const seen = emptyQueryStats();
  return { binding: meterDatabase(binding, seen), seen };
}
