import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";
import { textPdf } from "../tests/fixtures/pdf-builders";
import { gatherFiles } from "./hostile/gather-files";
import { outcomesOf } from "./hostile/outcomes";
import { watchMemory } from "./hostile/watch-memory";
import { percentile } from "./lib/percentile";
import { formatTable } from "./lib/table";
import { JOB } from "./pipeline/make-resumes";
import { logIn } from "./running/log-in";
import { startProduct } from "./running/product";
import { type SentFile, sendResumes } from "./running/send-resumes";
import { watchHealth } from "./running/watch-health";

const POLL_MS = 500;
/** Memory is looked at once more after so long without work. */
const REST_MS = 60_000;
const ENDLESS = "tests/e2e/start-with-endless-engine.mjs";

const USAGE = `npm run bench:hostile -- --data DIR [--count 1000] [--seed 1]
npm run bench:hostile -- --burning 20`;

/**
 * Files that break things through the product as `npm start` runs it: those below DIR/hostile and mutations of those
 * below DIR/resumes; or, with --burning, so many over which an engine never ends, among as many that can be read.
 */
export async function main(args: string[]): Promise<void> {
  const option = (name: string) => args[args.indexOf(`--${name}`) + 1];
  const burning = args.includes("--burning") ? Number(option("burning")) : 0;
  const dir = args.includes("--data") ? option("data") : undefined;
  if (!burning && !dir) throw new Error(USAGE);
  const count = args.includes("--count") ? Number(option("count")) : 1000;
  const seed = args.includes("--seed") ? Number(option("seed")) : 1;
  const files = dir ? gatherFiles(dir, { count, seed }) : await burningFiles(burning);
  console.log(`${cpus().length} cores. ${files.length} files.`);

  const product = await startProduct(burning ? { script: ENDLESS } : {});
  try {
    const { call } = await logIn(product.address);
    const memory = watchMemory(product.pid);
    const { id } = await call<{ id: string }>("/api/tournaments", JSON.stringify(JOB));
    const health = watchHealth(product.address);
    const startedAt = performance.now();
    // Refusals of single files are answered; the others go on.
    await sendResumes(call, id, files).catch((error: Error) => console.log(error.message.slice(0, 200)));
    const progress = await untilOver(() => call(`/api/tournaments/${id}`));
    const seconds = (performance.now() - startedAt) / 1000;
    const { times, failed } = await health.stop();
    const outcomes = await outcomesOf(call, id, files.length);
    await setTimeout(REST_MS);

    console.log(
      `\n${formatTable({
        title: `${progress.finished} files in ${seconds.toFixed(0)} s; longest time without a result ${(progress.longestPause / 1000).toFixed(1)} s`,
        columns: ["outcome", "files"],
        rows: outcomes,
      })}`,
    );
    console.log(
      `\n${formatTable({
        title: `/api/health meanwhile, four times a second (ms); ${failed} not answered with 200`,
        columns: ["asked", "p50", "p95", "p99", "max"],
        rows: [
          [String(times.length), ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(0))],
        ],
      })}`,
    );
    console.log(`\n${formatTable(memory.stop())}`);
  } finally {
    await product.stop();
  }
}

type Tournament = { status: string; resumeCount: number; doneCount: number; errorCount: number };

/** Until all is finished. How many are, and the longest time (ms) in which none was. */
async function untilOver(find: () => Promise<Tournament>) {
  let finished = 0;
  let changedAt = performance.now();
  let longestPause = 0;
  for (;;) {
    const { status, doneCount, errorCount } = await find();
    if (doneCount + errorCount > finished) {
      longestPause = Math.max(longestPause, performance.now() - changedAt);
      changedAt = performance.now();
      finished = doneCount + errorCount;
    }
    if (status === "completed" || status === "error") return { finished, longestPause };
    await setTimeout(POLL_MS);
  }
}

/** What says that it is encrypted is opened by the engine for PDFs first, and by that one never closed. */
async function burningFiles(count: number): Promise<SentFile[]> {
  const files: SentFile[] = [];
  for (let n = 0; n < count; n++) {
    const readable = await textPdf([`Resume ${n}`, "Backend Engineer, Northwind, Jan 2018 - Dec 2023"]);
    const mark = new TextEncoder().encode(`\n%/Encrypt ${n}\n`);
    files.push({ name: `burning-${n}.pdf`, bytes: new Uint8Array([...readable, ...mark]) });
    files.push({ name: `readable-${n}.pdf`, bytes: new Uint8Array(readable) });
  }
  return files;
}
