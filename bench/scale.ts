import { readCount } from "./lib/options";
import { percent, printTable } from "./lib/table";
import { measureDatabase } from "./scale/measure-database";
import { DISTANCES_MS, measureUploads } from "./scale/measure-uploads";
import { accountSizes, placeAccounts } from "./scale/place-accounts";
import { answersAMinute, concurrencyFor, lanesFor, waitForModel } from "./scale/wait-for-model";

const GIGABYTE = 1e9;
/** Size limit of a D1 database. */
const DATABASE_BYTES = 10 * GIGABYTE;
/** Workers AI limit for text generation, per Cloudflare account. */
const CALLS_A_MINUTE = 300;
const RESUMES_A_DAY = [10_000, 100_000, 10_000_000];
const KEPT_DAYS = 365;
const RESUMES_A_YEAR_AND_ACCOUNT = 1000;
/** Concurrency of the customer resume queue, as set in queue-consumer/wrangler.toml, and the maximum for any queue. */
const CONCURRENCY = 13;
const MAX_CONCURRENCY = 250;
const SECONDS_A_CALL = [1, 3, 5, 10, 15, 20];
const MODEST_DAYS = [100, 2000, 100_000];
/** The promised time for a tournament: 100 resumes within 90 seconds once it is their turn. */
const WITHIN_SECONDS = 90;

/**
 * `npm run bench:scale [-- 1000 10000 100000]`: measures what grows with the data and what with the number of
 * accounts.
 */
export async function main(args: string[]): Promise<void> {
  const usage = "Say how many resumes: npm run bench:scale -- 1000 100000";
  const sizes = args.length > 0 ? args.map((size) => readCount(size, usage, 100)) : [1000, 10_000, 100_000];
  const { measured, bytes, writes } = await measureDatabase(sizes.sort((a, b) => a - b));
  const bytesEach = bytes.at(-1)?.each ?? 0;
  const figures = (pick: (at: (typeof measured)[number]["at"][number]) => string) =>
    measured.map(({ what, at }) => [what, ...at.map(pick)]);
  const columns = ["", ...sizes.map((size) => `${size} resumes`)];
  const tables = [
    {
      title: "One account's calls while the database grows: D1 queries / rows read / rows written",
      columns: [...columns, "whole tables read"],
      rows: measured.map(({ what, at, scans }) => [
        what,
        ...at.map(({ queries, rowsRead, rowsWritten }) => `${queries} / ${rowsRead} / ${rowsWritten}`),
        scans.join("; ") || "none",
      ]),
    },
    { title: "The same in milliseconds (median)", columns, rows: figures(({ ms }) => ms.toFixed(1)) },
    {
      title: "Database, bytes a resume",
      columns: ["resumes", "bytes each"],
      rows: bytes.map(({ resumes, each }) => [String(resumes), each.toFixed(0)]),
    },
    {
      title:
        "Writes of a resume with their triggers, some hundred in a statement: ms of the database's thread each",
      columns: ["resumes", "insertion", "result"],
      rows: writes.map(({ resumes, insertMs, storeMs }) => [
        String(resumes),
        insertMs.toFixed(2),
        storeMs.toFixed(2),
      ]),
    },
    await uploadsTable(),
    placementTable(bytesEach),
    waitingTable(),
    slownessTable(),
  ];
  for (const table of tables) printTable(table);
}

async function uploadsTable() {
  const { database, bucket, queue } = DISTANCES_MS;
  const measured = await measureUploads([1, 5, 20]);
  return {
    title: `Uploads in one request, the database ${database} ms away, the bucket ${bucket}, the queue ${queue}`,
    columns: ["files", "ms"],
    rows: measured.map(({ files, ms }) => [String(files), ms.toFixed(0)]),
  };
}

function placementTable(bytesEach: number) {
  const rows = RESUMES_A_DAY.flatMap((perDay) => {
    const kept = perDay * KEPT_DAYS;
    const accounts = Math.ceil(kept / RESUMES_A_YEAR_AND_ACCOUNT);
    // For large numbers of accounts, a sample is simulated and scaled up.
    const sample = Math.min(1, 200_000 / accounts);
    const sizes = accountSizes(Math.ceil(accounts * sample), kept * bytesEach * sample, DATABASE_BYTES / 2);
    return placeAccounts(sizes, DATABASE_BYTES).map(({ rule, shards, mean, fullest, moved }) => [
      `${perDay.toLocaleString("en")} a day, ${rule}`,
      String(Math.ceil(shards / sample)),
      percent(mean, 1),
      percent(fullest, 1),
      String(Math.round(moved / sample)),
    ]);
  });
  return {
    title: `Accounts on databases of 10 GB, kept ${KEPT_DAYS} days (${bytesEach.toFixed(0)} bytes a resume)`,
    columns: ["resumes", "databases", "mean fill", "fullest", "accounts moved"],
    rows,
  };
}

function waitingTable() {
  const rows = RESUMES_A_DAY.flatMap((perDay) => {
    const needed = lanesFor(perDay, CALLS_A_MINUTE, WITHIN_SECONDS);
    return [...new Set([1, needed])].map((lanes) => {
      const { use, p50, p95 } = waitForModel(perDay, CALLS_A_MINUTE, lanes);
      return [
        ...[perDay.toLocaleString("en"), String(lanes), percent(use, 1)],
        ...[minutes(p50), minutes(p95)],
      ];
    });
  });
  return {
    title: `Waiting for the model, ${CALLS_A_MINUTE} calls a minute and lane: a tournament of 100, arrival to last verdict`,
    columns: ["resumes a day", "lanes", "in use", "p50", "p95"],
    rows,
    notes: [
      "All within eight hours. Beyond 100 % the line grows as long as it lasts; shown are 20,000 tournaments.",
    ],
  };
}

function slownessTable() {
  const rows = SECONDS_A_CALL.flatMap((secondsACall) => {
    const lane = { callsAMinute: CALLS_A_MINUTE, secondsACall };
    const advised = Math.min(MAX_CONCURRENCY, concurrencyFor(lane));
    return [...new Set([CONCURRENCY, advised])].map((concurrency) => {
      const rate = answersAMinute({ ...lane, concurrency });
      const waits = MODEST_DAYS.map((perDay) => minutes(waitForModel(perDay, rate, 1).p95));
      return [`${secondsACall} s`, String(concurrency), rate.toFixed(0), ...waits];
    });
  });
  return {
    title: "Waiting for a slow model, one lane: a tournament of 100, arrival to last verdict, p95",
    columns: [
      "a call takes",
      "max_concurrency",
      "answers a minute",
      ...MODEST_DAYS.map((perDay) => `${perDay.toLocaleString("en")} a day`),
    ],
    rows,
  };
}

const minutes = (seconds: number) =>
  seconds < 600 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`;
