/** As many as a PRO credit allows. */
const RESUMES_A_TOURNAMENT = 500;
const TOURNAMENTS_A_USER = 10;

/** Columns that get a new value instead of a copy, in SQL. `?1` is the source row, `?2` the id of the new parent. */
type Changes = Record<string, string>;

/** Milliseconds per resume on the database's single thread, including triggers and search tables. */
export type WriteTimes = { insertMs: number[]; storeMs: number[] };

/**
 * Adds users with full tournaments, all copies of the given resume, until there are `until` resumes. Rows go through
 * the same steps as in production, so that every trigger runs. Returns the time per row, measured on statements of
 * some hundred rows so that the round trip is negligible.
 */
export async function growDatabase(
  db: D1Database,
  like: { tournamentId: string; resumeId: string },
  until: number,
): Promise<WriteTimes> {
  const times: WriteTimes = { insertMs: [], storeMs: [] };
  const count = async () => (await db.prepare("SELECT count(*) AS n FROM resumes").first<number>("n")) ?? 0;
  for (let resumes = await count(); resumes < until; ) {
    const userId = crypto.randomUUID();
    await db
      .prepare(
        "INSERT INTO users (id, email, password_hash, created_at, has_unlimited_access) VALUES (?1, ?1, 'none', 0, 1)",
      )
      .bind(userId)
      .run();
    for (let n = 0; n < TOURNAMENTS_A_USER && resumes < until; n++) {
      const size = Math.min(RESUMES_A_TOURNAMENT, until - resumes);
      const { insertMs, storeMs } = await addTournament(db, like, userId, size);
      times.insertMs.push(insertMs / size);
      times.storeMs.push(storeMs / size);
      resumes += RESUMES_A_TOURNAMENT;
    }
  }
  return times;
}

async function addTournament(
  db: D1Database,
  like: { tournamentId: string; resumeId: string },
  userId: string,
  size: number,
): Promise<{ insertMs: number; storeMs: number }> {
  const id = crypto.randomUUID();
  await copy(db, "tournaments", [like.tournamentId, userId, id], {
    ...{ id: "?3", user_id: "?2", resume_count: "0", done_count: "0", error_count: "0" },
    ...{ tier_a_count: "0", tier_b_count: "0", tier_c_count: "0", tier_d_count: "0" },
  });
  const startedAt = performance.now();
  await copy(
    db,
    "resumes",
    [like.resumeId, id],
    {
      ...{ id: "lower(hex(randomblob(16)))", tournament_id: "?2", sha256: "lower(hex(randomblob(32)))" },
      ...{ file_name: "'resume-' || i || '.pdf'", status: "'analyzing'", scorecard: "NULL", tier: "NULL" },
      match_percent: "NULL",
    },
    size,
  );
  const insertedAt = performance.now();
  await db
    .prepare(
      `UPDATE resumes SET status = 'done', match_percent = abs(random()) % 101,
         (tier, scorecard) = (SELECT tier, scorecard FROM resumes WHERE id = ?1)
       WHERE tournament_id = ?2`,
    )
    .bind(like.resumeId, id)
    .run();
  return { insertMs: insertedAt - startedAt, storeMs: performance.now() - insertedAt };
}

async function copy(
  db: D1Database,
  table: string,
  values: string[],
  changes: Changes,
  times = 1,
): Promise<void> {
  const { results } = await db
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  const selected = columns.map((name) => changes[name] ?? name);
  await db
    .prepare(
      `WITH RECURSIVE copies (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copies WHERE i < ${times})
       INSERT INTO ${table} (${columns.join(", ")})
       SELECT ${selected.join(", ")} FROM ${table}, copies WHERE id = ?1`,
    )
    .bind(...values)
    .run();
}
