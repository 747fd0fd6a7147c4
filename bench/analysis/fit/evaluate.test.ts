import { expect, test } from "vitest";
import { evaluate, type Judged, type LabelRule } from "./evaluate";

const rule: LabelRule = { good: (label) => label === 1, bad: (label) => label === 0 };
const rows: Judged[] = ["a", "b", "c", "d"].flatMap((group) =>
  [1, 0, 0].map((label, index) => ({ id: `${group}${index}`, group, label })),
);
const scored = (score: (row: Judged) => number) => new Map(rows.map((row) => [row.id, score(row)]));

test("the figure of a set is the mean over its jobs", () => {
  const rightInTwo = scored(({ label, group }) => (group < "c" ? label : -label));
  const { AUC } = evaluate(rows, rightInTwo, rule);
  expect(AUC.value).toBe(0.5);
  expect(AUC.low).toBeLessThan(0.5);
  expect(AUC.high).toBeGreaterThan(0.5);
});

test("whoever has no score stands last", () => {
  const onlyBad = new Map(rows.filter(({ label }) => label === 0).map(({ id }) => [id, -5]));
  expect(evaluate(rows, onlyBad, rule).AUC.value).toBe(0);
});
