import { expect, test } from "vitest";
import { readAskedYears } from "./asked-years";

test.each([
  ["5-10 years of process engineering", 5],
  ["Five to ten years of process engineering", 5],
  ["Three or more years as a cook", 3],
  ["Contract of 2 years", undefined],
  ["Visa with work rights for 2+ years", undefined],
])("%s: %s", (text, years) => {
  expect(readAskedYears(text)).toBe(years);
});
