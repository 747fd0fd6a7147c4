import { expect, test } from "vitest";
import {
  countAttempt,
  GUESSES_AT_ONE,
  GUESSES_FROM_ONE,
  MAILS_TO_ONE,
  type Tally,
  takeBack,
  waitLeft,
} from "./tally";

const DAY = 24 * 60 * 60 * 1000;

/** Simulates somebody who tries as soon as they may, from `start` for `span`. Returns the waits in seconds. */
function hammer(limit = GUESSES_AT_ONE, { start = 0, span = DAY } = {}) {
  const waits: number[] = [];
  let tally: Tally | undefined;
  for (let now = start; now < start + span; ) {
    tally = countAttempt(tally, limit, now);
    const wait = waitLeft(tally, now);
    waits.push(wait / 1000);
    now += Math.max(wait, 1);
    if (waits.length > 1000) break;
  }
  return { waits, tally };
}

test("the wait begins after some free failures, doubles, and never grows beyond a bound", () => {
  const { waits } = hammer();
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
  expect(waits.slice(10, 20)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  expect(Math.max(...waits)).toBe(900);
});

test("whoever tries all day long has about a hundred guesses at an account, and some hundreds from an address", () => {
  expect(hammer().waits.length).toBeLessThan(120);
  expect(hammer(GUESSES_FROM_ONE).waits.length).toBeLessThan(340);
  expect(hammer(MAILS_TO_ONE).waits.length).toBeLessThan(35);
});

test("a mail's link outlives the wait for the next one", () => {
  const LINK_MS = 60 * 60 * 1000;
  expect(MAILS_TO_ONE.longestWaitMs).toBeLessThanOrEqual(LINK_MS);
});

test("failures are forgotten a while after the last one, not before", () => {
  const { tally } = hammer();
  const { lastAt = 0 } = tally ?? {};
  expect(countAttempt(tally, GUESSES_AT_ONE, lastAt + DAY).waitUntil).toBeGreaterThan(0);
  expect(countAttempt(tally, GUESSES_AT_ONE, lastAt + DAY + 1)).toMatchObject({ failures: 1, waitUntil: 0 });
});

test("an attempt that was right neither counts nor clears what failed before", () => {
  let tally: Tally | undefined;
  for (let n = 0; n < 9; n++) tally = countAttempt(tally, GUESSES_AT_ONE, n);
  for (let n = 0; n < 50; n++) tally = takeBack(countAttempt(tally, GUESSES_AT_ONE, n));
  expect(tally).toMatchObject({ failures: 9, waitUntil: 0 });
});
