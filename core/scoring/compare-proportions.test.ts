import { describe, expect, test } from "vitest";
import { fisherExact, ratioOfShares } from "./compare-proportions";

describe("published values", () => {
  test("Fisher's lady tasting tea: 3 of 4 against 1 of 4", () => {
    expect(fisherExact({ hits: 3, of: 4 }, { hits: 1, of: 4 })).toBeCloseTo(0.4857, 4);
  });

  test("the example of scipy.stats.fisher_exact: [[8, 2], [1, 5]]", () => {
    expect(fisherExact({ hits: 8, of: 10 }, { hits: 1, of: 6 })).toBeCloseTo(0.034965, 6);
  });

  test("the physicians' health study (Agresti): 1.82, 95 % interval 1.43 to 2.30", () => {
    const ratio = ratioOfShares({ hits: 189, of: 11034 }, { hits: 104, of: 11037 });
    expect(ratio?.value).toBeCloseTo(1.82, 2);
    expect(ratio?.low).toBeCloseTo(1.43, 2);
    expect(ratio?.high).toBeCloseTo(2.31, 2);
  });
});

test("groups that do not differ", () => {
  expect(fisherExact({ hits: 5, of: 10 }, { hits: 5, of: 10 })).toBeCloseTo(1, 10);
  expect(fisherExact({ hits: 0, of: 10 }, { hits: 0, of: 10 })).toBe(1);
});

test("thousands of people", () => {
  const p = fisherExact({ hits: 900, of: 2000 }, { hits: 800, of: 2000 });
  expect(p).toBeGreaterThan(0.001);
  expect(p).toBeLessThan(0.002);
});

test("a ratio without hits has no interval, and none to nothing", () => {
  expect(ratioOfShares({ hits: 0, of: 10 }, { hits: 5, of: 10 })).toEqual({ value: 0 });
  expect(ratioOfShares({ hits: 5, of: 10 }, { hits: 0, of: 10 })).toBeUndefined();
});
