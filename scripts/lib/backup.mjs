import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { open as openFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { createInterface } from "node:readline";
import pLimit from "p-limit";
import { UserError } from "./process.mjs";
import { createSeal } from "./seal.mjs";

const ROWS_A_READ = 500;
/** D1 accepts up to 2 MB per parameter. */
const BYTES_A_WRITE = 500_000;
const FILES_AT_ONCE = 8;

/** Columns that would let a reader of the backup sign as us: encrypted with the backup's passphrase. */
const SECRET_COLUMNS = { webhook_endpoints: ["secret", "previous_secret"] };
/** Backups contain personal data, so only their owner may read them. */
const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;

/** Tables that triggers rebuild from other rows, and cached exports, which are rebuilt on request. */
const SEARCH_TABLES = ["resume_search", "tournament_search"];
const isExport = (key) => key.includes("/exports/");

/**
 * Writes all rows (tables/*.jsonl), files (files/) and the schema's state (manifest.json) into an empty folder. Child
 * tables are read before their parents, so that rows added during the backup cannot lack their parent.
 */
export async function backUp({ db, files }, folder, passphrase) {
  mkdirSync(join(folder, "tables"), { recursive: true, mode: OWNERS_FOLDER });
  if (readdirSync(join(folder, "tables")).length > 0)
    throw new UserError(`There is a backup in ${folder} already.`);
  const tables = await listTables(db);
  const { salt, seal } = createSeal(passphrase);
  const rows = {};
  for (const table of [...tables].reverse()) rows[table] = await saveTable(db, table, folder, seal);
  const fileCount = await saveFiles(files, join(folder, "files"));
  const manifest = {
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(db),
    salt,
    tables,
    rows,
    fileCount,
  };
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2), { mode: OWNERS_FILE });
  return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files: fileCount };
}

/** Restores a backup into a migrated database without tournaments. Can be repeated after an interruption. */
export async function restore({ db, files }, folder, passphrase) {
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const { open } = createSeal(passphrase, manifest.salt);
  tryToOpen(folder, open);
  const migrations = await listMigrations(db);
  if (migrations.join() !== manifest.migrations.join()) {
    throw new UserError("The backup is of another version: check that out, restore, then migrate.");
  }
  const unfinished = await db
    .prepare("SELECT name FROM sqlite_master WHERE name = 'restore_triggers'")
    .first();
  if (!unfinished) {
    if (await db.prepare("SELECT 1 FROM tournaments LIMIT 1").first()) {
      throw new UserError("There are tournaments in the database; a backup is restored into an empty one.");
    }
    // Triggers must not count and index rows whose counts and indexes are restored too.
    await db.batch([
      db.prepare(
        "CREATE TABLE restore_triggers AS SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
      ),
    ]);
  }
  const { results: triggers } = await db.prepare("SELECT name, sql FROM restore_triggers").all();
  const drops = triggers.map(({ name }) => db.prepare(`DROP TRIGGER IF EXISTS ${name}`));
  if (drops.length > 0) await db.batch(drops);
  for (const table of manifest.tables) await loadTable(db, table, folder, open);
  for (const table of SEARCH_TABLES) {
    const words = table.replace("_search", "_words");
    const columns = table === "resume_search" ? "owner, file_name, skills" : "owner, words, source";
    await db.batch([
      db.prepare(`DELETE FROM ${table}`),
      db.prepare(`INSERT INTO ${table} (rowid, ${columns}) SELECT key, ${columns} FROM ${words}`),
    ]);
  }
  const fileCount = await loadFiles(files, join(folder, "files"));
  await db.batch([...triggers.map(({ sql }) => db.prepare(sql)), db.prepare("DROP TABLE restore_triggers")]);
  return { rows: Object.values(manifest.rows).reduce((sum, count) => sum + count, 0), files: fileCount };
}

/** Parents before children. */
async function listTables(db) {
  const { results } = await db
    .prepare(
      `SELECT m.name, group_concat(f."table") AS parents
       FROM sqlite_master m LEFT JOIN pragma_foreign_key_list(m.name) f
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '_cf_%'
         AND m.name NOT LIKE 'd1_%' AND m.name <> 'restore_triggers' AND m.name NOT LIKE '%\\_search%' ESCAPE '\\'
       GROUP BY m.name ORDER BY m.name`,
    )
    .all();
  const parents = new Map(results.map((row) => [row.name, (row.parents ?? "").split(",").filter(Boolean)]));
  const ordered = [];
  const visit = (name) => {
    if (ordered.includes(name)) return;
    for (const parent of parents.get(name)) if (parent !== name) visit(parent);
    ordered.push(name);
  };
  for (const name of parents.keys()) visit(name);
  return ordered;
}

