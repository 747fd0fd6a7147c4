import { expect, test } from "vitest";
import { creditsLeftWords } from "./credit-words";

test.each([
  [2, 0, "2 credits left"],
  [1, 1, "1 credit left, 1 used"],
  [0, 2, "0 credits left, 2 used"],
  [1200, 1300, "1,200 credits left, 1,300 used"],
])("%i left and %i used", (creditsLeft, creditsUsed, words) => {
  expect(creditsLeftWords({ creditsLeft, creditsUsed })).toBe(words);
});
