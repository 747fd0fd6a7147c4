import { expect, test } from "vitest";
import { areaUnderCurve } from "./area-under-curve";

test("counts pairs in the right order, and ties by half", () => {
  expect(areaUnderCurve([3, 2], [1, 2]).auc).toBe(0.875);
  expect(areaUnderCurve([9, 8], [1, 2]).auc).toBe(1);
  expect(areaUnderCurve([1], [2]).auc).toBe(0);
});

test("the standard error of an example worked by hand", () => {
  // Wins of the higher scores: 1, 2/3. Of the lower ones: 1, 1, 1/2.
  const { auc, error } = areaUnderCurve([5, 3], [1, 2, 4]);
  expect(auc).toBeCloseTo(5 / 6);
  const [ofHigher, ofLower] = [1 / 18, 1 / 12];
  expect(error).toBeCloseTo(Math.sqrt(ofHigher / 2 + ofLower / 3));
});

test("nothing to compare is no number", () => {
  expect(areaUnderCurve([], [1]).auc).toBeNaN();
  expect(areaUnderCurve([1], []).auc).toBeNaN();
  expect(areaUnderCurve([2], [1]).error).toBeNaN();
});
