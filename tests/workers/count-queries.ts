import { meterDatabase, noUse } from "#platform/d1/query-stats";

/** The database, and what has been asked of it. */
export function countQueries(binding: D1Database) {
  const seen = noUse();
  return { binding: meterDatabase(binding, seen), seen };
}
