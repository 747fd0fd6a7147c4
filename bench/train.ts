import "../tests/fixtures/array-buffer-transfer";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findInstructions } from "#core/analysis/find-instructions";
import { readFeatures } from "#core/matching/features";
import { findEvidence } from "#core/matching/find-evidence";
import { openMatcher } from "#core/matching/match-words";
import { parseRequirement } from "#core/matching/parse-requirement";
import { readResume } from "#core/matching/read-resume";
import { extractContact } from "#core/privacy/extract-contact";
import { maskPersonalDetails, overwrite } from "#core/privacy/mask-personal-details";
import { findPhones } from "#platform/phones";
import { readBytes } from "./analysis/lib/product";
import { findFile, type LabeledJob, labelLevels, readLabels } from "./verdicts/labels";
import { listLines } from "./verdicts/lines";
import { fitLogistic } from "./verdicts/logistic";
import { readOptions, USAGE } from "./verdicts/options";
import { openReader } from "./verdicts/read-resume";

/** The day on which the labels were made. */
const AS_OF = new Date("2026-11-22");
const RIDGE = 3;
/** A label that two careful readers could give otherwise counts less, and so does an invented case. */
const WEIGHTS = { sure: 1, unsure: 0.6, invented: 0.5 };

type Row = { features: Record<string, number>; level: number; weight: number };

/**
 * npm run bench:train -- --data DIR [--data DIR] --resumes DIR,DIR [--json FILE]: fits the model of core/matching on
 * labels and contrast cases and writes its coefficients to the file, or prints how many rows there were.
 */
export async function main(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options.resumes.length === 0) throw new Error(`--resumes is missing.\n\n${USAGE}`);
  const labels = readLabels(options.data);
  const read = openReader(fileURLToPath(new URL("../../..", import.meta.url)));
  const rows: Row[] = [];
  for (const pair of labels.pairs) {
    const document = await read(findFile(pair.resume, options.resumes));
    if (typeof document === "string") continue;
    const resume = readResume(blind(document.text), AS_OF);
    const lines = textsOf(labels.jobs.get(pair.job) as LabeledJob);
    for (const { r, level, unsure } of pair.verdicts)
      add(resume, lines.get(r), labelLevels.indexOf(level), unsure ? WEIGHTS.unsure : WEIGHTS.sure);
  }
  for (const contrast of labels.contrasts) {
    const document = await readBytes(new TextEncoder().encode(contrast.resume), "resume.txt");
    if (typeof document === "string") continue;
    const resume = readResume(blind(document.text), AS_OF);
    const lines = textsOf({ ...contrast.job, job: contrast.id });
    for (const { r, level } of contrast.expect ?? [])
      add(
        resume,
        lines.get(r),
        labelLevels.findIndex((name) => name === level.at(0)),
        WEIGHTS.invented,
      );
  }
  const names = Object.keys(rows[0]?.features ?? {});
  const weights = [0, 1, 2].map((below) =>
    fitLogistic(
      rows.map(({ features, level, weight }) => ({
        features: names.map((name) => features[name] ?? 0),
        isTrue: level > below,
        weight,
      })),
      RIDGE,
    ).map((value) => Math.round(value * 1000) / 1000),
  );
  console.log(`${rows.length} rows, ${labels.jobs.size} jobs, ${names.length} features.`);
  const about = `Fitted by npm run bench:train on ${rows.length} levels: ${labels.pairs.length} pairs of ${labels.jobs.size} jobs, ${labels.contrasts.length} contrast cases.`;
  if (options.json)
    writeFileSync(options.json, `${JSON.stringify({ about, features: names, weights }, null, 1)}\n`);

  function add(
    resume: ReturnType<typeof readResume>,
    text: string | undefined,
    level: number,
    weight: number,
  ) {
    if (text === undefined || level < 0) return;
    const matcher = openMatcher(parseRequirement(text));
    const evidence = findEvidence(resume, matcher);
    rows.push({ features: readFeatures(resume, matcher.requirement, evidence), level, weight });
  }
}

const textsOf = (job: LabeledJob) => new Map(listLines(job).map(({ r, text }) => [r, text]));

/** As the judge gets it: without what tells who the candidate is, and without orders to the reader. */
function blind(text: string): string {
  const { spans } = extractContact(text, findPhones);
  return overwrite(maskPersonalDetails(text, { spans }), findInstructions(text));
}
