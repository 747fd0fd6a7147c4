import { expect, test } from "vitest";
import { readOwnSet } from "./dataset";
import { splitPairs } from "./hold-out";

const { pairs } = readOwnSet();

test("the halves share no job and lose no pair, whatever the order", () => {
  const names = (some: typeof pairs) =>
    new Map(splitPairs(some, { fraction: 0.5, seed: 3 }).map((part) => [part.name, part.pairs]));
  const parts = names(pairs);
  const [dev = [], held = []] = [parts.get("dev"), parts.get("held-out")];
  expect(dev.length + held.length).toBe(pairs.length);
  const jobs = new Set(dev.map(({ group }) => group));
  expect(held.filter(({ group }) => jobs.has(group))).toEqual([]);
  expect(new Set(names([...pairs].reverse()).get("dev"))).toEqual(new Set(dev));
});

test("another seed keeps other jobs aside", () => {
  const held = (seed: number) =>
    splitPairs(pairs, { fraction: 0.5, seed }).find(({ name }) => name === "held-out");
  const halves = [1, 2, 3, 4, 5, 6].map((seed) => new Set(held(seed)?.pairs.map(({ group }) => group)));
  expect(new Set(halves.map((half) => [...half].sort().join())).size).toBeGreaterThan(1);
});

test("without a share to keep aside there is the whole only", () => {
  expect(splitPairs(pairs, undefined)).toEqual([{ name: "all", pairs }]);
});
