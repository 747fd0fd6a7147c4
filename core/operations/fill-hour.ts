import type { MinuteOfWork } from "./operations";

const MINUTE_MS = 60_000;

/** Counts by minute since the epoch. */
export type CountedMinute = { minute: number; done: number; error: number };

/** The last sixty minutes, including those in which nothing finished. */
export function fillHour(counted: CountedMinute[], now: Date): MinuteOfWork[] {
  const byMinute = new Map(counted.map((one) => [one.minute, one]));
  const current = Math.floor(now.getTime() / MINUTE_MS);
  return Array.from({ length: 60 }, (_, index) => {
    const minute = current - 59 + index;
    const { done = 0, error = 0 } = byMinute.get(minute) ?? {};
    return { at: new Date(minute * MINUTE_MS).toISOString(), done, error };
  });
}
