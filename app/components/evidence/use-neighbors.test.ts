import { expect, test } from "vitest";
import { findNeighbors } from "./use-neighbors";

test("the neighbors in the order given; none beyond its ends or outside of it", () => {
  const order = ["a", "b", "c"];
  expect(findNeighbors(order, "b")).toEqual({ place: "Candidate 2 of 3", previous: "a", next: "c" });
  expect(findNeighbors(order, "a")).toMatchObject({ previous: undefined, next: "b" });
  expect(findNeighbors(order, "c")).toMatchObject({ previous: "b", next: undefined });
  const alone = { place: "Candidate", previous: undefined, next: undefined };
  expect(findNeighbors(order, "z")).toEqual(alone);
  expect(findNeighbors([], null)).toEqual(alone);
});
