import { leafOf, type Trees } from "#core/matching/model";
import type { Rows } from "./logistic";

/** "rising": a higher value of the feature never lowers the probability. */
export type Direction = "rising" | "free";

/** With the direction of each feature. */
type BoostInput = Rows & { directions: Direction[] };

const ROUNDS = 60;
const DEPTH = 3;
const RATE = 0.15;
/** Shrinks leaves toward 0, like prior observations without any effect. */
const RIDGE = 4;
const LEAST_CURVE = 1;
const LEAST_GAIN = 0.3;
const BINS = 32;

type Binned = { edges: number[]; bins: Uint8Array };
type Split = { feature: number; bin: number; gain: number; below: number; above: number };
type Tree = Trees["trees"][number];
type Slopes = { slope: Float64Array; curve: Float64Array };

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** Gradient boosting of small trees for a binary question. Deterministic for the same rows. */
export function boost({ rows, isTrue, weights, directions }: BoostInput): Trees {
  const features = directions.map((_direction, feature) => binBy(rows.map((row) => row[feature] ?? 0)));
  const sumOf = (wanted: boolean) =>
    weights.reduce((sum, weight, row) => sum + (isTrue[row] === wanted ? weight : 0), 1);
  const start = Math.log(sumOf(true) / sumOf(false));
  const margins = new Float64Array(rows.length).fill(start);
  const all = rows.map((_row, index) => index);
  const trees = Array.from({ length: ROUNDS }, () => {
    const slope = new Float64Array(rows.length);
    const curve = new Float64Array(rows.length);
    margins.forEach((margin, row) => {
      const chance = sigmoid(margin);
      slope[row] = (weights[row] ?? 0) * ((isTrue[row] ? 1 : 0) - chance);
      curve[row] = (weights[row] ?? 0) * chance * (1 - chance);
    });
    const tree = grow(all, DEPTH, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    rows.forEach((row, index) => {
      margins[index] = (margins[index] ?? 0) + leafOf(tree, row);
    });
    return tree;

    function grow(members: number[], depth: number, range: [number, number]): Tree {
      const total = sum(members, { slope, curve });
      const split = depth > 0 ? findSplit(members, { slope, curve }) : undefined;
      if (!split) return round(RATE * within(range, total.slope / (total.curve + RIDGE)));
      const { edges, bins } = features[split.feature] as Binned;
      const below = members.filter((row) => (bins[row] ?? 0) <= split.bin);
      const above = members.filter((row) => (bins[row] ?? 0) > split.bin);
      const isRising = directions[split.feature] === "rising";
      const middle = (within(range, split.below) + within(range, split.above)) / 2;
      return [
        split.feature,
        round(edges[split.bin] ?? 0),
        grow(below, depth - 1, isRising ? [range[0], middle] : range),
        grow(above, depth - 1, isRising ? [middle, range[1]] : range),
      ];
    }
  });
  return { start: round(start), trees };

  function findSplit(members: number[], slopes: Slopes): Split | undefined {
    const total = sum(members, slopes);
    let best: Split | undefined;
    features.forEach(({ edges, bins }, feature) => {
      const slope = new Float64Array(edges.length + 1);
      const curve = new Float64Array(edges.length + 1);
      for (const row of members) {
        const bin = bins[row] ?? 0;
        slope[bin] = (slope[bin] ?? 0) + (slopes.slope[row] ?? 0);
        curve[bin] = (curve[bin] ?? 0) + (slopes.curve[row] ?? 0);
      }
      let [slopeBelow, curveBelow] = [0, 0];
      for (let bin = 0; bin < edges.length; bin++) {
        slopeBelow += slope[bin] ?? 0;
        curveBelow += curve[bin] ?? 0;
        const curveAbove = total.curve - curveBelow;
        if (curveBelow < LEAST_CURVE || curveAbove < LEAST_CURVE) continue;
        const slopeAbove = total.slope - slopeBelow;
        const below = slopeBelow / (curveBelow + RIDGE);
        const above = slopeAbove / (curveAbove + RIDGE);
        if (directions[feature] === "rising" && below > above) continue;
        const gain = slopeBelow * below + slopeAbove * above - total.slope ** 2 / (total.curve + RIDGE);
        if (gain > (best?.gain ?? LEAST_GAIN)) best = { feature, bin, gain, below, above };
      }
    });
    return best;
  }
}

const within = ([least, most]: [number, number], value: number) => Math.max(least, Math.min(most, value));
const round = (value: number) => Math.round(value * 10_000) / 10_000;

function sum(members: number[], { slope, curve }: Slopes): { slope: number; curve: number } {
  const total = { slope: 0, curve: 0 };
  for (const row of members) {
    total.slope += slope[row] ?? 0;
    total.curve += curve[row] ?? 0;
  }
  return total;
}

/** Puts values into bins of roughly equal size. Each edge lies between two values that occur. */
function binBy(values: number[]): Binned {
  const sorted = values.toSorted((a, b) => a - b);
  const different = [...new Set(sorted)];
  const wanted =
    different.length <= BINS
      ? different
      : [
          ...new Set(
            Array.from({ length: BINS }, (_, k) => sorted[Math.floor((k * sorted.length) / BINS)] ?? 0),
          ),
        ];
  const edges = wanted
    .slice(1)
    .map((value) => round((value + (different[different.indexOf(value) - 1] ?? value)) / 2));
  const bins = Uint8Array.from(values, (value) => edges.filter((edge) => value > edge).length);
  return { edges, bins };
}
