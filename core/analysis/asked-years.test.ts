import { expect, test } from "vitest";
import { readAskedYears } from "./asked-years";

test.each([
  ["5-10 years of process engineering", 5],
  ["Five to ten years of process engineering", 5],
  ["Three or more years as a cook", 3],
  ["No less than 3 years in sales", 3],
  ["Welding for no fewer than 7 years", 7],
  ["Fewer than 3 years since training", undefined],
  ["Contract of 2 years", undefined],
  ["Visa with work rights for 2+ years", undefined],
])("%s: %s", (text, years) => {
  expect(readAskedYears(text)).toBe(years);
});
