import { AnalyserError } from "#core/analysis/analyser";
import { DocumentError } from "#core/documents/document";
import { OverrunError } from "#core/documents/overrun-error";
import { fromOutcome, type Outcome } from "./outcome";
import type { Hooks } from "./resume-reader";
import { measureTimeInHand } from "./time-in-hand";
import { noteOverrun } from "./within-time";

const LOOK_AGAIN_MS = 250;

export type Patience = {
  /** How long a call may be in hand. */
  limitMs: number;
  /** How long it may wait until it is. */
  waitMs: number;
};

/** A call of the reader. It may be made several times, with what `open` gives each time: a stream is sent once only. */
export type ReaderCall<Input, Result> = {
  open(): Promise<Input>;
  ask(input: Input, hooks: Hooks): Promise<Outcome<Result>>;
};

/**
 * Makes a call of the reader. One that takes too long ends in a DocumentError, for good: at the limit, or where it
 * broke off after more than half of it, since then the runtime has ended it for its CPU time. One that broke off
 * before it was in hand is made again: the fault was another's. Any other fault may pass.
 */
export async function askReader<Input, Result>(
  { open, ask }: ReaderCall<Input, Result>,
  { limitMs, waitMs }: Patience,
  runModel?: Hooks["runModel"],
): Promise<Result> {
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    const input = await open();
    const time = measureTimeInHand({ limitMs, waitMs: giveUpAt - Date.now() });
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
    } catch (fault) {
      if (fault instanceof DocumentError || fault instanceof AnalyserError) throw fault;
      if (fault instanceof OverrunError || time.spent() > limitMs / 2) {
        noteOverrun(time.spent());
        throw new DocumentError("too_slow", undefined, { cause: fault });
      }
      if (time.wasBegun() || Date.now() >= giveUpAt) throw fault;
    } finally {
      time.stop();
      release(answer);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** What another Worker still does for a call that is over is broken off. */
function release(answer: Promise<unknown>): void {
  answer.catch(() => {});
  (answer as Partial<Disposable>)[Symbol.dispose]?.();
}
