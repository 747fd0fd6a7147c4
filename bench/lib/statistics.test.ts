import { expect, test } from "vitest";
import { ranksOf, spearman } from "./statistics";

test("equal values share the middle of their ranks", () => {
  expect(ranksOf([30, 10, 20, 20])).toEqual([4, 1, 2.5, 2.5]);
});

test("Spearman counts a constant score as no order, and leaves constant labels out", () => {
  expect(spearman([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
  expect(spearman([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
  expect(spearman([1, 2, 3], [5, 5, 5])).toBe(0);
  expect(spearman([2, 2, 2], [1, 2, 3])).toBeNaN();
});
