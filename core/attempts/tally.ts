const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often something may fail, and how the wait grows from then on. */
export type AttemptLimit = {
  /** Failures without a wait. */
  free: number;
  /** The wait doubles with each failure beyond. */
  firstWaitMs: number;
  /** It never grows beyond this, so that nobody is locked out for good. */
  longestWaitMs: number;
  /** So long after the last failure all are forgotten. */
  forgottenAfterMs: number;
};

/** On one account: some hundred guesses a day, whatever the number of addresses they come from. */
export const GUESSES_AT_ONE: AttemptLimit = {
  free: 10,
  firstWaitMs: 2 * SECOND,
  longestWaitMs: 15 * MINUTE,
  forgottenAfterMs: 24 * HOUR,
};

/** From one address, behind which a whole office may be: some hundred guesses a day, whatever the accounts. */
export const GUESSES_FROM_ONE: AttemptLimit = {
  free: 30,
  firstWaitMs: 2 * SECOND,
  longestWaitMs: 5 * MINUTE,
  forgottenAfterMs: HOUR,
};

/** Mails that somebody has sent to one address. A link in the newest works as long as the longest wait. */
export const MAILS_TO_ONE: AttemptLimit = {
  free: 3,
  firstWaitMs: MINUTE,
  longestWaitMs: HOUR,
  forgottenAfterMs: 24 * HOUR,
};

/** What is kept of attempts; times in milliseconds since 1970. */
export type Tally = { failures: number; lastAt: number; waitUntil: number };

/** How long nothing may be tried. */
export function waitLeft(tally: Tally | undefined, now: number): number {
  return Math.max(0, (tally?.waitUntil ?? 0) - now);
}

/** Counts an attempt as failed, which it is until it turns out otherwise. */
export function countAttempt(tally: Tally | undefined, limit: AttemptLimit, now: number): Tally {
  const isForgotten = !tally || now - tally.lastAt > limit.forgottenAfterMs;
  const failures = (isForgotten ? 0 : tally.failures) + 1;
  const doublings = Math.min(failures - limit.free - 1, 40);
  const wait = failures > limit.free ? Math.min(limit.longestWaitMs, limit.firstWaitMs * 2 ** doublings) : 0;
  return { failures, lastAt: now, waitUntil: wait > 0 ? now + wait : 0 };
}

/** It did not fail. What failed before still counts, or an account's own log-ins would clear the way for a guesser. */
export function takeBack(tally: Tally): Tally {
  return { ...tally, failures: Math.max(0, tally.failures - 1), waitUntil: 0 };
}
