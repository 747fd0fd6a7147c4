import { expect, test } from "vitest";
import { stem } from "./stem";

test.each([
  ["catalogue", "cataloged"],
  ["catalogued", "cataloging"],
  ["cataloguing", "cataloger"],
  ["dialogue", "dialog"],
])("%s and %s are one word", (british, american) => {
  expect(stem(british)).toBe(stem(american));
});

test.each(["vogue", "rogue"])("%s is written so in America too", (word) => {
  expect(stem(word)).toBe(word.replace(/e$/, ""));
});

test("what is excellent is no Excel", () => {
  expect(stem("excellent")).not.toBe(stem("excel"));
  expect(stem("exceled")).toBe(stem("excel"));
});
