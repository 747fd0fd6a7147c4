import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { textPdf } from "../tests/fixtures/pdf-builders";
import { gatherFiles } from "./hostile/gather-files";
import { outcomesOf } from "./hostile/outcomes";
import { watchMemory } from "./hostile/watch-memory";
import { percentile } from "./lib/percentile";
import { printTable } from "./lib/table";
import { type Call, logIn } from "./running/log-in";
import { startProduct } from "./running/product";
import { openTournament, type SentFile, sendResumes, untilRead } from "./running/tournament";
import { watchHealth } from "./running/watch-health";

/** Memory is sampled once more after this much idle time. */
const REST_MS = 60_000;
const ENDLESS = "tests/e2e/start-with-endless-engine.mjs";

const USAGE = `npm run bench:hostile -- --data DIR [--count 1000] [--seed 1] [--rounds 1]
npm run bench:hostile -- --burning 20`;

/**
 * Sends files that tend to break parsers through the product as `npm start` runs it: those in DIR/hostile plus
 * mutations of those in DIR/resumes, different ones each round. With --burning, sends this many pairs of
 * PDFs to a reader that never returns from a PDF.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string" },
      count: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      rounds: { type: "string", default: "1" },
      burning: { type: "string" },
    },
  });
  const { data } = values;
  const [count, seed, rounds] = [Number(values.count), Number(values.seed), Number(values.rounds)];
  if (!data && !values.burning) throw new Error(USAGE);
  const product = await startProduct(data ? {} : { script: ENDLESS });
  const memory = watchMemory(product.pid);
  try {
    const { call } = await logIn(product.address);
    for (let round = 1; round <= rounds; round++) {
      const files = data
        ? gatherFiles(data, { count, seed: seed + round - 1 })
        : await burningFiles(Number(values.burning));
      console.log(`\nRound ${round}: ${files.length} files, ${cpus().length} cores.`);
      const before = product.runtime()?.cpuSeconds ?? 0;
      await runRound(product.address, call, files);
      const used = (product.runtime()?.cpuSeconds ?? 0) - before;
      console.log(`\n${used.toFixed(0)} s of CPU, which a busy machine does not change.`);
      memory.noteMost(`most in round ${round}`);
      await setTimeout(REST_MS);
      memory.noteNow("a minute later");
    }
    printTable(memory.table());
  } finally {
    memory.stop();
    await product.stop();
  }
}

async function runRound(address: string, call: Call, files: SentFile[]): Promise<void> {
  const id = await openTournament(call);
  const health = watchHealth(address);
  const startedAt = performance.now();
  // If single files are refused, the error is printed and the rest goes on.
  await sendResumes(call, id, files).catch((error: Error) => console.log(error.message.slice(0, 200)));
  let finished = 0;
  let changedAt = performance.now();
  let longestPause = 0;
  await untilRead(call, id, (now) => {
    if (now === finished) return;
    longestPause = Math.max(longestPause, performance.now() - changedAt);
    changedAt = performance.now();
    finished = now;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const { times, failed } = await health.stop();
  const pause = (longestPause / 1000).toFixed(1);
  printTable({
    title: `${finished} files in ${seconds.toFixed(0)} s; longest time without a result ${pause} s`,
    columns: ["outcome", "files"],
    rows: await outcomesOf(call, id, files.length),
  });
  const shares = [0.5, 0.95, 0.99, 1];
  printTable({
    title: `/api/health meanwhile, four times a second (ms); ${failed} not answered with 200`,
    columns: ["asked", "p50", "p95", "p99", "max"],
    rows: [[String(times.length), ...shares.map((share) => percentile(times, share).toFixed(0))]],
  });
}

/** PDFs, on which the reader never returns in this setup, mixed with as many text files. */
async function burningFiles(count: number): Promise<SentFile[]> {
  const files: SentFile[] = [];
  for (let n = 0; n < count; n++) {
    const lines = [`Resume ${n}`, "Backend Engineer, Northwind, Jan 2018 - Dec 2023"];
    files.push({ name: `burning-${n}.pdf`, bytes: new Uint8Array(await textPdf(lines)) });
    files.push({ name: `readable-${n}.txt`, bytes: new TextEncoder().encode(lines.join("\n")) });
  }
  return files;
}
