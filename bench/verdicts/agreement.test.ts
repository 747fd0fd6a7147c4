import { describe, expect, it } from "vitest";
import { spearman } from "./agreement";

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
