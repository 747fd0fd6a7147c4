const FALLBACK_STEP = 5;
const FALLBACK_EVERY_MS = 500;
const MAX_PERCENT_BEFORE_DONE = 99;

/** The percentage sent, at most 99 before the last response. Without events it grows by 5 every half second. */
export function createProgressMeter(totalBytes: number, onPercent: (percent: number) => void) {
  const sent = new Map<unknown, number>();
  let shown = 0;
  let hasEvents = false;

  const show = (percent: number) => {
    const next = Math.max(shown, Math.min(MAX_PERCENT_BEFORE_DONE, Math.floor(percent)));
    if (next !== shown) onPercent(next);
    shown = next;
  };
  const ticker = setInterval(() => !hasEvents && show(shown + FALLBACK_STEP), FALLBACK_EVERY_MS);

  return {
    /** `key` identifies the request; a retry starts from 0 again. */
    sent(key: unknown, bytes: number): void {
      hasEvents = true;
      sent.set(key, bytes);
      const sum = [...sent.values()].reduce((a, b) => a + b, 0);
      show(totalBytes === 0 ? 0 : (100 * sum) / totalBytes);
    },
    stop(): void {
      clearInterval(ticker);
    },
  };
}
