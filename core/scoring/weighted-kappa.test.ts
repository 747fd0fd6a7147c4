import { expect, test } from "vitest";
import { weightedKappa } from "./weighted-kappa";

/** Lists with this many pairs in each cell: rows are the first rater's levels, columns the second's. */
function listsOf(counts: number[][]): [number[], number[]] {
  const pairs = counts.flatMap((row, a) =>
    row.flatMap((count, b) => Array.from({ length: count }, () => [a, b])),
  );
  return [pairs.map(([a]) => a as number), pairs.map(([, b]) => b as number)];
}

const COUNTS = [
  [30, 8, 2, 0],
  [6, 24, 9, 1],
  [1, 7, 20, 6],
  [0, 1, 5, 20],
];

test("kappa of a table worked by hand", () => {
  // Two levels: 35 of 50 agree, 25 would by chance, so (0.7 - 0.5) / (1 - 0.5).
  const [one, other] = listsOf([
    [20, 5],
    [10, 15],
  ]);
  expect(weightedKappa(one, other, 2).kappa).toBeCloseTo(0.4, 10);
});

test("full agreement is 1, chance is 0, the contrary is below", () => {
  expect(weightedKappa([0, 1, 2, 3], [0, 1, 2, 3]).kappa).toBe(1);
  expect(
    weightedKappa(
      ...listsOf([
        [5, 5],
        [5, 5],
      ]),
      2,
    ).kappa,
  ).toBeCloseTo(0, 10);
  expect(weightedKappa([0, 3], [3, 0]).kappa).toBe(-1);
});

test("the standard error is the spread of kappa over samples drawn again", () => {
  const [one, other] = listsOf(COUNTS);
  let seed = 1;
  const draw = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % one.length;
  };
  const kappas = Array.from({ length: 2000 }, () => {
    const sample = one.map(draw);
    return weightedKappa(
      sample.map((at) => one[at] as number),
      sample.map((at) => other[at] as number),
    ).kappa;
  });
  const mean = kappas.reduce((sum, value) => sum + value, 0) / kappas.length;
  const spread = Math.sqrt(kappas.reduce((sum, value) => sum + (value - mean) ** 2, 0) / kappas.length);
  const { error } = weightedKappa(one, other);
  expect(error / spread).toBeGreaterThan(0.9);
  expect(error / spread).toBeLessThan(1.1);
});

test("a difference of three levels counts nine times one of a single level", () => {
  // By chance, both cases differ by a total weight of 40 over 4 pairs.
  expect(weightedKappa([0, 1, 2, 3], [3, 1, 2, 3]).kappa).toBeCloseTo(1 - 9 / 10);
  expect(weightedKappa([0, 1, 2, 3], [1, 0, 3, 2]).kappa).toBeCloseTo(1 - 4 / 10);
});

test("nothing to compare is no number", () => {
  expect(weightedKappa([], []).kappa).toBeNaN();
  expect(weightedKappa([2, 2], [2, 2]).kappa).toBeNaN();
});
