import { env } from "cloudflare:workers";

// A metered query returns rows keyed by column name (platform/d1/query-stats.ts), as D1 itself does in a batch. If
// two columns have the same name, the second is silently lost, so every query of every test is checked once.
type Statement = D1PreparedStatement & { statement: string };

const { DB } = env as unknown as { DB: D1Database };
const prototype: Statement = Object.getPrototypeOf(DB.prepare("select 1"));
const { all, raw } = prototype;
const seen = new Set<string>();

async function checkColumns(statement: Statement): Promise<void> {
  const sql = statement.statement;
  if (!/^\s*(?:select|with)\b/i.test(sql) || seen.has(sql)) return;
  seen.add(sql);
  const named = raw as (options: { columnNames: true }) => Promise<[string[], ...unknown[]]>;
  const [columns] = await named.call(statement, { columnNames: true });
  if (new Set(columns).size < columns.length)
    throw new Error(`Two columns of one name: ${columns} in ${sql}`);
}

const checked = (method: (...args: []) => Promise<unknown>) =>
  async function (this: Statement, ...args: []) {
    await checkColumns(this);
    return method.apply(this, args);
  };

Object.assign(prototype, { all: checked(all), raw: checked(raw) });
