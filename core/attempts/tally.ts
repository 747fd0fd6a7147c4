const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How many failures are free, and how the wait grows after that. */
export type AttemptLimit = {
  /** Failures that cause no wait. */
  free: number;
  /** The first wait; it doubles with every further failure. */
  firstWaitMs: number;
  /** The longest wait, so that nobody is locked out for good. */
  longestWaitMs: number;
  /** After this long without a failure, the count is reset. */
  forgottenAfterMs: number;
};

/** Per account: about a hundred guesses a day, however many addresses they come from. */
export const ACCOUNT_LIMIT: AttemptLimit = {
  free: 10,
  firstWaitMs: 2 * SECOND,
  longestWaitMs: 15 * MINUTE,
  forgottenAfterMs: 24 * HOUR,
};

/** Per address, which a whole office may share: some hundred guesses a day, whatever the accounts. */
export const NETWORK_LIMIT: AttemptLimit = {
  free: 30,
  firstWaitMs: 2 * SECOND,
  longestWaitMs: 5 * MINUTE,
  forgottenAfterMs: HOUR,
};

/** Mails requested for one address. The newest link stays valid at least as long as the longest wait. */
export const MAIL_LIMIT: AttemptLimit = {
  free: 3,
  firstWaitMs: MINUTE,
  longestWaitMs: HOUR,
  forgottenAfterMs: 24 * HOUR,
};

/** The stored counter; times in epoch milliseconds. */
export type Tally = { failures: number; lastAt: number; waitUntil: number };

/** How long the caller has to wait, in ms. */
export function remainingWaitMs(tally: Tally | undefined, now: number): number {
  return Math.max(0, (tally?.waitUntil ?? 0) - now);
}

/** Counts an attempt as failed until it turns out otherwise. */
export function countAttempt(tally: Tally | undefined, limit: AttemptLimit, now: number): Tally {
  const isForgotten = !tally || now - tally.lastAt > limit.forgottenAfterMs;
  const failures = (isForgotten ? 0 : tally.failures) + 1;
  const doublings = Math.min(failures - limit.free - 1, 40);
  const wait = failures > limit.free ? Math.min(limit.longestWaitMs, limit.firstWaitMs * 2 ** doublings) : 0;
  return { failures, lastAt: now, waitUntil: wait > 0 ? now + wait : 0 };
}

/**
 * Takes back one attempt. Earlier failures still count, or the owner's own logins would reset the counter for a
 * guesser.
 */
export function undoAttempt(tally: Tally): Tally {
  return { ...tally, failures: Math.max(0, tally.failures - 1), waitUntil: 0 };
}
