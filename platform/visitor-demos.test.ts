import { afterEach, expect, test, vi } from "vitest";
import { signVisitorDemos, verifyVisitorDemos } from "./visitor-demos";

const KEY = "a key of at least thirty-two characters";

afterEach(() => {
  vi.useRealTimers();
});

test("a browser's demos are known by its own value, the last ones", async () => {
  let sealed = "";
  for (let n = 1; n <= 12; n += 1)
    sealed = await signVisitorDemos(await verifyVisitorDemos(sealed, KEY), `${n}`, KEY);
  expect(await verifyVisitorDemos(sealed, KEY)).toEqual([
    "12",
    "11",
    "10",
    "9",
    "8",
    "7",
    "6",
    "5",
    "4",
    "3",
  ]);
  expect(await verifyVisitorDemos(sealed, `${KEY}!`)).toEqual([]);
  expect(await verifyVisitorDemos(`${sealed.slice(0, -2)}AA`, KEY)).toEqual([]);
  expect(await verifyVisitorDemos("rubbish", KEY)).toEqual([]);
});

test("they are forgotten after a day, as the demos are deleted", async () => {
  vi.useFakeTimers();
  const sealed = await signVisitorDemos([], "one", KEY);
  vi.advanceTimersByTime(23.9 * 60 * 60_000);
  expect(await verifyVisitorDemos(sealed, KEY)).toEqual(["one"]);
  vi.advanceTimersByTime(0.2 * 60 * 60_000);
  expect(await verifyVisitorDemos(sealed, KEY)).toEqual([]);
});