async function listMigrations(db) {
  const { results } = await db.prepare("SELECT name FROM d1_migrations ORDER BY id").all();
  return results.map(({ name }) => name);
}

async function saveTable(db, table, folder, seal) {
  const file = await openFile(join(folder, "tables", `${table}.jsonl`), "w", OWNERS_FILE);
  let count = 0;
  let after = Number.MIN_SAFE_INTEGER;
  try {
    for (;;) {
      const { results } = await db
        .prepare(`SELECT rowid AS "_rowid", * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`)
        .bind(after, ROWS_A_READ)
        .all();
      for (const { _rowid, ...row } of results) {
        after = _rowid;
        await file.write(`${JSON.stringify(changeSecrets(table, row, seal))}\n`);
      }
      count += results.length;
      if (results.length < ROWS_A_READ) return count;
    }
  } finally {
    await file.close();
  }
}

/** Checked before anything is written, so that a wrong passphrase changes nothing. */
function tryToOpen(folder, open) {
  for (const table of Object.keys(SECRET_COLUMNS)) {
    const [row] = readFileSync(join(folder, "tables", `${table}.jsonl`), "utf8").split("\n");
    if (row) changeSecrets(table, JSON.parse(row), open);
  }
}

/** The row with its secret columns encrypted or decrypted. */
function changeSecrets(table, row, change) {
  const changed = { ...row };
  for (const column of SECRET_COLUMNS[table] ?? []) {
    if (changed[column] !== null) changed[column] = change(changed[column]);
  }
  return changed;
}

async function loadTable(db, table, folder, open) {
  let lines = [];
  let bytes = 0;
  const write = async () => {
    if (lines.length === 0) return;
    const columns = Object.keys(JSON.parse(lines[0]));
    const values = columns.map((column) => `value ->> '$."${column}"'`);
    await db
      .prepare(
        `INSERT OR REPLACE INTO ${table} (${columns.map((column) => `"${column}"`).join()})
         SELECT ${values.join()} FROM json_each(?)`,
      )
      .bind(`[${lines.join()}]`)
      .run();
    lines = [];
    bytes = 0;
  };
  const stored = createInterface({ input: createReadStream(join(folder, "tables", `${table}.jsonl`)) });
  for await (const row of stored) {
    const line = table in SECRET_COLUMNS ? JSON.stringify(changeSecrets(table, JSON.parse(row), open)) : row;
    if (bytes + line.length > BYTES_A_WRITE) await write();
    lines.push(line);
    bytes += Buffer.byteLength(line);
  }
  await write();
}

async function saveFiles(bucket, folder) {
  const limit = pLimit(FILES_AT_ONCE);
  let count = 0;
  let cursor;
  do {
    const page = await bucket.list({ cursor });
    const keys = page.objects.map(({ key }) => key).filter((key) => !isExport(key));
    const saved = await Promise.all(keys.map((key) => limit(() => saveFile(bucket, key, folder))));
    count += saved.filter(Boolean).length;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return count;
}

/** False if it was deleted in the meantime. */
async function saveFile(bucket, key, folder) {
  const object = await bucket.get(key);
  if (!object) return false;
  const path = join(folder, ...key.split("/").map(encodeURIComponent));
  mkdirSync(dirname(path), { recursive: true, mode: OWNERS_FOLDER });
  await writeFile(path, Buffer.from(await object.arrayBuffer()), { mode: OWNERS_FILE });
  return true;
}

/** A backup without files has no folder for them. */
async function loadFiles(bucket, folder) {
  if (!existsSync(folder)) return 0;
  const limit = pLimit(FILES_AT_ONCE);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map((path) =>
      limit(() => {
        const key = relative(folder, path).split(sep).map(decodeURIComponent).join("/");
        return bucket.put(key, new Uint8Array(readFileSync(path)).buffer);
      }),
    ),
  );
  return paths.length;
}
