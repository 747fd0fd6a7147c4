import { expect, test } from "vitest";
import { formatBytes, timeAgo } from "./format";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:20Z", "less than a minute ago"],
  ["2026-11-21T12:00:05Z", "less than a minute ago"],
  ["2026-11-21T11:59:00Z", "1 minute ago"],
  ["2026-11-21T09:30:00Z", "2 hours ago"],
  ["2026-11-01T12:00:00Z", "20 days ago"],
  ["2025-11-01T12:00:00Z", "1 year ago"],
])("%s was %s", (iso, words) => {
  expect(timeAgo(iso, NOW)).toBe(words);
});

test("sizes are shown in the unit that fits", () => {
  expect([17, 2048, 3 * 1024 * 1024].map(formatBytes)).toEqual(["17 B", "2 KB", "3.0 MB"]);
});
