import { expect, test } from "vitest";
import { compareResults, rankResults, TIER_STEP, tierFloor } from "./order";

const result = (id: string, score: number | null, relevance = 0) => ({ id, score, relevance });
const ids = (...results: ReturnType<typeof result>[]) => rankResults(results).map(({ id }) => id);

test("the score decides to the thousandth, then the similarity of the text, then the id", () => {
  expect(ids(result("a", 83.001), result("b", 83.002), result("c", 61), result("d", 58.9))).toEqual([
    "b",
    "a",
    "c",
    "d",
  ]);
  expect(ids(result("a", 80, 0.1), result("b", 80, 0.3), result("c", 80, 0.2))).toEqual(["b", "c", "a"]);
  expect(ids(result("c", 80), result("a", 80), result("b", 80))).toEqual(["a", "b", "c"]);
  // Similarity never ranks a lower score above a higher one.
  expect(ids(result("a", 80, 1), result("b", 80.001, 0))).toEqual(["b", "a"]);
});

test("who is not rated stands by similarity", () => {
  expect(ids(result("a", null, 0.1), result("b", null, 0.4))).toEqual(["b", "a"]);
});

test("of two, one stands first, whichever is asked about first", () => {
  const [one, other] = [result("a", 71.5, 0.2), result("b", 71.5, 0.2)];
  expect(Math.sign(compareResults(one, other))).toBe(-Math.sign(compareResults(other, one)));
});

test("no score of a tier reaches the next one's floor", () => {
  expect((["D", "C", "B", "A"] as const).map(tierFloor)).toEqual([1, 2, 3, 4].map((n) => n * TIER_STEP));
  expect(100_000 * 100_000 + 10_000).toBeLessThan(TIER_STEP);
  expect(Number.isSafeInteger(5 * TIER_STEP)).toBe(true);
});
