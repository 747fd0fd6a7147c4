import { describe, expect, it } from "vitest";
import { kappa, spearman } from "./agreement";

describe("kappa", () => {
  it("is 1 where both say the same", () => {
    expect(kappa([0, 1, 2, 3], [0, 1, 2, 3])).toBe(1);
  });

  it("counts a distance of three levels nine times a distance of one", () => {
    // Chance disagreement compares each item of one list with each of the other: a total weight of 40 over 4 pairs in
    // both cases.
    expect(kappa([0, 1, 2, 3], [3, 1, 2, 3])).toBeCloseTo(1 - 9 / 10);
    expect(kappa([0, 1, 2, 3], [1, 0, 3, 2])).toBeCloseTo(1 - 4 / 10);
  });

  it("is nothing where both only ever give one level", () => {
    expect(kappa([2, 2], [2, 2])).toBeNaN();
  });
});

describe("spearman", () => {
  it("compares ranks, not distances", () => {
    expect(spearman([10, 20, 90], [1, 2, 3])).toBeCloseTo(1);
    expect(spearman([10, 20, 90], [3, 2, 1])).toBeCloseTo(-1);
  });

  it("gives ties their mean rank", () => {
    // Ranks 0, 1.5, 1.5 against 0, 1, 2: 1.5 / sqrt(1.5 * 2).
    expect(spearman([1, 5, 5], [1, 2, 3])).toBeCloseTo(1.5 / Math.sqrt(3));
  });

  it("is 0 where all are the same", () => {
    expect(spearman([1, 2, 3], [7, 7, 7])).toBe(0);
  });
});
