import { expect, test } from "vitest";
import {
  ACCOUNT_LIMIT,
  countAttempt,
  MAIL_LIMIT,
  NETWORK_LIMIT,
  remainingWaitMs,
  type Tally,
  undoAttempt,
} from "./tally";

const DAY = 24 * 60 * 60 * 1000;

/** Simulates somebody who tries as soon as they may, from `start` for `span`. Returns the waits in seconds. */
function hammer(limit = ACCOUNT_LIMIT, { start = 0, span = DAY } = {}) {
  const waits: number[] = [];
  let tally: Tally | undefined;
  for (let now = start; now < start + span; ) {
    tally = countAttempt(tally, limit, now);
    const wait = remainingWaitMs(tally, now);
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
  expect(hammer(NETWORK_LIMIT).waits.length).toBeLessThan(340);
  expect(hammer(MAIL_LIMIT).waits.length).toBeLessThan(35);
});

test("a mail's link outlives the wait for the next one", () => {
  const LINK_MS = 60 * 60 * 1000;
  expect(MAIL_LIMIT.longestWaitMs).toBeLessThanOrEqual(LINK_MS);
});

test("failures are forgotten a while after the last one, not before", () => {
  const { tally } = hammer();
  const { lastAt = 0 } = tally ?? {};
  expect(countAttempt(tally, ACCOUNT_LIMIT, lastAt + DAY).waitUntil).toBeGreaterThan(0);
  expect(countAttempt(tally, ACCOUNT_LIMIT, lastAt + DAY + 1)).toMatchObject({ failures: 1, waitUntil: 0 });
});

test("an attempt that was right neither counts nor clears what failed before", () => {
  let tally: Tally | undefined;
  for (let n = 0; n < 9; n++) tally = countAttempt(tally, ACCOUNT_LIMIT, n);
  for (let n = 0; n < 50; n++) tally = undoAttempt(countAttempt(tally, ACCOUNT_LIMIT, n));
  expect(tally).toMatchObject({ failures: 9, waitUntil: 0 });
});
