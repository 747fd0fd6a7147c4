import { randomFillSync } from "node:crypto";
import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { docx } from "../tests/fixtures/docx-builders";
import { defineSizedBench } from "./lib/bench";
import { percent, printTable } from "./lib/table";
import { makeTextResumes, resumeLines } from "./pipeline/make-resumes";
import { type Product, watchRuntime, withProduct } from "./running/product";
import { openTournament, runTournament, type SentFile, sendResumes, untilRead } from "./running/tournament";

const FILE_BYTES = 2_000_000;
/** Files are generated and sent in batches, so that a gigabyte need not fit in memory. */
const FILES_AT_A_TIME = 100;
/** After the client has the zip, a queue job stores it. Locally that job runs some seconds later. */
const IDLE_MS = 10_000;
const IDLE_CPU_SECONDS = 0.5;

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

/**
 * Exports a tier of this many 2 MB files as a zip, compared with reading the same files one by one; then 2,000
 * candidates as CSV, XLSX and JSON, many times.
 */
export const main = defineSizedBench("npm run bench:export [-- 500]", 500, async (size) => {
  console.log(`${cpus().length} cores. A tier of ${size} files of ${FILE_BYTES / 1e6} MB.`);
  await withProduct((product) => measureZip(product, size));
  await withProduct(measureLists);
});

async function measureZip(product: Product, size: number): Promise<void> {
  const { id, tier, resumeIds } = await fillTier(product, size);
  const zip = [`/api/tournaments/${id}/export/tier/${tier}`];
  const originals = resumeIds.map((resumeId) => `/api/resumes/${resumeId}/view?download=1`);
  const oneByOne = await readAll(product, originals);
  const made = await readAll(product, zip);
  await untilIdle(product);
  const kept = await readAll(product, zip);
  printReadings("Reading a tier", [
    ["the files, one after another", oneByOne],
    ["zip, made while it is sent", made],
    ["zip, kept from the last time", kept],
  ]);
}

async function measureLists(product: Product): Promise<void> {
  const { id } = await runTournament(product, makeTextResumes(0, ROWS));
  const rows: [string, Reading][] = [];
  for (const [name, list] of Object.entries(LISTS)) {
    const path = `/api/tournaments/${id}/${list}`;
    rows.push([name, await readAll(product, Array<string>(TIMES).fill(path))]);
  }
  printReadings(`${ROWS} candidates as a list, ${TIMES} times`, rows);
}

function printReadings(title: string, rows: [string, Reading][]): void {
  const speedOf = ({ bytes, seconds }: Reading) => bytes / 1e6 / seconds;
  const [, first] = rows[0] ?? [];
  printTable({
    title,
    columns: [
      ...["", "MB each", "first byte ms", "seconds each", "MB/s", "of the first"],
      ...["CPU ms a MB", "MB before", "peak MB"],
    ],
    rows: rows.map(([what, reading]) => [
      ...[what, reading.bytes / 1e6 / reading.times, reading.firstByteMs, reading.seconds / reading.times],
      ...[speedOf(reading), first ? percent(speedOf(reading), speedOf(first)) : "-"],
      ...[(reading.cpuSeconds * 1e9) / reading.bytes, reading.memoryBefore, reading.memoryPeak],
    ]),
    notes: ["CPU and memory are the runtime's, the local R2 included."],
  });
}

type Reading = Awaited<ReturnType<typeof readAll>>;

/** Reads the responses of these paths one after another and discards them. The first byte is the first path's. */
async function readAll(product: Product, paths: string[]) {
  const headers = { Authorization: `Bearer ${product.token}` };
  const watched = watchRuntime(product);
  const startedAt = performance.now();
  let bytes = 0;
  let firstByteMs = Number.NaN;
  for (const path of paths) {
    const response = await fetch(product.address + path, { headers });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      if (bytes === 0) firstByteMs = performance.now() - startedAt;
      bytes += part.value.byteLength;
    }
  }
  return { bytes, firstByteMs, times: paths.length, ...watched.stop() };
}

/** Opens a tournament whose resumes all land in one tier, and waits until they are processed. */
async function fillTier(product: Product, count: number) {
  const id = await openTournament(product);
  for (let from = 0; from < count; from += FILES_AT_A_TIME) {
    const length = Math.min(FILES_AT_A_TIME, count - from);
    const files = Array.from({ length }, (_, index) => makeHeavyResume(from + index));
    await sendResumes(product, id, files);
  }
  await untilRead(product, id);
  const resumes = await product.call<CandidateCardView[]>(`/api/tournaments/${id}/resumes/cards`);
  const [tier, ...others] = new Set(resumes.map((resume) => resume.tier));
  if (!tier || others.length > 0 || resumes.length !== count)
    throw new Error("The resumes were to be read, and of one tier.");
  return { id, tier, resumeIds: resumes.map((resume) => resume.id) };
}

/**
 * A large file with the n-th copy of one person's resume, so that all land in one tier. Its picture of random bytes
 * makes it distinct and incompressible.
 */
function makeHeavyResume(n: number): SentFile {
  const picture = randomFillSync(Buffer.alloc(FILE_BYTES));
  const bytes = docx(resumeLines(0), { extraParts: { "word/media/image1.jpeg": picture } });
  return { name: `resume-${n}.docx`, bytes: new Uint8Array(bytes) };
}

async function untilIdle({ runtime }: Product): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    const { cpuSeconds } = runtime();
    if (!(cpuSeconds - before >= IDLE_CPU_SECONDS)) return;
    before = cpuSeconds;
    await setTimeout(IDLE_MS);
  }
}
