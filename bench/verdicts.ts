import { appendFileSync, writeFileSync } from "node:fs";
import { engine } from "./lib/analyze";
import { defineBench, oneOf, readCount, UsageError } from "./lib/bench";
import { decimal, percent } from "./lib/table";
import { formatJudges } from "./verdicts/judge-table";
import { judgeNames, openJudge } from "./verdicts/judges";
import { type JudgeFigures, type Measured, measureJudge } from "./verdicts/measure-judge";
import { LABELS_USAGE, labelOptions, openLabels } from "./verdicts/open-labels";
import { openReader } from "./verdicts/read-resume";
import { formatFailedContrasts, formatKinds, formatWrongVerdicts } from "./verdicts/report";
import { halfOfContrast, halfOfJob, halves, type Part, takeSome } from "./verdicts/split";

const USAGE = `npm run bench:verdicts -- --data DIR [--data DIR] [options]
${LABELS_USAGE}
  --jobs a,b            only the pairs of these jobs, no contrasts
  --split ${halves.join("|")}     only this half of the jobs and contrasts; "look" wants --note and is written down in looks.md
  --note "..."          what the look was for
  --failed              lists wrong verdicts with quotes, of the half that may be tuned on unless --split or --jobs says otherwise
  --json FILE           writes the figures there
  --judge a,b           who judges: ${judgeNames.join(", ")} (default: embedded). openai asks AI_MODEL at
                        AI_BASE_URL with AI_API_KEY; workers-ai asks AI_MODEL of CLOUDFLARE_ACCOUNT_ID with
                        CLOUDFLARE_API_TOKEN; the others are stand-ins that know the labels. Answers are kept on disk
  --model NAME          in place of AI_MODEL
  --limit N             only so many pairs and so many contrast cases, from all over
  --price IN,OUT        US dollars for a million tokens in and out`;

const options = {
  ...labelOptions,
  jobs: { type: "string" },
  split: { type: "string" },
  note: { type: "string" },
  failed: { type: "boolean" },
  judge: { type: "string", default: "embedded" },
  model: { type: "string" },
  limit: { type: "string" },
  price: { type: "string" },
} as const;

/** Compares judges with human labels and prints the differences. */
export const main = defineBench(USAGE, options, async ({ values }) => {
  const part = {
    half: values.split ? oneOf("--split", halves, values.split) : undefined,
    jobs: values.jobs?.split(","),
  };
  if (part.half && part.jobs) throw new UsageError("--jobs and --split do not go together.");
  if (part.half === "look" && !values.note)
    throw new UsageError("--split look wants --note: every look is written down.");
  const judges = values.judge.split(",").map((name) => oneOf("--judge", judgeNames, name));
  const limit = values.limit === undefined ? undefined : readCount(values.limit);
  const price = values.price === undefined ? undefined : readPrice(values.price);
  const opened = openLabels(values, part);
  const labels = takeSome(opened.labels, limit);

  // Silences the log of each model call, because the table counts them.
  console.log = mute(console.log);
  const read = openReader();
  const measured: Measured[] = [];
  for (const name of judges) {
    const judge = openJudge(name, values.model, process.env);
    measured.push(await measureJudge(judge, labels, read, { resumes: opened.resumes, price }));
  }
  const figures = measured.map((one) => one.figures);
  const which = part.half ?? part.jobs?.join(", ") ?? "all jobs";
  console.log(formatJudges(`${engine}, ${which}`, figures));
  const [first] = measured;
  if (first && judges.length === 1) console.log(formatDetails(first, part, values.failed).join("\n"));
  const out = figures.length === 1 ? figures[0] : figures;
  if (values.json) writeFileSync(values.json, `${JSON.stringify(out, null, 1)}\n`);
  if (part.half === "look" && judges.includes("embedded") && limit === undefined && first)
    noteLook(first.figures, values.note ?? "");
});

function readPrice(text: string) {
  const [into = Number.NaN, out = Number.NaN] = text.split(",").map(Number);
  if (into >= 0 && out >= 0) return { in: into, out };
  throw new UsageError(`--price wants two amounts, as in 0.10,0.30, not "${text}".`);
}

/** Breaks a single judge's accuracy down by kind and job. */
function formatDetails(measured: Measured, part: Part, withFailed = false): string[] {
  const { pairs, verdicts, contrasts, failed } = measured;
  const mayRead = (half: string) => part.half || part.jobs || half === "tune";
  const kinds = pairs.length > 0 ? formatKinds(pairs, verdicts) : [];
  if (!withFailed) return kinds;
  const readable = contrasts.filter((row) => mayRead(halfOfContrast(row.case)));
  return [
    ...kinds,
    ...formatWrongVerdicts(pairs.filter(({ job }) => mayRead(halfOfJob(job.job)))),
    ...formatFailedContrasts(failed, readable),
  ];
}

/** Records a look at the half of the labels that is never used for tuning, as a row of the table in looks.md. */
function noteLook({ pairs, contrasts }: JudgeFigures, note: string): void {
  const cells = [
    new Date().toISOString().slice(0, 10),
    engine,
    decimal(pairs?.kappa),
    ...[pairs?.exact, pairs?.falseClaim, pairs?.missed].map((value) => percent(value)),
    decimal(pairs?.rho),
    ...[pairs?.tierRight, contrasts?.passed].map((value) => percent(value)),
    note.replaceAll("|", "/").replace(/\s+/g, " "),
  ];
  appendFileSync("bench/verdicts/looks.md", `| ${cells.join(" | ")} |\n`);
}

const mute =
  (log: typeof console.log) =>
  (...words: unknown[]) =>
    typeof words[0] === "string" ? log(...words) : undefined;
