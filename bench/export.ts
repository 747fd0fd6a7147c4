import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";
import { fillTier } from "./export/fill-tier";
import { measureLists } from "./export/measure-lists";
import { measureReading, type Reading } from "./export/measure-reading";
import { readCount } from "./lib/options";
import { percent, printTable } from "./lib/table";
import { logIn } from "./running/log-in";
import { type Product, withProduct } from "./running/product";

const FILE_BYTES = 2_000_000;
/** After the client has the zip, a queue job stores it. Locally that job runs some seconds later. */
const IDLE_MS = 10_000;
const IDLE_CPU_SECONDS = 0.5;

/**
 * `npm run bench:export [-- 500]`: exports a tier of this many 2 MB files as a zip, compared with reading the same
 * files one by one.
 * `npm run bench:export -- lists`: exports 2,000 candidates as CSV, XLSX and JSON, many times.
 */
export async function main([count = "500"]: string[]): Promise<void> {
  if (count === "lists") return withProduct(measureLists);
  const size = readCount(count, "Say how many files: npm run bench:export -- 500");
  console.log(`${cpus().length} cores. A tier of ${size} files of ${FILE_BYTES / 1e6} MB.`);
  await withProduct((product) => measureZip(product, size));
}

async function measureZip(product: Product, size: number): Promise<void> {
  const { token, call } = await logIn(product.address);
  const { id, tier, resumeIds } = await fillTier(call, size, FILE_BYTES);
  const read = (paths: string[]) => measureReading(product, token, paths, size * FILE_BYTES);
  const originals = resumeIds.map((resumeId) => `/api/resumes/${resumeId}/view?download=1`);
  const zip = [`/api/tournaments/${id}/export/tier/${tier}`];

  const oneByOne = await read(originals);
  const made = await read(zip);
  await untilIdle(product);
  const kept = await read(zip);
  const rows: [string, Reading][] = [
    ["the files, one after another", oneByOne],
    ["zip, made while it is sent", made],
    ["zip, kept from the last time", kept],
  ];
  printTable({
    title: "Reading a tier",
    columns: ["", "MB", "first byte ms", "seconds", "MB/s", "of the files", "CPU ms a MB"],
    rows: rows.map(([what, reading]) => [
      what,
      (reading.bytes / 1e6).toFixed(0),
      reading.firstByteMs.toFixed(0),
      reading.seconds.toFixed(1),
      speedOf(reading).toFixed(0),
      percent(speedOf(reading), speedOf(oneByOne)),
      ((reading.cpuSeconds * 1e9) / reading.bytes).toFixed(1),
    ]),
  });
  printTable({
    title: "Memory of the runtime (MB), the local R2 included",
    columns: ["", "before", "1st quarter", "2nd", "3rd", "4th"],
    rows: rows.map(([what, { memory }]) => [what, ...memory.map((mb) => (mb > 0 ? mb.toFixed(0) : "-"))]),
  });
}

async function untilIdle({ runtime }: Product): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    const now = runtime()?.cpuSeconds ?? 0;
    if (now - before < IDLE_CPU_SECONDS) return;
    before = now;
    await setTimeout(IDLE_MS);
  }
}

const speedOf = ({ bytes, seconds }: Reading) => bytes / 1e6 / seconds;
