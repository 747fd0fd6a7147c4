import { expect, test } from "vitest";
import { describeFilters } from "./describe-filters";

test("one year is in the singular", () => {
  const labels = describeFilters({ minYears: 1, maxYears: 2.5 }, []).map(({ label }) => label);
  expect(labels).toEqual(["From 1 year", "Up to 2.5 years"]);
});
