import { expect, test } from "vitest";
import { maskAddress } from "#core/mail/mask-address";
import { fillHour } from "./fill-hour";
import { checkHealth } from "./health";

const now = new Date("2026-11-21T12:00:30Z");
const never = new Promise<never>(() => {});

const healthy = {
  now: () => now,
  operations: { isWorkMoving: async () => true },
  touchFiles: async () => null,
  timeout: () => never,
};
const fails = () => Promise.reject(new Error("down"));

test("an hour has sixty minutes, the current one last", () => {
  const minute = Math.floor(now.getTime() / 60_000);
  const hour = fillHour(
    [
      { minute: minute - 59, done: 2, error: 1 },
      { minute, done: 1, error: 0 },
    ],
    now,
  );
  expect(hour).toHaveLength(60);
  expect(hour[0]).toEqual({ at: "2026-11-21T11:01:00.000Z", done: 2, error: 1 });
  expect(hour[1]).toMatchObject({ done: 0, error: 0 });
  expect(hour[59]).toEqual({ at: "2026-11-21T12:00:00.000Z", done: 1, error: 0 });
});

test("an address shows its first letter and its domain", () => {
  expect(maskAddress("jordan@example.com")).toBe("j…@example.com");
  expect(maskAddress("partner:harbour")).toBe("…");
});

test("all parts answer: ok; any that does not: degraded", async () => {
  expect(await checkHealth(healthy)).toEqual({
    status: "ok",
    parts: { database: "ok", files: "ok", work: "ok" },
  });
  expect(await checkHealth({ ...healthy, touchFiles: fails })).toMatchObject({
    status: "degraded",
    parts: { database: "ok", files: "degraded", work: "ok" },
  });
  expect(await checkHealth({ ...healthy, operations: { isWorkMoving: async () => false } })).toMatchObject({
    status: "degraded",
    parts: { database: "ok", files: "ok", work: "degraded" },
  });
  expect((await checkHealth({ ...healthy, operations: { isWorkMoving: fails } })).parts.database).toBe(
    "degraded",
  );
});

test("a part that hangs is given up on", async () => {
  const hanging = {
    ...healthy,
    touchFiles: () => never,
    timeout: fails,
    operations: { isWorkMoving: () => never },
  };
  expect(await checkHealth(hanging)).toEqual({
    status: "degraded",
    parts: { database: "degraded", files: "degraded", work: "degraded" },
  });
});
