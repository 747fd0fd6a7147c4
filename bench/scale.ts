import { readCount } from "./lib/options";
import { printTable } from "./lib/table";
import { measureDatabase } from "./scale/measure-database";

/** `npm run bench:scale [-- 1000 10000 100000]`: measures what grows with the data in the database. */
export async function main(args: string[]): Promise<void> {
  const usage = "Say how many resumes: npm run bench:scale -- 1000 100000";
  const sizes = args.length > 0 ? args.map((size) => readCount(size, usage, 100)) : [1000, 10_000, 100_000];
  const { calls, growth } = await measureDatabase(sizes.sort((a, b) => a - b));
  const columns = ["", ...sizes.map((size) => `${size} resumes`)];
  printTable({
    title: "One account's calls while the database grows: D1 queries / rows read / rows written",
    columns: [...columns, "whole tables read"],
    rows: calls.map(({ what, at, scans }) => [
      what,
      ...at.map(
        ({ d1Queries, d1RowsRead, d1RowsWritten }) => `${d1Queries} / ${d1RowsRead} / ${d1RowsWritten}`,
      ),
      scans.join("; ") || "none",
    ]),
  });
  printTable({
    title: "The same in milliseconds (median)",
    columns,
    rows: calls.map(({ what, at }) => [what, ...at.map(({ ms }) => ms)]),
  });
  printTable({
    title:
      "A resume in the database: its bytes, and ms to write it, with triggers, some hundred in a statement",
    columns: ["resumes", "bytes", "insertion", "result"],
    rows: growth,
  });
}
