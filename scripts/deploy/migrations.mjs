import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, UserError } from "../lib/process.mjs";
import { MIGRATIONS_DIR } from "./configs.mjs";
import { statementsOf } from "./statements.mjs";

/**
 * Rewrites the migrations for a remote D1, which splits files into statements by itself. According to public reports it
 * mishandles triggers with CRLF line ends, triggers on several lines, and CASE outside parentheses. One statement per
 * line avoids the first two; tests/workers/remote-migrations.test.ts refuses the third.
 */
export function writeRemoteMigrations(from = join(ROOT, "migrations"), to = MIGRATIONS_DIR) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  for (const name of names) {
    writeFileSync(join(to, name), `${statementsOf(readFileSync(join(from, name), "utf8")).join("\n")}\n`);
  }
  return names;
}

/** Applies the missing migrations. Safe to repeat: each file is applied completely or not at all. */
export async function migrateRemote(account, config, log) {
  const names = writeRemoteMigrations();
  const before = (await account.appliedMigrations(config)) ?? [];
  let pending = names.filter((name) => !before.includes(name));
  while (pending.length > 0) {
    const { ok, output } = await account.applyMigrations(config);
    const applied = (await account.appliedMigrations(config)) ?? [];
    pending = names.filter((name) => !applied.includes(name));
    if (ok && pending.length === 0) break;
    const [refused] = pending;
    if (ok || !refused || !/incomplete input/.test(output)) {
      throw new UserError(
        `The database migration stopped before ${refused ?? "its end"}. Run the command again.\n\n${output.trim()}`,
      );
    }
    // The query API split a statement wrongly. The import API takes whole files.
    await account.executeFile(config, writeForImport(refused));
    log(`Migration ${refused} was refused as a query and applied as an import.`);
    pending = pending.slice(1);
  }
  if (names.length > before.length) log(`Database migrated: ${names.length - before.length} new.`);
}

function writeForImport(name) {
  const file = join(MIGRATIONS_DIR, `${name}.import`);
  const sql = readFileSync(join(MIGRATIONS_DIR, name), "utf8");
  writeFileSync(file, `${sql}INSERT INTO d1_migrations (name) VALUES ('${name}');\n`);
  return file;
}
