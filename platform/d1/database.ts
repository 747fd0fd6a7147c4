import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type DatabaseUse, meterDatabase } from "./meter";
import * as schema from "./schema";

export type Database = DrizzleD1Database<typeof schema>;

/** What is asked of it is added to `use`. */
export function openDatabase(binding: D1Database, use?: DatabaseUse): Database {
  return drizzle(use ? meterDatabase(binding, use) : binding, { schema, casing: "snake_case" });
}
