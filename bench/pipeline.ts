import { cpus } from "node:os";
import { defineBench, readCount } from "./lib/bench";
import { printTable } from "./lib/table";
import { type MadeFile, makeResumes } from "./pipeline/make-resumes";
import { measureScans } from "./pipeline/scans";
import { measureStages } from "./pipeline/stages";
import { type Product, watchRuntime, withProduct } from "./running/product";
import { runTournament } from "./running/tournament";

/** The most resumes that one credit allows. */
const MAX_TOURNAMENT_RESUMES = 2000;

/** Runs tournaments of these sizes one after another. */
export const main = defineBench(
  "npm run bench:pipeline [-- 300 1000 3000]",
  {},
  async ({ positionals }) => {
    const sizes = positionals.length > 0 ? positionals.map(readCount) : [1000];
    console.log(`${cpus().length} cores. Two-page resumes: 60 % PDF, 30 % Word, 10 % text; embedded judge.`);
    const files = await makeResumes(Math.max(...sizes));
    printTable({
      title: "CPU a resume, by stage, in this process (ms)",
      columns: ["stage", "n", "ms"],
      rows: await measureStages(files),
    });
    printTable({
      title: "Clean scans in English: words given back, and ms of a page in each engine, in this process",
      columns: ["dpi", "pages", "words", "recall", "drawn ms", "read ms"],
      rows: await measureScans(),
    });

    const rows = [];
    // A fresh product for each run, so that none is affected by what the previous one left in memory.
    for (const size of sizes)
      rows.push(await withProduct((product) => measureRun(product, files.slice(0, size))));
    printTable({
      title: "First byte uploaded to last resume ranked",
      columns: [
        ...["resumes", "uploaded s", "ranked s", "ms each", "a minute"],
        ...["CPU ms each", "runtime peak MB", "done", "failed"],
      ],
      rows,
    });
  },
  Number.POSITIVE_INFINITY,
);

async function measureRun(product: Product, files: MadeFile[]): Promise<number[]> {
  const watched = watchRuntime(product);
  const runs = await Promise.all(inTournaments(files).map((part) => runTournament(product, part)));
  const { cpuSeconds, memoryPeak } = watched.stop();
  const ranked = Math.max(...runs.map((run) => run.ranked));
  const sumOf = (figure: "done" | "failed") => runs.reduce((sum, run) => sum + run[figure], 0);
  return [
    ...[files.length, Math.max(...runs.map(({ uploaded }) => uploaded)), ranked],
    ...[(ranked * 1000) / files.length, (files.length / ranked) * 60],
    ...[(cpuSeconds * 1000) / files.length, memoryPeak, sumOf("done"), sumOf("failed")],
  ];
}

/** Splits the files into equal parts, each within the limit of a tournament. */
function inTournaments(files: MadeFile[]): MadeFile[][] {
  const count = Math.ceil(files.length / MAX_TOURNAMENT_RESUMES);
  const size = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, index) => files.slice(index * size, (index + 1) * size));
}
