import { expect, test } from "vitest";
import { sayPages } from "./say-pages";

test.each([
  [[2], "Page 2 was"],
  [[1, 2, 3], "Pages 1-3 were"],
  [[5, 1, 2], "Pages 1-2 and 5 were"],
  [[1, 3, 5, 6], "Pages 1, 3 and 5-6 were"],
])("%j: %s", (pages, words) => {
  expect(sayPages(pages)).toBe(words);
});
