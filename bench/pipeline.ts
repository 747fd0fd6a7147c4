import { cpus } from "node:os";
import { readCount } from "./lib/options";
import { percentile } from "./lib/percentile";
import { percent, printTable } from "./lib/table";
import { type MadeFile, makeResumes } from "./pipeline/make-resumes";
import { measureScans } from "./pipeline/scans";
import { measureStages } from "./pipeline/stages";
import { type Product, withProduct } from "./running/product";
import { watchReaderHeap } from "./running/reader-heap";
import { runTournament } from "./running/tournament";

/** The most resumes that one credit allows. */
const MAX_TOURNAMENT_RESUMES = 2000;
const SAMPLE_MS = 250;

/** `npm run bench:pipeline [-- 300 1000 3000]`: runs tournaments of these sizes one after another. */
export async function main(args: string[]): Promise<void> {
  const usage = "Say how many resumes: npm run bench:pipeline -- 300 1000 3000";
  const sizes = args.length > 0 ? args.map((size) => readCount(size, usage)) : [1000];
  console.log(`${cpus().length} cores. Two-page resumes: 60 % PDF, 30 % Word, 10 % text; embedded analyzer.`);
  const files = await makeResumes(Math.max(...sizes));
  const stages = await measureStages(files);
  printTable({
    title: "CPU a resume, by stage, in this process (ms)",
    columns: ["stage", "n", "ms"],
    rows: stages.map(({ what, n, cpuMs }) => [what, String(n), cpuMs.toFixed(1)]),
  });
  const scans = await measureScans();
  printTable({
    title: "Clean scans in English: words given back, and ms of a page in each engine, in this process",
    columns: ["dpi", "pages", "words", "recall", "drawn ms", "read ms"],
    rows: scans.map(({ dpi, pages, words, found, drawMs, readMs }) => [
      ...[String(dpi), String(pages), String(words), percent(found, words)],
      ...[drawMs.toFixed(0), readMs.toFixed(0)],
    ]),
  });

  const rows: string[][] = [];
  // A fresh product for each run, so that none is affected by what the previous one left in memory.
  for (const size of sizes)
    rows.push(await withProduct((product) => measureRun(product, files.slice(0, size))));
  printTable({
    title: "First byte uploaded to last resume ranked",
    columns: [
      ...["resumes", "uploaded s", "ranked s", "ms each", "a minute", "CPU ms each"],
      ...["reader heap p50 MB", "max of 128", "runtime peak MB", "done", "failed"],
    ],
    rows,
    notes: [
      "Heap: JavaScript and buffers of the resume reader's isolate, garbage included, ten times a second.",
    ],
  });
}

/** Splits the files into equal parts, each within the limit of a tournament. */
function inTournaments(files: MadeFile[]): MadeFile[][] {
  const count = Math.ceil(files.length / MAX_TOURNAMENT_RESUMES);
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, index) => files.slice(index * size, (index + 1) * size));
}

async function measureRun(product: Product, files: MadeFile[]): Promise<string[]> {
  const before = product.runtime();
  const heap = watchReaderHeap(before?.pids ?? []);
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, product.runtime()?.memoryMb ?? 0);
  }, SAMPLE_MS);
  try {
    const runs = await Promise.all(inTournaments(files).map((part) => runTournament(product.address, part)));
    const run = {
      uploaded: Math.max(...runs.map(({ uploaded }) => uploaded)),
      ranked: Math.max(...runs.map(({ ranked }) => ranked)),
      done: runs.reduce((sum, { done }) => sum + done, 0),
      failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    };
    const after = product.runtime();
    const cpuMs = before && after ? (after.cpuSeconds - before.cpuSeconds) * 1000 : Number.NaN;
    return [
      ...[String(files.length), run.uploaded.toFixed(1), run.ranked.toFixed(1)],
      ...[((run.ranked * 1000) / files.length).toFixed(0), ((files.length / run.ranked) * 60).toFixed(0)],
      ...[cpuMs / files.length, percentile(heap.samples, 0.5), percentile(heap.samples, 1)].map(wholeOrDash),
      ...[peak.toFixed(0), String(run.done), String(run.failed)],
    ];
  } finally {
    clearInterval(sampler);
    await heap.stop();
  }
}

/** A short run may end before the first sample is taken. */
const wholeOrDash = (value: number) => (Number.isNaN(value) ? "-" : value.toFixed(0));
