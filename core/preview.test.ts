import { expect, test } from "vitest";
import { preview } from "./preview";

test("a text that fits stays as it is, a longer one is cut with an ellipsis", () => {
  expect(preview("x".repeat(100), 100)).toBe("x".repeat(100));
  expect(preview("x".repeat(300), 100)).toBe(`${"x".repeat(100)}…`);
});

test("no character is cut in two", () => {
  expect(preview("🙂🙂🙂", 2)).toBe("🙂🙂…");
});
