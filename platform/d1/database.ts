import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { meterDatabase, type QueryStats } from "./query-stats";
import * as schema from "./schema";

/** Recorded with every audit event of the request: the API key it was made with, and whether by an agent. */
export type AuditStamp = { keyId: string; isAgent?: true };

export type Database = DrizzleD1Database<typeof schema> & { stamp?: AuditStamp | undefined };

/** Adds the statistics of its queries to `use`, and `stamp` to every audit event. */
export function openDatabase(binding: D1Database, use?: QueryStats, stamp?: AuditStamp): Database {
  const db = drizzle(use ? meterDatabase(binding, use) : binding, { schema, casing: "snake_case" });
  return Object.assign(db, { stamp });
}
