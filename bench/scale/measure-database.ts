import { ownerAsViewer } from "#core/audit/find-readable";
import { candidateQuerySchema } from "#core/resumes/candidate-query.schema";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import { noOperations, type Operations } from "../lib/counted-bindings";
import { openLocalProduct } from "../lib/local-product";
import { percentile } from "../lib/percentile";
import { JOB, makeResumes } from "../pipeline/make-resumes";
import { growDatabase } from "./grow-database";

const REPEATS = 9;
const OWN_RESUMES = 50;

type Cost = Operations & { ms: number };

/** `at` has one entry per database size, `scans` the full table scans. */
type MeasuredCall = { what: string; at: Cost[]; scans: string[] };

/** Measures what one account's main calls cost while the database grows with other accounts' data. */
export async function measureDatabase(sizes: number[]) {
  const statements = new Map<string, unknown[]>();
  let isWatching = false;
  const product = await openLocalProduct({
    watch: (sql, values) => {
      if (isWatching) statements.set(sql, values);
    },
  });
  const { services, userId, token, db, seen } = product;
  const { id } = await services.tournaments.create(userId, JOB);
  const files = await makeResumes(OWN_RESUMES + sizes.length * REPEATS);
  const upload = async () => {
    const file = files.pop();
    if (file) await services.resumes.upload({ tournamentId: id, fileName: file.name, bytes: file.bytes });
  };
  for (let n = 0; n < OWN_RESUMES; n++) await upload();
  await product.workOff();
  const [candidate] = await services.candidates.list(ownerAsViewer(userId), id);
  if (!candidate) throw new Error("Nothing was read.");
  const search = candidateQuerySchema.parse({ q: "resume", mode: "filename" });
  const calls: [string, () => Promise<unknown>][] = [
    ["who is signed in", () => services.accounts.authenticate(token)],
    ["dashboard", () => services.tournaments.listPage(userId, tournamentQuerySchema.parse({}))],
    ["a tournament of 50", () => services.candidates.list(ownerAsViewer(userId), id)],
    ["a candidate", () => services.resumes.get(ownerAsViewer(userId), candidate.id)],
    ["search in all candidates", () => services.candidates.search(userId, search)],
    ["upload of a file", upload],
    ["the job that reads it", () => product.workOff()],
  ];

  const measured = calls.map(([what]): MeasuredCall => ({ what, at: [], scans: [] }));
  const growth: number[][] = [];
  const empty = await product.databaseBytes();
  for (const size of sizes) {
    const { insertMs, storeMs } = await growDatabase(db, { tournamentId: id, resumeId: candidate.id }, size);
    const bytesEach = ((await product.databaseBytes()) - empty) / size;
    growth.push([size, Math.round(bytesEach), percentile(insertMs, 0.5), percentile(storeMs, 0.5)]);
    const times = calls.map((): number[] => []);
    const totals = calls.map(noOperations);
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      for (const [index, [, call]] of calls.entries()) {
        Object.assign(seen, noOperations());
        const startedAt = performance.now();
        await call();
        times[index]?.push(performance.now() - startedAt);
        totals[index] = { ...seen };
      }
    }
    measured.forEach(({ at }, index) => {
      at.push({ ...(totals[index] ?? seen), ms: percentile(times[index] ?? [], 0.5) });
    });
  }
  isWatching = true;
  for (const [index, [, call]] of calls.entries()) {
    statements.clear();
    await call();
    const row = measured[index];
    if (row) row.scans = await findScans(db, statements);
  }
  await product.close();
  return { calls: measured, growth };
}

/** Finds full table scans in the query plans of the statements. */
async function findScans(db: D1Database, statements: Map<string, unknown[]>): Promise<string[]> {
  const scans = new Set<string>();
  const tables = await db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all<{ name: string }>();
  const names = new Set(tables.results.map(({ name }) => name));
  for (const [sql, values] of statements) {
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    for (const { detail } of results) {
      const table = /^SCAN (\w+)(?! VIRTUAL)/.exec(detail)?.[1];
      if (table && names.has(table) && !/VIRTUAL TABLE/.test(detail)) scans.add(detail);
    }
  }
  return [...scans];
}
