import { AnalyzerError } from "#core/analysis/analyzer";
import { DocumentError } from "#core/documents/document";
import { OverrunError } from "#core/documents/overrun-error";
import { createCallTimer } from "./call-timer";
import { fromOutcome, type Outcome } from "./outcome";
import type { Hooks } from "./resume-reader";
import { logOverrun } from "./time-limit";

const POLL_MS = 250;

export type CallLimits = {
  /** How long the reader may work on a call. */
  limitMs: number;
  /** How long a call may wait for the reader to start on it. */
  waitMs: number;
};

/**
 * A call to the reader. It may be made several times, each time with new input from `open`, because a stream can be
 * sent only once.
 */
export type ReaderCall<Input, Result> = {
  open(): Promise<Input>;
  ask(input: Input, hooks: Hooks): Promise<Outcome<Result>>;
};

/**
 * Calls the reader. A call that takes too long throws a DocumentError and is not retried: it reached the limit, or
 * broke off after more than half of it, which means that the runtime killed it for its CPU time. A call that breaks off
 * before the reader started on it is repeated, because something else caused the failure. Any other failure may be
 * temporary.
 */
export async function callReader<Input, Result>(
  { open, ask }: ReaderCall<Input, Result>,
  { limitMs, waitMs }: CallLimits,
  runModel?: Hooks["runModel"],
): Promise<Result> {
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    const input = await open();
    const time = createCallTimer({ limitMs, waitMs: giveUpAt - Date.now() });
    const hooks: Hooks = {
      begun: time.start,
      ...(runModel && {
        runModel(model, input) {
          time.stop();
          return runModel(model, input);
        },
      }),
    };
    const answer = ask(input, hooks);
    try {
      return fromOutcome(await Promise.race([answer, time.over]));
    } catch (error) {
      if (error instanceof DocumentError || error instanceof AnalyzerError) throw error;
      if (error instanceof OverrunError || time.spent() > limitMs / 2) {
        logOverrun(time.spent());
        throw new DocumentError("too_slow", undefined, { cause: error });
      }
      if (time.wasBegun() || Date.now() >= giveUpAt) throw error;
    } finally {
      time.stop();
      release(answer);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Cancels the other Worker's remaining work for a call that is over. */
function release(answer: Promise<unknown>): void {
  answer.catch(() => {});
  (answer as Partial<Disposable>)[Symbol.dispose]?.();
}
