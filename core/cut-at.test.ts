import { expect, test } from "vitest";
import { cutAt } from "./cut-at";

test("a cut leaves no half of an emoji", () => {
  expect(cutAt("ab😀cd", 3)).toBe("ab");
  expect(cutAt("ab😀cd", 4)).toBe("ab😀");
  expect(cutAt("ab", 3)).toBe("ab");
  expect(cutAt("😀", 1)).toBe("");
  expect(cutAt("abc", 2)).toBe("ab");
});
