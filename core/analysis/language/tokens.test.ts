import { expect, test } from "vitest";
import { foldWord } from "./tokens";

test.each([
  ["witness", "Witnesses"],
  ["class", "classes"],
  ["party", "parties"],
  ["report", "reports"],
])("%s and %s are the same word", (one, several) => {
  expect(foldWord(several)).toBe(foldWord(one));
});

test.each(["business", "status", "analysis", "gas"])("%s is one already", (word) => {
  expect(foldWord(word)).toBe(word);
});
