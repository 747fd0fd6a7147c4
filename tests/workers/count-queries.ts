/** The database, which tells how many calls were made of it and how many rows they read. */
export function countQueries(binding: D1Database) {
  const seen = { calls: 0, rowsRead: 0 };
  const note = <T extends { meta: { rows_read?: number } }>(results: T[]) => {
    seen.calls += 1;
    for (const { meta } of results) seen.rowsRead += meta.rows_read ?? 0;
  };
  const counted = new Proxy(binding, {
    get(target, name) {
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          note(results);
          return results;
        };
      }
      if (name === "prepare") return (sql: string) => watch(target.prepare(sql));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

  function watch(statement: D1PreparedStatement): D1PreparedStatement {
    const all = statement.all.bind(statement);
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => watch(bind(...values));
    statement.all = async <T>() => {
      const result = await all<T>();
      note([result]);
      return result;
    };
    statement.raw = (async () => {
      const { results } = await statement.all<Record<string, unknown>>();
      return results.map((row) => Object.values(row));
    }) as D1PreparedStatement["raw"];
    return statement;
  }
  return { binding: counted, seen };
}
