import { expect, test } from "vitest";
import { leafOf } from "#core/matching/model";
import { boost } from "./boost";

const rows = Array.from({ length: 200 }, (_, i) => [(i % 20) / 20, (i % 7) / 7]);
const weights = rows.map(() => 1);
const sayOf = ({ start, trees }: ReturnType<typeof boost>, row: number[]) =>
  trees.reduce<number>((sum, tree) => sum + leafOf(tree, row), start);

test("trees find where a feature decides", () => {
  const isTrue = rows.map(([shown = 0]) => shown > 0.5);
  const model = boost({ rows, isTrue, weights, directions: ["rising", "free"] });
  expect(sayOf(model, [0.9, 0.3])).toBeGreaterThan(1);
  expect(sayOf(model, [0.1, 0.3])).toBeLessThan(-1);
});

test("more of a rising feature never speaks against it, whatever the labels say", () => {
  const isTrue = rows.map(([shown = 0]) => shown < 0.3 || shown > 0.8);
  const model = boost({ rows, isTrue, weights, directions: ["rising", "rising"] });
  const said = Array.from({ length: 21 }, (_, i) => sayOf(model, [i / 20, 0.5]));
  for (const [i, value] of said.entries()) expect(value).toBeGreaterThanOrEqual(said[i - 1] ?? value);
});

test("without a reason, nothing is split", () => {
  const model = boost({ rows, isTrue: rows.map(() => true), weights, directions: ["rising", "free"] });
  expect(model.trees.every((tree) => typeof tree === "number")).toBe(true);
});
