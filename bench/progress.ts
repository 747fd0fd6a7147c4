import { cpus } from "node:os";
import { defineSizedBench } from "./lib/bench";
import { percentile } from "./lib/statistics";
import { printTable } from "./lib/table";
import { makeTextResumes } from "./pipeline/make-resumes";
import { type Burst, changeTiers, openWatched, readAll, reweigh } from "./progress/bursts";
import { type Product, withProduct } from "./running/product";

const WATCHERS = 50;

/** Measures what the watchers of a tournament receive while this many results change. */
export const main = defineSizedBench("npm run bench:progress [-- 1000]", 1000, async (size) => {
  console.log(`${cpus().length} cores. ${size} text resumes a tournament, ${WATCHERS} watchers of each.`);
  await withProduct((product) => measure(product, size));
});

async function measure(product: Product, size: number): Promise<void> {
  const open = () => openWatched(product, WATCHERS);

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
  const { eventsAt, cardsAt } = received;
  const changes = [...changedAt.values()];
  const lastChange = Math.max(...changes);
  const changing = (lastChange - Math.min(...changes)) / 1000;
  const lastEvent = Math.max(...(eventsAt.at(-1) ?? []));
  const seconds = (lastEvent - Math.min(...(eventsAt[0] ?? []))) / 1000;
  const delays = [...cardsAt].flatMap(([id, times]) =>
    times.map((time) => time - (changedAt.get(id) ?? Number.NaN)),
  );
  const peaks = Array.from({ length: WATCHERS }, (_, watcher) =>
    peakASecond(eventsAt.map((times) => times[watcher] ?? 0)),
  );
  return [
    ...[burst, changing > 0 ? changes.length / changing : Number.NaN],
    ...[eventsAt.length, eventsAt.length / Math.max(1, seconds), Math.max(...peaks)],
    ...[percentile(delays, 0.5), percentile(delays, 0.95), lastEvent - lastChange],
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
