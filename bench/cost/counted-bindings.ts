/** The platform operations that a run of the product used. */
export const noOperations = () => ({
  ...{ d1Queries: 0, d1RowsRead: 0, d1RowsWritten: 0 },
  ...{ r2ClassA: 0, r2ClassB: 0, r2Bytes: 0, messages: 0, channelRequests: 0, mails: 0 },
});

type Operations = ReturnType<typeof noOperations>;
type Result = { meta: { rows_read?: number; rows_written?: number } };

/** Wraps the database and counts operations as they are billed, including index and trigger rows of a write. */
export function countDatabase(real: D1Database, seen: Operations): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>();
  // Cached, because preparing a statement is a separate call to the runtime that blocks on it.
  const prepared = new Map<string, D1PreparedStatement>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? real.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const note = (results: Result[]) => {
    seen.d1Queries += results.length;
    for (const { meta } of results) {
      seen.d1RowsRead += meta.rows_read ?? 0;
      seen.d1RowsWritten += meta.rows_written ?? 0;
    }
  };
  const noted = async <Answer extends Result>(answer: Promise<Answer>): Promise<Answer> => {
    const result = await answer;
    note([result]);
    return result;
  };
  const watch = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const counted = {
      bind: (...bound: unknown[]) => watch(statement.bind(...bound), sql),
      all: () => noted(statement.all()),
      run: () => noted(statement.run()),
      first: async (column?: string) => {
        const [row] = (await noted(statement.all<Record<string, unknown>>())).results;
        return (column ? row?.[column] : row) ?? null;
      },
      // The driver returns no figures with raw rows, so reads run twice but are counted once.
      raw: async () => {
        const { results } = await noted(statement.all<Record<string, unknown>>());
        return /^\s*(?:select|with)/i.test(sql) ? statement.raw() : results.map(Object.values);
      },
    } as unknown as D1PreparedStatement;
    inner.set(counted, statement);
    return counted;
  };
  return {
    prepare: (sql: string) => watch(prepare(sql), sql),
    async batch(statements: D1PreparedStatement[]) {
      const results = await real.batch(statements.flatMap((one) => inner.get(one) ?? []));
      note(results);
      return results;
    },
  } as unknown as D1Database;
}

/** Wraps the bucket and counts both classes of operations. Deletes are free. */
export function countBucket(real: R2Bucket, seen: Operations): R2Bucket {
  return {
    async put(key: string, value: string | Uint8Array) {
      seen.r2ClassA += 1;
      // Copied, because the bridge to the local runtime rejects views into a larger buffer, such as Node's.
      seen.r2Bytes += Buffer.byteLength(value);
      return real.put(key, typeof value === "string" ? value : new Uint8Array(value));
    },
    async get(key: string) {
      seen.r2ClassB += 1;
      return real.get(key);
    },
    async list(options: R2ListOptions) {
      seen.r2ClassA += 1;
      return real.list(options);
    },
    delete: (keys: string | string[]) => real.delete(keys),
  } as unknown as R2Bucket;
}
