import { OverrunError } from "#core/documents/overrun-error";

/**
 * Measures how long the reader works on a call: the time between `start` and `stop`, which may be called several
 * times. `over` rejects with an OverrunError at the limit, and with another error if `start` is not called within
 * `waitMs`.
 */
export function createCallTimer({ limitMs, waitMs }: { limitMs: number; waitMs: number }) {
  let wasBegun = false;
  let before = 0;
  let since: number | undefined;
  let end: (error: Error) => void = () => {};
  const over = new Promise<never>((_, reject) => {
    end = reject;
  });
  // Avoids an unhandled rejection if nothing awaits it.
  over.catch(() => {});
  let timer = setTimeout(() => end(new Error("The reader did not begin")), Math.max(0, waitMs));

  const spent = () => before + (since === undefined ? 0 : Date.now() - since);
  function stop(): void {
    clearTimeout(timer);
    before = spent();
    since = undefined;
  }
  function start(): void {
    stop();
    wasBegun = true;
    since = Date.now();
    timer = setTimeout(() => end(new OverrunError()), Math.max(0, limitMs - before));
  }
  return { start, stop, spent, over, wasBegun: () => wasBegun };
}
