import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect";

test("a path of our own is followed", () => {
  expect(safeRedirect("/dashboard/tournament/1?tier=A#top")).toBe("/dashboard/tournament/1?tier=A#top");
});

test.each([
  null,
  "",
  "dashboard",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "/a/..//evil.example",
  "/.\\/evil.example",
  "/\n\\evil.example",
  "//user@evil.example",
  "///evil.example",
  " //evil.example",
  "data:text/html,x",
  "https://evil.example",
  "javascript:alert(1)",
  "/auth/login",
  "/./auth/logout",
])("%j leads to the dashboard", (path) => {
  expect(safeRedirect(path)).toBe("/dashboard");
});
