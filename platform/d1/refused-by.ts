/** What the triggers of the database say when they refuse a row (migrations). */
export const NEEDS_CREDIT = "tournament needs a credit";
export const TOO_MANY_WEBHOOKS = "too many webhooks";
export const IS_FULL = "tournament is full";

/** For `catch`: undefined where the trigger with these words refused, anything else is thrown on. */
export function refusedBy(words: string) {
  return (fault: unknown): undefined => {
    for (let cause = fault; cause instanceof Error; cause = cause.cause) {
      if (cause.message.includes(words)) return undefined;
    }
    throw fault;
  };
}
