import { writeFileSync } from "node:fs";
import type { TierEdges } from "#core/scoring/tier";
import { engine } from "./analysis/lib/product";
import { defineBench } from "./lib/bench";
import { percent } from "./lib/table";
import {
  fitEdges,
  fitNotSure,
  fitWithoutEach,
  listReached,
  listUnsure,
  rateEdges,
  type TierTruth,
} from "./verdicts/calibration";
import { judgePairs } from "./verdicts/judge";
import { readLabels } from "./verdicts/labels";
import { LABELS_USAGE, labelOptions, readFolders } from "./verdicts/options";
import { openReader } from "./verdicts/read-resume";
import { takePart } from "./verdicts/split";

/** The file that `--json` is meant to write. */
const TARGET = "core/scoring/calibration.json";

const USAGE = `npm run bench:calibrate -- --data DIR [--data DIR] --resumes DIR,DIR [--json ${TARGET}]
${LABELS_USAGE}
  --json FILE           writes what was fitted there`;

/**
 * Fits what a "not sure" verdict counts and the share of the points at which each tier begins, using the half of the
 * labels reserved for tuning. Run it again whenever the judge changes.
 */
export const main = defineBench(USAGE, labelOptions, async ({ values }) => {
  const { data, resumes } = readFolders(values);
  const labels = takePart(readLabels(data), { half: "tune" });
  const pairs = await judgePairs(labels, resumes, openReader());
  const notSure = fitNotSure(pairs);
  const rows = listReached(pairs, notSure);
  const edges = fitEdges(rows);
  const without = fitWithoutEach(rows);
  const unsure = pairs.flatMap(listUnsure).length;
  console.log(
    [
      `${engine}: ${rows.length} resumes of ${without.size} jobs, ${unsure} verdicts that are not sure`,
      `not sure counts   ${formatFigures(notSure)}`,
      `tiers begin at    ${formatFigures(edges)} of the points`,
      `as fitted         ${formatAccuracy(rateEdges(rows, () => edges))}`,
      `leaving a job out ${formatAccuracy(rateEdges(rows, (job) => without.get(job) as TierEdges))}`,
    ].join("\n"),
  );
  if (!values.json) return;
  const about = `Fitted by npm run bench:calibrate for ${engine} on the half of the labels that may be tuned on: ${rows.length} resumes of ${without.size} jobs, ${unsure} verdicts that are not sure. Goes to ${TARGET}.`;
  writeFileSync(values.json, `${JSON.stringify({ about, notSure, edges }, null, 2)}\n`);
});

const formatFigures = (figures: Record<string, number>) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(", ");

const formatAccuracy = ({ points, right, farOff, badInAB, goodInD }: TierTruth) =>
  `tier right ${percent(right)}, two or more off ${percent(farOff)}; below 50 but in A or B ${percent(badInAB)}; 70 and more but in D ${percent(goodInD)}; points off ${points.toFixed(1)}`;
