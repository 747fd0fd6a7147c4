import { expect, test } from "vitest";
import { findNeighbours } from "./use-neighbours";

test("the neighbours in the order given; none beyond its ends or outside of it", () => {
  const order = ["a", "b", "c"];
  expect(findNeighbours(order, "b")).toEqual({ place: "Candidate 2 of 3", previous: "a", next: "c" });
  expect(findNeighbours(order, "a")).toMatchObject({ previous: undefined, next: "b" });
  expect(findNeighbours(order, "c")).toMatchObject({ previous: "b", next: undefined });
  const alone = { place: "Candidate", previous: undefined, next: undefined };
  expect(findNeighbours(order, "z")).toEqual(alone);
  expect(findNeighbours([], null)).toEqual(alone);
});
