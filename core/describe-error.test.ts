import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeError } from "./describe-error";

test("a failed query is told without the values bound to it", () => {
  const cause = new Error("D1_ERROR: database is locked");
  const told = describeError(new DrizzleQueryError("update users set email = ?", ["ada@example.com"], cause));
  expect(told).toContain("update users set email = ?");
  expect(told).toContain("database is locked");
  expect(told).not.toContain("ada@example.com");
});

test("any other error has its stack, and what is no error its words", () => {
  expect(describeError(new TypeError("no such thing"))).toMatch(/^TypeError: no such thing\n\s+at /);
  expect(describeError("gone")).toBe("gone");
});
