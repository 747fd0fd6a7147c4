import type { MinuteOfWork } from "./operations";

const MINUTE_MS = 60_000;

/** Minutes since 1970, and what was finished in each. */
export type CountedMinute = { minute: number; done: number; error: number };

/** The last sixty minutes until now, those too in which nothing was finished. */
export function fillHour(counted: CountedMinute[], now: Date): MinuteOfWork[] {
  const byMinute = new Map(counted.map((one) => [one.minute, one]));
  const current = Math.floor(now.getTime() / MINUTE_MS);
  return Array.from({ length: 60 }, (_, index) => {
    const minute = current - 59 + index;
    const { done = 0, error = 0 } = byMinute.get(minute) ?? {};
    return { at: new Date(minute * MINUTE_MS).toISOString(), done, error };
  });
}
