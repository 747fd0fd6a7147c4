import { writeFileSync } from "node:fs";
import type { TierEdges } from "#core/scoring/tier";
import { engine } from "./lib/analyze";
import { defineBench } from "./lib/bench";
import { percent } from "./lib/table";
import * as calibration from "./verdicts/calibration";
import { judgePairs } from "./verdicts/judge";
import { LABELS_USAGE, labelOptions, openLabels } from "./verdicts/open-labels";
import { openReader } from "./verdicts/read-resume";

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
  const { labels, resumes } = openLabels(values, { half: "tune" });
  const pairs = await judgePairs(labels, resumes, openReader());
  const notSure = calibration.fitNotSure(pairs);
  const rows = calibration.listReached(pairs, notSure);
  const edges = calibration.fitEdges(rows);
  const without = calibration.fitWithoutEach(rows);
  const unsure = pairs.flatMap(calibration.listUnsure).length;
  console.log(
    [
      `${engine}: ${rows.length} resumes of ${without.size} jobs, ${unsure} verdicts that are not sure`,
      `not sure counts   ${formatFigures(notSure)}`,
      `tiers begin at    ${formatFigures(edges)} of the points`,
      `as fitted         ${formatTiers(calibration.rateEdges(rows, () => edges))}`,
      `leaving a job out ${formatTiers(calibration.rateEdges(rows, (job) => without.get(job) as TierEdges))}`,
    ].join("\n"),
  );
  if (!values.json) return;
  const about = `Fitted by npm run bench:calibrate for ${engine} on the half of the labels that may be tuned on: ${rows.length} resumes of ${without.size} jobs, ${unsure} verdicts that are not sure. Goes to ${TARGET}.`;
  writeFileSync(values.json, `${JSON.stringify({ about, notSure, edges }, null, 2)}\n`);
});

type TierFigures = ReturnType<typeof calibration.rateEdges>;

const formatFigures = (figures: Record<string, number>) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(", ");

const formatTiers = ({ points, tierRight, tierFarOff, badInAB, goodInD }: TierFigures) =>
  `tier right ${percent(tierRight)}, two or more off ${percent(tierFarOff)}; below 50 but in A or B ${percent(badInAB)}; 70 and more but in D ${percent(goodInD)}; points off ${points.toFixed(1)}`;
