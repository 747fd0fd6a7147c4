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

test("where it is tried too often, the answer's own words say for how long", () => {
  expect(refusalWords(429, "Too many attempts. Please wait 4 minutes and try again.")).toBe(
    "Login failed. Please try again or contact support. Too many attempts. Please wait 4 minutes and try again.",
  );
  expect(refusalWords(500, "Something went wrong.")).toBe(
    "Login failed. Please try again or contact support.",
  );
});
