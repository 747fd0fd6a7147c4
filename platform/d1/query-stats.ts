/** Statistics of database queries. */
export type QueryStats = {
  /** Round trips; a batch counts as one. */
  calls: number;
  queries: number;
  rowsRead: number;
  /** Including those of indexes and triggers. */
  rowsWritten: number;
};

export const emptyQueryStats = (): QueryStats => ({ calls: 0, queries: 0, rowsRead: 0, rowsWritten: 0 });

/** Wraps the database so that every query is counted in `use`. */
export function meterDatabase(binding: D1Database, use: QueryStats): D1Database {
  function note(results: D1Result[]): void {
    use.calls += 1;
    use.queries += results.length;
    for (const { meta } of results) {
      use.rowsRead += meta.rows_read ?? 0;
      use.rowsWritten += meta.rows_written ?? 0;
    }
  }

  async function noted<Row>(asked: Promise<D1Result<Row>>): Promise<D1Result<Row>> {
    const result = await asked;
    note([result]);
    return result;
  }

  // Modifies the statement instead of wrapping it, because `batch` accepts only D1's own statements.
  function meter(statement: D1PreparedStatement): D1PreparedStatement {
    const all = statement.all.bind(statement);
    const run = statement.run.bind(statement);
    const bind = statement.bind.bind(statement);
    return Object.assign(statement, {
      all: () => noted(all()),
      run: () => noted(run()),
      bind: (...values: unknown[]) => meter(bind(...values)),
      // D1's `raw` does not report the rows it read. As in a batch, columns of the same name would collide.
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
