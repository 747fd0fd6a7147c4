import { integer, text } from "drizzle-orm/sqlite-core";

export const createdAt = integer({ mode: "timestamp_ms" }).notNull();
export const count = () => integer().notNull().default(0);
export const stringList = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);
