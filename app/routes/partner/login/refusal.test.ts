import { expect, test } from "vitest";
import { refusalWords } from "./refusal";

const FAILED = "Login failed. Please try again or contact support.";

test.each([
  [401, "Invalid username or JWT token. Please check your credentials."],
  [400, "Please enter both username and JWT token."],
  [409, FAILED],
  [500, FAILED],
])("an answer of %s says %s", (status, words) => {
  expect(refusalWords({ status, message: "No." })).toBe(words);
});

test("where it is tried too often, the answer's own words say for how long", () => {
  const message = "Too many attempts. Please wait 4 minutes and try again.";
  expect(refusalWords({ status: 429, message })).toBe(`${FAILED} ${message}`);
});
