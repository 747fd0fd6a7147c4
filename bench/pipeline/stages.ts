import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildRubric } from "#core/analysis/build-rubric";
import { analyze, readBytes } from "../analysis/lib/product";
import { JOB, type MadeFile } from "./make-resumes";

export type Stage = { what: string; n: number; cpuMs: number };

const OF_EACH = 40;

/** CPU milliseconds per resume, warm, for each stage on its own in this process, and for pdftotext if installed. */
export async function measureStages(files: MadeFile[]): Promise<Stage[]> {
  const rubric = await buildRubric(JOB);
  const stages: Stage[] = [];
  let analysis = 0;
  let analyzed = 0;
  for (const type of ["pdf", "docx", "txt"] as const) {
    const chosen = files.filter((file) => file.type === type).slice(0, OF_EACH);
    for (const { bytes, name } of chosen.slice(0, 5)) await readBytes(bytes, name);
    let extraction = 0;
    for (const { bytes, name } of chosen) {
      const { value: document, cpuMs } = await timed(() => readBytes(bytes, name));
      extraction += cpuMs;
      if (typeof document === "string") throw new Error(document);
      analysis += (await timed(() => analyze(rubric, document))).cpuMs;
      analyzed += 1;
    }
    stages.push({ what: `text of a ${type}`, n: chosen.length, cpuMs: extraction / chosen.length });
  }
  stages.push({ what: "judging it", n: analyzed, cpuMs: analysis / analyzed });
  const foreign = timePdftotext(files.filter(({ type }) => type === "pdf").slice(0, OF_EACH));
  return foreign ? [...stages, foreign] : stages;
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; cpuMs: number }> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, cpuMs: (user + system) / 1000 };
}

/** Wall time, including one process start per file. */
function timePdftotext(files: MadeFile[]): Stage | null {
  if (spawnSync("pdftotext", ["-v"]).error) return null;
  const folder = mkdtempSync(join(tmpdir(), "tierwise-pdftotext-"));
  const paths = files.map(({ name, bytes }) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  });
  const startedAt = performance.now();
  for (const path of paths) spawnSync("pdftotext", ["-layout", path, "-"]);
  const cpuMs = (performance.now() - startedAt) / paths.length;
  rmSync(folder, { recursive: true });
  return { what: "pdftotext of a pdf (a process each, wall time)", n: paths.length, cpuMs };
}
