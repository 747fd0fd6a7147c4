import { buildRubric } from "#core/analysis/build-rubric";
import { analyze, cpuOf, readBytes } from "../lib/analyze";
import { mean } from "../lib/statistics";
import job from "./job.json";
import type { MadeFile } from "./make-resumes";

const OF_EACH = 40;
const WARM_UP = 5;

/** CPU milliseconds per resume, warm, for each stage on its own in this process: stage, resumes, milliseconds. */
export async function measureStages(files: MadeFile[]): Promise<[string, number, number][]> {
  const rubric = await buildRubric(job);
  const stages: [string, number, number][] = [];
  const judging: number[] = [];
  for (const type of ["pdf", "docx", "txt"] as const) {
    const chosen = files.filter((file) => file.type === type).slice(0, OF_EACH);
    for (const { bytes, name } of chosen.slice(0, WARM_UP)) await readBytes(bytes, name);
    const extraction: number[] = [];
    for (const { bytes, name } of chosen) {
      const { ms, result: document } = await cpuOf(() => readBytes(bytes, name));
      if (typeof document === "string") throw new Error(document);
      extraction.push(ms);
      judging.push((await cpuOf(() => analyze(rubric, document))).ms);
    }
    stages.push([`text of a ${type}`, chosen.length, mean(extraction)]);
  }
  return [...stages, ["judging it", judging.length, mean(judging)]];
}
