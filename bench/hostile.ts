import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";
import { gatherFiles } from "./hostile/gather-files";
import { defineBench, readCount, UsageError } from "./lib/bench";
import { percentile } from "./lib/statistics";
import { printTable } from "./lib/table";
import { type Product, watchRuntime, withProduct } from "./running/product";
import { openTournament, type SentFile, sendResumes, untilRead } from "./running/tournament";

const ASK_EVERY_MS = 250;
/** Memory is sampled once more after this much idle time. */
const REST_MS = 60_000;

const USAGE = "npm run bench:hostile -- --data DIR [--count 1000] [--rounds 1]";
const options = {
  data: { type: "string" },
  count: { type: "string", default: "1000" },
  rounds: { type: "string", default: "1" },
} as const;

/**
 * Sends files that tend to break parsers through the product as `npm start` runs it: those in DIR/hostile plus
 * mutations of those in DIR/resumes, different ones each round.
 */
export const main = defineBench(USAGE, options, async ({ values: { data, ...values } }) => {
  if (!data) throw new UsageError("--data is missing.");
  const [count, rounds] = [readCount(values.count), readCount(values.rounds)];
  await withProduct(async (product) => {
    for (let seed = 1; seed <= rounds; seed++) await runRound(product, gatherFiles(data, { count, seed }));
  });
});

async function runRound(product: Product, files: SentFile[]): Promise<void> {
  const id = await openTournament(product);
  const watched = watchRuntime(product);
  const health = watchHealth(product.address);
  // If single files are refused, the error is printed and the rest goes on.
  await sendResumes(product, id, files).catch((error: Error) => console.log(error.message.slice(0, 200)));
  let finished = 0;
  let changedAt = performance.now();
  let longestPause = 0;
  await untilRead(product, id, (now) => {
    if (now === finished) return;
    longestPause = Math.max(longestPause, performance.now() - changedAt);
    changedAt = performance.now();
    finished = now;
  });
  const { seconds, cpuSeconds, memoryBefore, memoryPeak } = watched.stop();
  const { times, failed } = await health.stop();
  const pause = (longestPause / 1000).toFixed(1);
  printTable({
    title: `${finished} files in ${seconds.toFixed(0)} s; longest time without a result ${pause} s`,
    columns: ["outcome", "files"],
    rows: await countOutcomes(product, id, files.length),
    notes: [`${cpuSeconds.toFixed(0)} s of CPU on ${cpus().length} cores.`],
  });
  printTable({
    title: `/api/health meanwhile, four times a second (ms); ${failed} not answered with 200`,
    columns: ["asked", "p50", "p95", "p99", "max"],
    rows: [[times.length, ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share))]],
  });
  await setTimeout(REST_MS);
  printTable({
    title: "Resident memory of the runtimes (MB)",
    columns: ["before", "peak", "a minute later"],
    rows: [[memoryBefore, memoryPeak, product.runtime().memoryMb]],
  });
}

/** Counts files by outcome, most frequent first. Text from the file itself is removed from the reason. */
async function countOutcomes({ call }: Product, id: string, sent: number) {
  type Card = { status: string; error: string | null };
  const resumes = await call<Card[]>(`/api/tournaments/${id}/resumes/cards`);
  const counts = new Map<string, number>([["refused, or the same bytes again", sent - resumes.length]]);
  for (const { status, error } of resumes) {
    const reason =
      status === "error" ? `error: ${error?.replace(/[“"].*[”"]/, "…") ?? "without words"}` : status;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Requests /api/health four times a second without waiting for the previous answer. Times in ms. */
function watchHealth(address: string) {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let failed = 0;
  const ask = async () => {
    const startedAt = performance.now();
    try {
      const response = await fetch(`${address}/api/health`);
      await response.arrayBuffer();
      if (response.status !== 200) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - startedAt);
  };
  const asking = setInterval(() => asked.push(ask()), ASK_EVERY_MS);
  return {
    async stop() {
      clearInterval(asking);
      await Promise.all(asked);
      return { times, failed };
    },
  };
}
