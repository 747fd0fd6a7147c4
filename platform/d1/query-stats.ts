/** What was asked of the database. */
export type QueryStats = {
  /** Round trips; a batch is one. */
  calls: number;
  queries: number;
  rowsRead: number;
};

export const noUse = (): QueryStats => ({ calls: 0, queries: 0, rowsRead: 0 });

/** The database, which adds to `use` what it is asked. */
export function meterDatabase(binding: D1Database, use: QueryStats): D1Database {
  function note(results: D1Result[]): void {
    use.calls += 1;
    use.queries += results.length;
    for (const { meta } of results) use.rowsRead += meta.rows_read ?? 0;
  }

  async function noted<Row>(asked: Promise<D1Result<Row>>): Promise<D1Result<Row>> {
    const result = await asked;
    note([result]);
    return result;
  }

  // The statement itself is changed, not wrapped: a batch takes no others than D1's own.
  function meter(statement: D1PreparedStatement): D1PreparedStatement {
    const all = statement.all.bind(statement);
    const run = statement.run.bind(statement);
    const bind = statement.bind.bind(statement);
    return Object.assign(statement, {
      all: () => noted(all()),
      run: () => noted(run()),
      bind: (...values: unknown[]) => meter(bind(...values)),
      // D1's own does not tell what was read. As in a batch, two columns of one name would be one.
      raw: async () => (await noted(all<object>())).results.map((row) => Object.values(row)),
    });
  }

  return new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => meter(target.prepare(sql));
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          note(results);
          return results;
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
