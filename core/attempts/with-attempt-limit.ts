import { DomainError, type ErrorCode } from "#core/errors";
import { formatWait } from "./format-wait";

/** Counts attempts of one kind, such as those on one account or from one address. */
export type AttemptCounter = {
  /**
   * Counts an attempt before it is made, so that parallel ones all count. Returns the wait in ms if it is not allowed
   * yet.
   */
  take(): Promise<number>;
  /** Takes back an attempt that succeeded or was never made. */
  giveBack(outcome: "right" | "not-made"): Promise<void>;
};

/** The error codes of a wrong guess. Any other error is not counted. */
const WRONG: ReadonlySet<ErrorCode> = new Set([
  "bad_credentials",
  "bad_code",
  "bad_partner_credentials",
  "bad_partner_token",
  "wrong_password",
  "promo_invalid",
]);

/** Runs a guess, such as a login, unless one of the counters says to wait. */
export async function withAttemptLimit<Result>(
  counters: AttemptCounter[],
  guess: () => Promise<Result>,
): Promise<Result> {
  await recordAttempt(counters);
  let result: Result;
  try {
    result = await guess();
  } catch (error) {
    const isWrong = error instanceof DomainError && WRONG.has(error.code);
    if (!isWrong) await giveBack(counters, "not-made");
    throw error;
  }
  await giveBack(counters, "right");
  return result;
}

/**
 * Counts an action that is neither right nor wrong, such as requesting a mail. Throws `too_many_requests` with `advice`
 * in its message.
 */
export async function recordAttempt(counters: AttemptCounter[], advice?: string): Promise<void> {
  const taken: AttemptCounter[] = [];
  for (const counter of counters) {
    const waitMs = await counter.take();
    if (waitMs > 0) {
      await giveBack(taken, "not-made");
      throw tooManyAttempts(Math.ceil(waitMs / 1000), advice);
    }
    taken.push(counter);
  }
}

/** If taking it back fails, the attempt stays counted; that is no reason to fail a correct login. */
const giveBack = (counters: AttemptCounter[], outcome: "right" | "not-made") =>
  Promise.allSettled(counters.map((counter) => counter.giveBack(outcome)));

/** The error for too many attempts, with the wait in its message and in Retry-After. */
export function tooManyAttempts(retryAfterSeconds: number, advice?: string): DomainError {
  const message = `Too many attempts. Please wait ${formatWait(retryAfterSeconds)} and try again.`;
  return new DomainError("too_many_requests", {
    message: advice ? `${message} ${advice}` : message,
    retryAfterSeconds,
  });
}
