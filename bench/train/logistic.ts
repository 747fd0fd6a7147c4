import { addTo, dot } from "../lib/vectors";

/** Rows of features, with the outcome and the weight of each. */
export type Rows = { rows: number[][]; isTrue: boolean[]; weights: number[] };

const MAX_STEPS = 30;
const SMALL = 1e-4;

/** Ridge logistic regression by Newton's method. The last weight is the intercept. Deterministic for the same rows. */
export function fitLogistic(given: Rows, ridge: number): number[] {
  const size = (given.rows[0]?.length ?? 0) + 1;
  const weights = new Float64Array(size);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { slope, curve } = derive(given, weights, ridge);
    const move = solve(curve, slope);
    // Limits each step to 1, because larger ones may overshoot if the classes are separable.
    const longest = move.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = longest > 1 ? 1 / longest : 1;
    addTo(weights, move, scale);
    if (longest < SMALL) break;
  }
  return [...weights];
}

const CONSTANT_RIDGE = 0.01;

function derive({ rows, isTrue, weights }: Rows, fitted: Float64Array, ridge: number) {
  const size = fitted.length;
  const slope = new Float64Array(size);
  const curve = Array.from({ length: size }, () => new Float64Array(size));
  const row = new Float64Array(size);
  for (const [at, features] of rows.entries()) {
    const weight = weights[at] ?? 0;
    row.set(features);
    row[size - 1] = 1;
    const chance = 1 / (1 + Math.exp(-dot(row, fitted)));
    const error = weight * ((isTrue[at] ? 1 : 0) - chance);
    const spread = weight * chance * (1 - chance);
    for (let i = 0; i < size; i++) {
      const value = row[i] ?? 0;
      if (value === 0) continue;
      slope[i] = (slope[i] ?? 0) + error * value;
      const line = curve[i] as Float64Array;
      for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + spread * value * (row[j] ?? 0);
    }
  }
  for (let i = 0; i < size; i++) {
    const own = i === size - 1 ? CONSTANT_RIDGE : ridge;
    slope[i] = (slope[i] ?? 0) - own * (fitted[i] ?? 0);
    const line = curve[i] as Float64Array;
    line[i] = (line[i] ?? 0) + own;
    for (let j = 0; j < i; j++) (curve[j] as Float64Array)[i] = line[j] ?? 0;
  }
  return { slope, curve };
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i] ?? 0]));
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let r = i + 1; r < size; r++) if (Math.abs(at(r, i)) > Math.abs(at(pivot, i))) pivot = r;
    const [upper, lower] = [rows[i], rows[pivot]];
    if (upper && lower) [rows[i], rows[pivot]] = [lower, upper];
    for (let r = i + 1; r < size; r++) {
      const share = at(r, i) / at(i, i);
      if (share === 0) continue;
      const row = rows[r] as Float64Array;
      for (let c = i; c <= size; c++) row[c] = (row[c] ?? 0) - share * at(i, c);
    }
  }
  const result = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let value = at(i, size);
    for (let c = i + 1; c < size; c++) value -= at(i, c) * (result[c] ?? 0);
    result[i] = value / at(i, i);
  }
  return result;
}
