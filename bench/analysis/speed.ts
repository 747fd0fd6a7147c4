import { buildRubric } from "#core/analysis/build-rubric";
import type { JobText } from "#core/analysis/rubric";
import { percentile } from "../lib/percentile";
import type { Section } from "../lib/table";
import { analyze, readText, rubricFor } from "./lib/product";

type Timed = { job: JobText; resumeText: string };

const MOST = 600;

/** CPU milliseconds for the analysis alone (no extraction, no I/O), after a warm-up round. */
export async function reportSpeed(pairs: Timed[]): Promise<Section> {
  const measured = pairs.slice(0, MOST);
  const jobs = [...new Set(measured.map(({ job }) => job))].slice(0, 100);
  for (const { job, resumeText } of measured.slice(0, 100)) await timeAnalysis(job, resumeText);
  const analyses: number[] = [];
  for (const { job, resumeText } of measured) {
    const time = await timeAnalysis(job, resumeText);
    if (time !== undefined) analyses.push(time);
  }
  for (const job of jobs) await buildRubric(job);
  const rubrics: number[] = [];
  for (const job of jobs) rubrics.push(await timed(() => buildRubric(job)));
  const rows = [describe("judging a resume", analyses), describe("building a rubric", rubrics)];
  return {
    tables: [
      {
        title: "CPU, warm (ms)",
        columns: ["what", "n", "p50", "p95", "max"],
        rows: rows.map(({ name, n, p50, p95, max }) => [
          name,
          String(n),
          p50.toFixed(2),
          p95.toFixed(2),
          max.toFixed(2),
        ]),
      },
    ],
    figures: rows,
  };
}

async function timeAnalysis(job: JobText, resumeText: string): Promise<number | undefined> {
  const rubric = await rubricFor(job);
  const document = await readText(resumeText);
  return typeof document === "string" ? undefined : timed(() => analyze(rubric, document));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function describe(name: string, times: number[]) {
  return {
    name,
    n: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: Math.max(...times),
  };
}
