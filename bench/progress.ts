import { cpus } from "node:os";
import { defineBench, readCount } from "./lib/bench";
import { percentile } from "./lib/percentile";
import { printTable } from "./lib/table";
import { makeTextResumes } from "./pipeline/make-resumes";
import { type Burst, changeTiers, openWatched, readAll, reweigh } from "./progress/bursts";
import { logIn } from "./running/client";
import { type Product, withProduct } from "./running/product";

const WATCHERS = 50;

/** Measures what the watchers of a tournament receive while this many results change. */
export const main = defineBench(
  "npm run bench:progress [-- 1000]",
  {},
  async ({ positionals: [count = "1000"] }) => {
    const size = readCount(count);
    console.log(`${cpus().length} cores. ${size} text resumes a tournament, ${WATCHERS} watchers of each.`);
    await withProduct((product) => measure(product, size));
  },
  1,
);

async function measure(product: Product, size: number): Promise<void> {
  const session = await logIn(product.address);
  const open = () => openWatched(product.address, session, WATCHERS);

  const alone = await open();
  const read = await readAll(alone, makeTextResumes(0, size));
  const changed = await changeTiers(alone);
  const reweighed = await reweigh(alone);
  alone.watchers.leave();

  const [first, neighbor] = await Promise.all([open(), open()]);
  const [besideBusy, busy] = await Promise.all([
    readAll(first, makeTextResumes(size, size)),
    readAll(neighbor, makeTextResumes(2 * size, size)),
  ]);
  first.watchers.leave();
  neighbor.watchers.leave();

  printTable({
    title: "What a watcher receives",
    columns: [
      ...["burst", "changes a second", "messages", "a second", "at most"],
      ...["received after ms p50", "p95", "last state ms"],
    ],
    rows: [
      rowOf("resumes read", read),
      rowOf("tiers changed by hand", changed),
      rowOf("all scored again at once", reweighed),
      rowOf("resumes read, a neighbor busy", besideBusy),
      rowOf("the neighbor", busy),
    ],
    notes: [
      "at most: in any second, at any watcher.",
      "received after: from the result in the database to a watcher having it, of all results and watchers.",
      "last state: from the last result to the last watcher that knows all. The two read by turns: one queue.",
    ],
  });
}

function rowOf(burst: string, { received, changedAt }: Burst): (string | number)[] {
  const changes = [...changedAt.values()];
  const firstAt = Math.min(...changes);
  const lastAt = Math.max(...changes);
  const seconds = (Math.max(...received.lastAt) - Math.min(...(received.at[0] ?? []))) / 1000;
  const delays = [...received.cardsAt].flatMap(([id, times]) =>
    times.map((time) => time - (changedAt.get(id) ?? Number.NaN)),
  );
  const peak = Math.max(
    ...received.lastAt.map((_, watcher) => peakASecond(received.at.map((times) => times[watcher] ?? 0))),
  );
  return [
    burst,
    lastAt > firstAt ? changes.length / ((lastAt - firstAt) / 1000) : Number.NaN,
    ...[received.at.length, received.at.length / Math.max(1, seconds), peak],
    ...[percentile(delays, 0.5), percentile(delays, 0.95), Math.max(...received.lastAt) - lastAt],
  ];
}

/** The most events within one second. Expects sorted times. */
function peakASecond(times: number[]): number {
  let from = 0;
  return times.reduce((peak, time, index) => {
    while (time - (times[from] ?? time) >= 1000) from += 1;
    return Math.max(peak, index - from + 1);
  }, 0);
}
