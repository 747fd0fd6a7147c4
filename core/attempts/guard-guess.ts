import { DomainError, type ErrorCode } from "#core/errors";
import { waitWords } from "./wait-words";

/** Counts attempts of one kind, as those on an account or those from an address. */
export type AttemptCounter = {
  /** Counts one before it is made, so that many at once are many. Milliseconds to wait where it may not be made. */
  take(): Promise<number>;
  /** The attempt that was counted was none: it was right, or never made. */
  giveBack(outcome: "right" | "not-made"): Promise<void>;
};

/** What a wrong guess ends in. Any other error is no guess and does not count. */
const WRONG: ReadonlySet<ErrorCode> = new Set([
  "bad_credentials",
  "bad_partner_credentials",
  "bad_partner_token",
  "wrong_password",
  "promo_invalid",
]);

/** Makes a guess that may be wrong, unless one of the counters says to wait. */
export async function guardGuess<Result>(
  counters: AttemptCounter[],
  guess: () => Promise<Result>,
): Promise<Result> {
  await takeAttempt(counters);
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
 * Counts an attempt that is not known to be right or wrong, as asking for a mail. Throws `too_many_requests`, which
 * says `advice` as well.
 */
export async function takeAttempt(counters: AttemptCounter[], advice?: string): Promise<void> {
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

/** One that cannot be given back stays counted, which is no reason to refuse what was right. */
const giveBack = (counters: AttemptCounter[], outcome: "right" | "not-made") =>
  Promise.allSettled(counters.map((counter) => counter.giveBack(outcome)));

/** Says how long to wait, in words and for programs. */
export function tooManyAttempts(retryAfterSeconds: number, advice?: string): DomainError {
  const message = `Too many attempts. Please wait ${waitWords(retryAfterSeconds)} and try again.`;
  return new DomainError("too_many_requests", {
    message: advice ? `${message} ${advice}` : message,
    retryAfterSeconds,
  });
}
