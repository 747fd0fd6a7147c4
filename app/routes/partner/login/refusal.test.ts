import { expect, test } from "vitest";
import { refusalWords } from "./refusal";

test.each([
  [401, "Invalid username or JWT token. Please check your credentials."],
  [400, "Please enter both username and JWT token."],
  [429, "Login failed. Please try again or contact support."],
  [500, "Login failed. Please try again or contact support."],
  [undefined, "Login failed. Please try again or contact support."],
])("an answer of %s says %s", (status, words) => {
  expect(refusalWords(status)).toBe(words);
});
