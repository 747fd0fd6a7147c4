import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, listToasts, toast } from "./toast";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => listToasts().map(({ title, open }) => ({ title, open }));

test("a second toast takes the place of the first", () => {
  toast({ title: "One" });
  toast({ title: "Two" });
  expect(shown()).toEqual([{ title: "Two", open: true }]);
});

test("a dismissed toast closes at once and is removed 1,000,000 ms later", () => {
  toast({ title: "Gone" });
  dismissToast(listToasts()[0]?.id ?? 0);
  expect(shown()).toEqual([{ title: "Gone", open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(listToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(listToasts()).toEqual([]);
});

test("the removal of one leaves the one that came meanwhile", () => {
  toast({ title: "Early" });
  dismissToast(listToasts()[0]?.id ?? 0);
  vi.advanceTimersByTime(500_000);
  toast({ title: "Late" });
  vi.advanceTimersByTime(500_000);
  expect(shown()).toEqual([{ title: "Late", open: true }]);
});
