import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** A new UUID for each row. */
export const NEW_ID = `lower(printf('%s-%s-4%s-8%s-%s', hex(randomblob(4)), hex(randomblob(2)),
  substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)), 2), hex(randomblob(6))))`;

/** A table `numbers` with one column `n`: 1 to `count`. */
const numbersTo = (count: number) =>
  `numbers(n) as (select 1 where ${count} > 0 union all select n + 1 from numbers where n < ${count})`;

type Clones = {
  /** How many copies to make of each row found. */
  times: number;
  /** SQL for the columns that differ. It may refer to the source row and to `n`. */
  but: Record<string, string>;
  /** The FROM clause, starting with the table itself. */
  from: string;
};

/** An INSERT that copies existing rows. */
export function cloneRows(table: SQLiteTable, { times, but, from }: Clones): string {
  const name = getTableName(table);
  const columns = Object.keys(getTableColumns(table)).map(toSnakeCase);
  const values = columns.map((column) => but[column] ?? `${name}.${column}`);
  return `insert into ${name} (${columns}) with recursive ${numbersTo(times)}
    select ${values} from ${from.replace(name, `numbers cross join ${name}`)};`;
}

// Matches how drizzle names columns with `casing: "snake_case"`.
const toSnakeCase = (key: string) =>
  key
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();

/** Runs statements on a product's database. The product may be running. */
export async function runSql(stateDir: string, statements: string[]): Promise<void> {
  const file = join(stateDir, "fill.sql");
  writeFileSync(file, statements.join("\n"));
  const config = join(stateDir, "config", "worker-1.toml");
  const command = ["d1", "execute", "DB", "--local", "--yes", "--persist-to", stateDir, "-c", config];
  await promisify(execFile)(
    process.execPath,
    ["--no-warnings", "node_modules/wrangler/wrangler-dist/cli.js", ...command, "--file", file],
    {
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: join(stateDir, "fill.log") },
    },
  );
  rmSync(file);
}
