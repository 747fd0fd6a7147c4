import { expect, test } from "vitest";
import { fitLogistic } from "./logistic";

const chance = ([weight = 0, constant = 0]: number[], x: number) =>
  1 / (1 + Math.exp(-(weight * x + constant)));

test("finds the curve that rows were drawn from", () => {
  const rows = Array.from({ length: 400 }, (_, i) => [(i % 40) / 10 - 2]);
  // The share that is true follows a logistic curve with slope 2 and intercept -1, in tenths.
  const isTrue = rows.map(([x = 0], i) => Math.floor(i / 40) < Math.round(10 * chance([2, -1], x)));
  const weights = fitLogistic({ rows, isTrue, weights: rows.map(() => 1) }, 0.001);
  for (const x of [-1, 0, 1]) expect(chance(weights, x)).toBeCloseTo(chance([2, -1], x), 1);
});

test("classes that are wholly apart do not run away", () => {
  const rows = [[-2], [-1], [1], [2]];
  const weights = fitLogistic({ rows, isTrue: [false, false, true, true], weights: [1, 1, 1, 1] }, 1);
  expect(weights.every(Number.isFinite)).toBe(true);
  expect(chance(weights, 2)).toBeGreaterThan(0.7);
});
