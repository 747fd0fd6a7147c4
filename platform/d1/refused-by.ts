/** Errors that our triggers raise when they reject a row (see migrations). */
export const NEEDS_CREDIT = "tournament needs a credit";
export const TOO_MANY_WEBHOOKS = "too many webhooks";
export const TOO_MANY_KEYS = "too many API keys";
export const IS_FULL = "tournament is full";
export const ID_WAS_USED = "tournament id was used before";

/** SQLite's error for a second tournament with the same id. */
export const TOURNAMENT_IS_THERE = "UNIQUE constraint failed: tournaments.id";

/** SQLite's error for a second spend on the same tournament. */
export const SPENT_BEFORE = "UNIQUE constraint failed: credit_entries.cause";

/** For `catch`: returns undefined for an error that contains one of these texts, and rethrows any other. */
export function refusedBy(...words: string[]) {
  return (error: unknown): undefined => {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      const { message } = cause;
      if (words.some((known) => message.includes(known))) return undefined;
    }
    throw error;
  };
}
