import { buildRubric } from "#core/analysis/build-rubric";
import { analyze, readBytes } from "../analysis/lib/product";
import { cpuOf } from "../analysis/speed";
import { JOB, type MadeFile } from "./make-resumes";

const OF_EACH = 40;
const WARM_UP = 5;

/** CPU milliseconds per resume, warm, for each stage on its own in this process: stage, resumes, milliseconds. */
export async function measureStages(files: MadeFile[]): Promise<[string, number, number][]> {
  const rubric = await buildRubric(JOB);
  const stages: [string, number, number][] = [];
  const judging = { resumes: 0, ms: 0 };
  for (const type of ["pdf", "docx", "txt"] as const) {
    const chosen = files.filter((file) => file.type === type).slice(0, OF_EACH);
    for (const { bytes, name } of chosen.slice(0, WARM_UP)) await readBytes(bytes, name);
    let extraction = 0;
    for (const { bytes, name } of chosen) {
      extraction += await cpuOf(() => readBytes(bytes, name));
      const document = await readBytes(bytes, name);
      if (typeof document === "string") throw new Error(document);
      judging.ms += await cpuOf(() => analyze(rubric, document));
      judging.resumes += 1;
    }
    stages.push([`text of a ${type}`, chosen.length, extraction / chosen.length]);
  }
  return [...stages, ["judging it", judging.resumes, judging.ms / judging.resumes]];
}
