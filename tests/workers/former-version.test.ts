import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

// Rolling back a version leaves the database as the newer one made it (docs/deploy.md), so each version must work on
// the tables of the next one.

const { FORMER_DB, MIGRATIONS } = env as unknown as { FORMER_DB: D1Database; MIGRATIONS: D1Migration[] };
const LONG = { timeout: 240_000 };

type Column = { name: string; isDemanded: boolean };
type Relation = { isTable: boolean; columns: Column[] };
/** Tables and views by name, without the internal ones of full-text search. */
type Schema = Map<string, Relation>;

async function readSchema(): Promise<Schema> {
  const { results } = await FORMER_DB.prepare(
    `SELECT s.name AS relation, s.type, c.name, c."notnull" AND c.dflt_value IS NULL AS isDemanded
     FROM sqlite_master s JOIN pragma_table_info(s.name) c
     WHERE s.type IN ('table', 'view') AND s.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
       AND s.name NOT IN ('d1_migrations', 'sqlite_sequence') AND s.name NOT GLOB '*_search_*'`,
  ).all<{ relation: string; type: string; name: string; isDemanded: number }>();
  const schema: Schema = new Map();
  for (const { relation, type, name, isDemanded } of results) {
    const columns = schema.get(relation)?.columns ?? [];
    columns.push({ name, isDemanded: isDemanded === 1 });
    schema.set(relation, { isTable: type === "table", columns });
  }
  return schema;
}

/** How a version's repositories write and read: the columns it knows, one of them or all. */
function statementsOf(schema: Schema): string[] {
  return [...schema].flatMap(([name, { isTable, columns }]) => {
    const all = columns.map((column) => `"${column.name}"`);
    const read = `SELECT ${all.join(", ")} FROM "${name}"`;
    if (!isTable) return [read];
    const insert = `INSERT INTO "${name}" (${all.join(", ")}) VALUES (${all.map(() => "NULL").join(", ")})`;
    const changes = all.map((column) => `UPDATE "${name}" SET ${column} = NULL`);
    return [read, insert, ...changes, `DELETE FROM "${name}"`];
  });
}

let looks = 0;

/** What a version could not do on the current tables. Also covers the triggers and views involved. */
async function brokenOf(former: Schema): Promise<string[]> {
  const broken: string[] = [];
  looks += 1;
  // Makes each statement unique, because the database would reuse an earlier plan without checking the tables.
  const plans = statementsOf(former).map((statement) =>
    FORMER_DB.prepare(`EXPLAIN QUERY PLAN /* ${looks} */ ${statement}`),
  );
  if (plans.length > 0) await FORMER_DB.batch(plans).catch((error: Error) => broken.push(error.message));
  for (const [name, { columns }] of await readSchema()) {
    const known = former.get(name)?.columns;
    const added = columns.filter((column) => !known?.some((one) => one.name === column.name));
    if (known)
      for (const column of added.filter(({ isDemanded }) => isDemanded))
        broken.push(`an insert without ${name}.${column.name}`);
  }
  return broken;
}

test("what a version reads and writes is there in the version after it", LONG, async () => {
  for (const [index, { name }] of MIGRATIONS.entries()) {
    const former = await readSchema();
    await applyD1Migrations(FORMER_DB, MIGRATIONS.slice(0, index + 1));
    expect(await brokenOf(former), name).toEqual([]);
  }
  const schema = await readSchema();
  expect(schema.size).toBeGreaterThan(20);
  expect(statementsOf(schema).length).toBeGreaterThan(300);
});

test.each([
  ["ALTER TABLE plans ADD color text NOT NULL DEFAULT ''", undefined],
  ["ALTER TABLE users DROP COLUMN retention_days", "retention_days"],
  ["ALTER TABLE resumes RENAME COLUMN note TO remark", "note"],
  ["CREATE TRIGGER t AFTER INSERT ON users BEGIN INSERT INTO gone (id) VALUES (1); END", "gone"],
  ["DROP TRIGGER t", undefined],
  ["DROP TABLE webhook_deliveries", "webhook_deliveries"],
])("one that says %s breaks %s", async (migration, named) => {
  const former = await readSchema();
  await FORMER_DB.exec(migration);
  const broken = await brokenOf(former);
  if (named) expect(broken.join()).toContain(named);
  else expect(broken).toEqual([]);
});
