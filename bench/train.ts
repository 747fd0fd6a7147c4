import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { defineBench, oneOf } from "./lib/bench";
import { fitDecision } from "./train/cross";
import featureGroups from "./train/feature-groups.json";
import { fitModel, predictHeldOut } from "./train/fit-model";
import { type Example, readExamples } from "./train/read-examples";
import { formatAblation, formatCross } from "./train/report";
import { LABELS_USAGE, labelOptions, openLabels } from "./verdicts/open-labels";

/** Groups of features for ablation: each group's value is measured by training without it. */
const groups: Record<string, string[]> = featureGroups;

const USAGE = `npm run bench:train -- --data DIR [--data DIR] --resumes DIR,DIR [options]
${LABELS_USAGE}
  --cross          truth on each job of the half that may be tuned on, by a model that saw the other jobs only
  --without GROUP  the same without a group of features; "all" makes the table of all groups
  --json FILE      fits on all jobs of that half and writes the coefficients`;

const options = { ...labelOptions, cross: { type: "boolean" }, without: { type: "string" } } as const;

/** Fits the model of core/matching on the half of the labels reserved for tuning, and reports its accuracy. */
export const main = defineBench(USAGE, options, async ({ values: { cross, without, json, ...values } }) => {
  const { labels, resumes } = openLabels(values, { half: "tune" });
  const examples = await readExamples(labels, resumes);
  const features = Object.keys(examples[0]?.features ?? {});
  const jobs = new Set(labels.pairs.map(({ job }) => job)).size;
  console.log(
    `${examples.length} criteria of ${labels.pairs.length} pairs of ${jobs} jobs and ${labels.contrasts.length} contrast cases; ${features.length} features.`,
  );
  const chances = predictHeldOut(examples, features);
  const decision = fitDecision(chances);
  if (cross) console.log(formatCross(chances, decision).join("\n"));
  if (without) {
    const names = without === "all" ? Object.keys(groups) : [without];
    const rows = names.map((name) => trainWithout(examples, features, name));
    console.log(formatAblation([["everything", chances, decision], ...rows]));
  }
  if (!json) return;
  const about = `Fitted by npm run bench:train on ${examples.length} criteria: ${labels.pairs.length} pairs of ${jobs} jobs and ${labels.contrasts.length} contrast cases, the half of the labels that may be tuned on. The decision is fitted on the same jobs, each predicted by a model of the others.`;
  const model = fitModel(examples, features);
  const version = hashLabels(examples);
  writeFileSync(json, `${JSON.stringify({ about, data: version, decision, ...model }, null, 1)}\n`);
});

function trainWithout(examples: Example[], features: string[], name: string) {
  const group = groups[oneOf("--without", Object.keys(groups), name)] ?? [];
  const chances = predictHeldOut(
    examples,
    features.filter((feature) => !group.includes(feature)),
  );
  return [`without ${name}`, chances, fitDecision(chances)] as const;
}

/** Identifies a version of the labels. */
function hashLabels(examples: Example[]): string {
  const hash = createHash("sha256");
  for (const { job, resume, r, gold, unsure } of examples)
    hash.update(`${job} ${resume} ${r} ${gold} ${unsure}\n`);
  return hash.digest("hex").slice(0, 12);
}
