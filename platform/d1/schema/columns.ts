import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

export const time = () => integer({ mode: "timestamp_ms" });
export const createdAt = time().notNull();
export const count = () => integer().notNull().default(0);
/** False unless set. */
export const flag = () => integer({ mode: "boolean" }).notNull().default(false);
export const stringList = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);
/** The id of the row that this one belongs to and is deleted with. */
export const parentId = (id: () => AnySQLiteColumn) =>
  text().notNull().references(id, { onDelete: "cascade" });
/** The same for a table with at most one row for each of those rows. */
export const parentIdAsKey = (id: () => AnySQLiteColumn) =>
  text().primaryKey().references(id, { onDelete: "cascade" });
