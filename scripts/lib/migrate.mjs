import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery as split } from "wrangler";
import { ROOT } from "./process.mjs";

/** As `wrangler d1 migrations apply` creates it, which deployments use. */
const APPLIED_TABLE = `
  CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`;

/**
 * Applies the missing migrations to a local database, each completely or not at all. Wrangler's own command starts a
 * runtime for each of them, half a second a piece.
 */
export async function migrate(db) {
  await db.prepare(APPLIED_TABLE).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  const folder = join(ROOT, "migrations");
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith(".sql") && !applied.has(name))
    .sort();
  for (const name of missing) {
    const statements = split(readFileSync(join(folder, name), "utf8")).map((sql) => db.prepare(sql));
    const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await db.batch([...statements, note]);
  }
  return missing.length > 0;
}
