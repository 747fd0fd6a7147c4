import { expect, test } from "vitest";
import { settle } from "./deliver-webhook";

const NOW = new Date("2026-05-04T08:00:00Z");
const secondsUntil = (date: Date) => (date.getTime() - NOW.getTime()) / 1000;

test("nine retries at the distances of Standard Webhooks, then it has failed", () => {
  const attempts = Array.from({ length: 10 }, (_, index) => settle({ status: 500 }, index + 1, NOW));
  expect(attempts.slice(0, 9).map(({ nextAttemptAt }) => secondsUntil(nextAttemptAt))).toEqual([
    5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
  ]);
  expect(attempts.map(({ status }) => status)).toEqual([...Array(9).fill("pending"), "failed"]);
});

test.each([200, 201, 202, 204, 299])("%i is a receipt", (status) => {
  expect(settle({ status }, 3, NOW)).toEqual({
    status: "delivered",
    nextAttemptAt: NOW,
    deliveredAt: NOW,
    lastStatus: status,
    lastError: null,
  });
});

test.each([199, 301, 302, 307, 308, 400, 404, 429, 503])("%i is none", (status) => {
  expect(settle({ status }, 1, NOW)).toMatchObject({ status: "pending", lastStatus: status });
});

test("410 asks for no further attempt", () => {
  expect(settle({ status: 410 }, 1, NOW)).toMatchObject({ status: "failed", lastStatus: 410 });
});

test("without an answer the log says why", () => {
  const settled = settle({ error: "No answer within 10 seconds" }, 1, NOW);
  expect(settled).toMatchObject({ status: "pending", lastStatus: null });
  expect(settled.lastError).toBe("No answer within 10 seconds");
});
