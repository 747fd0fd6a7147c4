import "../tests/fixtures/array-buffer-transfer";
import { writeFileSync } from "node:fs";
import { engine } from "./analysis/lib/product";
import { judgeContrasts, judgePairs } from "./verdicts/judge";
import { readLabels } from "./verdicts/labels";
import { noteLook } from "./verdicts/looks";
import { type Options, readOptions, USAGE } from "./verdicts/options";
import { openReader } from "./verdicts/read-resume";
import { sayContrasts, sayFailedContrasts, sayKinds, sayPairs, sayWrongVerdicts } from "./verdicts/report";
import { scoreContrasts } from "./verdicts/score-contrasts";
import { scorePairs } from "./verdicts/score-pairs";
import { halfOfContrast, halfOfJob, takePart } from "./verdicts/split";

/** Compares the product's verdicts with labels made by reading, and prints how far they are apart. */
export async function main(args: string[]): Promise<void> {
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const labels = takePart(readLabels(options.data), options);
  const mayRead = (half: string) =>
    options.half !== undefined || options.jobs !== undefined || half === "tune";
  const out: Record<string, unknown> = {};
  const lines = [`Analyser ${engine}, ${options.half ?? options.jobs?.join(", ") ?? "all jobs"}`];
  if (labels.pairs.length > 0) {
    const judged = await judgePairs(labels, options.resumes, openReader(process.cwd()));
    const { figures, verdicts } = scorePairs(judged);
    out.pairs = figures;
    lines.push(...sayPairs(figures), ...sayKinds(judged, verdicts));
    if (options.failed)
      lines.push(...sayWrongVerdicts(judged.filter(({ job }) => mayRead(halfOfJob(job.job)))));
  }
  if (labels.contrasts.length > 0) {
    const judged = await judgeContrasts(labels.contrasts);
    const { figures, failed } = scoreContrasts(judged);
    out.contrasts = figures;
    lines.push(...sayContrasts(figures));
    if (options.failed)
      lines.push(
        ...sayFailedContrasts(
          failed,
          judged.filter((row) => mayRead(halfOfContrast(row.case))),
        ),
      );
  }
  console.log(lines.join("\n"));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(out, null, 1)}\n`);
  if (options.half === "look") noteLook(process.cwd(), { engine, note: options.note ?? "", figures: out });
}
