import { printTable } from "../lib/table";
import { fillWorld } from "../pages/fill-world";
import { fetchTimed, withToken } from "../running/fetch-timed";
import type { Product } from "../running/product";
import { memoryByPart } from "../running/runtime";

const ROWS = 2000;
/** Paths below the tournament's: three files, and the list that programs read. */
const LISTS = {
  csv: "export/candidates?format=csv",
  xlsx: "export/candidates?format=xlsx",
  json: "export/candidates?format=json",
  "the API's list": "resumes",
};
/** Requests per list. All exports together stay below what one account may export in a minute. */
const TIMES = 18;
/** After how many requests the memory is read. */
const STEP = 6;

/**
 * Reads the candidates of a large tournament many times in each format; reports seconds, and the memory of the
 * process that runs the Workers and of the one with which `wrangler dev` forwards requests to it.
 */
export async function measureLists(product: Product): Promise<void> {
  const { ids, recruiter } = await fillWorld(product, { resumes: ROWS, tournaments: 1 });
  const memory = () => {
    const parts = memoryByPart(product.pid);
    return [parts.get("product: Workers"), parts.get("product: proxy")] as const;
  };
  const rows: string[][] = [];
  for (const [name, list] of Object.entries(LISTS)) {
    const path = `/api/tournaments/${ids.tournament}/${list}`;
    const readings = [];
    const memories = [memory()];
    for (let time = 1; time <= TIMES; time++) {
      readings.push(await fetchTimed(`${product.address}${path}`, withToken(recruiter.token)));
      if (time % STEP === 0) memories.push(memory());
    }
    const seconds = readings.map((reading) => reading.seconds).sort((a, b) => a - b);
    const firstBytes = readings.map((reading) => reading.firstByteMs).sort((a, b) => a - b);
    rows.push([
      name,
      ((readings[0]?.bytes ?? 0) / 1e6).toFixed(1),
      (firstBytes[TIMES / 2] ?? 0).toFixed(0),
      (seconds[TIMES / 2] ?? 0).toFixed(2),
      (seconds.at(-1) ?? 0).toFixed(2),
      memories.map(([workers]) => workers?.toFixed(0) ?? "-").join(", "),
      memories.map(([, forwarder]) => forwarder?.toFixed(0) ?? "-").join(", "),
    ]);
  }
  printTable({
    title: `${ROWS} candidates as a list, ${TIMES} times; memory in MB before and after each ${STEP}`,
    columns: ["", "MB", "first byte ms", "seconds p50", "worst", "the Workers", "wrangler's forwarder"],
    rows,
  });
}
