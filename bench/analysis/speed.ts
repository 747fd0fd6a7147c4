import { buildRubric } from "#core/analysis/build-rubric";
import { percentile } from "../lib/percentile";
import type { Table } from "../lib/table";
import type { Pair } from "./fit/dataset";
import { analyze, readText, rubricFor } from "./lib/product";

const MOST = 600;
const WARM_UP = 100;

/** CPU milliseconds for the analysis alone (no extraction, no I/O), after a warm-up round. */
export async function reportSpeed(pairs: Pair[]): Promise<Table> {
  const measured = pairs.slice(0, MOST);
  const jobs = [...new Set(measured.map(({ job }) => job))].slice(0, WARM_UP);
  await timeAll(measured.slice(0, WARM_UP), timeAnalysis);
  const analyses = await timeAll(measured, timeAnalysis);
  const build = (job: Pair["job"]) => cpuOf(() => buildRubric(job));
  await timeAll(jobs, build);
  const rubrics = await timeAll(jobs, build);
  return {
    title: "CPU, warm (ms)",
    columns: ["what", "n", "p50", "p95", "max"],
    rows: [describe("judging a resume", analyses), describe("building a rubric", rubrics)],
  };
}

async function timeAll<Item>(items: Item[], time: (item: Item) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) times.push(await time(item));
  return times.filter(Number.isFinite);
}

async function timeAnalysis({ job, resumeText }: Pair): Promise<number> {
  const rubric = await rubricFor(job);
  const document = await readText(resumeText);
  return typeof document === "string" ? Number.NaN : cpuOf(() => analyze(rubric, document));
}

/** User and system time of one piece of work in this process. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const describe = (name: string, times: number[]) => [
  name,
  times.length,
  ...[0.5, 0.95, 1].map((share) => percentile(times, share)),
];
