import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { meterDatabase, type QueryStats } from "./query-stats";
import * as schema from "./schema";

export type Database = DrizzleD1Database<typeof schema>;

/** Adds the statistics of its queries to `use`. */
export function openDatabase(binding: D1Database, use?: QueryStats): Database {
  return drizzle(use ? meterDatabase(binding, use) : binding, { schema, casing: "snake_case" });
}
