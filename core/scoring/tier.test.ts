import { expect, test } from "vitest";
import { tierForPercent } from "./tier";

test("a tier is never entered by rounding, wherever its edge is", () => {
  const floors = { A: 80, B: 60, C: 40 };
  expect([80, 79.999, 60, 59.9, 40, 39.999].map((score) => tierForPercent(score, floors))).toEqual([
    "A",
    "B",
    "B",
    "C",
    "C",
    "D",
  ]);
});
