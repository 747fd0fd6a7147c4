import { expect, test } from "vitest";
import { capWhole, setPercent, toPercents, weightForPercent } from "./weights";

test.each([
  [
    [3, 3, 3],
    [34, 33, 33],
  ],
  [
    [7, 3, 5, 2, 3],
    [35, 15, 25, 10, 15],
  ],
  [[1], [100]],
  [
    [0.001, 1000],
    [0, 100],
  ],
  [[], []],
])("percentages of %j", (weights, percents) => {
  expect(toPercents(weights)).toEqual(percents);
});

test("percentages of whatever weights add up to 100", () => {
  for (let size = 1; size <= 60; size++) {
    const weights = Array.from({ length: size }, (_, n) => 1 + ((n * 7919) % 13) / 3);
    expect(toPercents(weights).reduce((sum, percent) => sum + percent, 0)).toBe(100);
  }
});

test("a criterion gets the percentage that is asked for, and the others keep their proportions", () => {
  const others = [3, 5, 2];
  for (const percent of [1, 10, 25, 50, 95]) {
    const weight = weightForPercent(percent, 10);
    expect(toPercents([weight, ...others])[0]).toBe(percent);
  }
});

test("the job as a whole weighs 35 % at most, whatever is taken from beside it", () => {
  const edits = [
    { id: "whole", weight: 7 },
    { id: "a", weight: 3 },
    { id: "b", weight: 1 },
  ];
  const isWhole = ({ id }: { id: string }) => id === "whole";
  const capped = capWhole(edits, isWhole);
  expect(capped).toEqual([{ id: "whole", weight: 2.153 }, edits[1], edits[2]]);
  expect(capWhole(capped, isWhole)).toEqual(capped);
  expect(toPercents(capped.map(({ weight }) => weight))[0]).toBe(35);
  // Without other criteria there is nothing to cap it against.
  expect(capWhole(edits.slice(0, 1), isWhole)).toEqual(edits.slice(0, 1));
  const light = [{ id: "whole", weight: 1 }, ...edits.slice(1)];
  expect(capWhole(light, isWhole)).toEqual(light);
});

test("a percentage that is set is the one that is shown, also where it takes the job as a whole to its most", () => {
  type Edit = { id: string; weight: number };
  const isWhole = ({ id }: Edit) => id === "whole";
  const edits: Edit[] = [
    { id: "whole", weight: 7 },
    { id: "a", weight: 10 },
    { id: "b", weight: 3 },
  ];
  for (const percent of [1, 5, 20, 40, 60, 80]) {
    const percents = toPercents(
      setPercent(edits, { index: 1, percent, isWhole }).map(({ weight }) => weight),
    );
    expect(percents[1]).toBe(percent);
    expect(percents[0]).toBeLessThanOrEqual(35);
  }
  const raised = setPercent<Edit>(edits, { index: 0, percent: 60, isWhole });
  expect(toPercents(raised.map(({ weight }) => weight))).toEqual([35, 50, 15]);
});
