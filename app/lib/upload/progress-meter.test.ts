import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgressMeter } from "./progress-meter";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("without progress events it grows by 5 every half second, up to 99", () => {
  const shown: number[] = [];
  createProgressMeter(100, (percent) => shown.push(percent));
  vi.advanceTimersByTime(1500);
  expect(shown).toEqual([5, 10, 15]);
  vi.advanceTimersByTime(60_000);
  expect(shown.at(-1)).toBe(99);
});

test("with events it shows the bytes sent, and does not fall when a request starts again", () => {
  const shown: number[] = [];
  const meter = createProgressMeter(200, (percent) => shown.push(percent));
  meter.sent("one", 50);
  meter.sent("two", 100);
  meter.sent("two", 0);
  meter.sent("two", 100);
  meter.sent("one", 100);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([25, 75, 99]);
});
