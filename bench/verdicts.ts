import { writeFileSync } from "node:fs";
import { engine } from "./analysis/lib/product";
import { defineBench } from "./lib/bench";
import { formatJudges } from "./verdicts/judge-table";
import { openJudge } from "./verdicts/judges";
import { readLabels } from "./verdicts/labels";
import { noteLook } from "./verdicts/looks";
import { type Measured, measureJudge } from "./verdicts/measure-judge";
import { type Options, readOptions, USAGE, verdictOptions } from "./verdicts/options";
import { openReader } from "./verdicts/read-resume";
import { formatFailedContrasts, formatKinds, formatWrongVerdicts } from "./verdicts/report";
import { halfOfContrast, halfOfJob, takePart, takeSome } from "./verdicts/split";

/** Compares judges with human labels and prints the differences. */
export const main = defineBench(USAGE, verdictOptions, async ({ values }) => {
  const options = readOptions(values);
  // Silences the log of each model call, because the table counts them.
  console.log = mute(console.log);
  const labels = takeSome(takePart(readLabels(options.data), options), options.limit);
  const read = openReader();
  const measured: Measured[] = [];
  for (const name of options.judges) {
    const judge = await openJudge(name, options.model, process.env);
    measured.push(await measureJudge(judge, labels, read, options));
    judge.close();
  }
  const figures = measured.map((one) => one.figures);
  const which = options.half ?? options.jobs?.join(", ") ?? "all jobs";
  console.log(formatJudges(`${engine}, ${which}`, figures));
  const [first] = measured;
  if (first && options.judges.length === 1) console.log(formatDetails(first, options).join("\n"));
  const out = figures.length === 1 ? figures[0] : figures;
  if (options.json) writeFileSync(options.json, `${JSON.stringify(out, null, 1)}\n`);
  if (options.half === "look" && options.judges.includes("embedded") && options.limit === undefined)
    noteLook({ engine, note: options.note ?? "", figures: figures[0] ?? {} });
});

/** Breaks a single judge's accuracy down by kind and job. */
function formatDetails({ pairs, verdicts, contrasts, failed }: Measured, options: Options): string[] {
  const mayRead = (half: string) => options.half || options.jobs || half === "tune";
  const kinds = pairs.length > 0 ? formatKinds(pairs, verdicts) : [];
  if (!options.failed) return kinds;
  return [
    ...kinds,
    ...formatWrongVerdicts(pairs.filter(({ job }) => mayRead(halfOfJob(job.job)))),
    ...formatFailedContrasts(
      failed,
      contrasts.filter((row) => mayRead(halfOfContrast(row.case))),
    ),
  ];
}

const mute =
  (log: typeof console.log) =>
  (...words: unknown[]) =>
    typeof words[0] === "string" ? log(...words) : undefined;
