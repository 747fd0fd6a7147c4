import type { AttemptLimit } from "#core/attempts/tally";
import type { AttemptCounter } from "#core/attempts/with-attempt-limit";

/** The tally shared by all unknown callers. */
export const SHARED_TALLY = "";

export type AttemptRequest = {
  limit: AttemptLimit;
  /** A hash of the caller. */
  caller: string;
  now: number;
};

export type AttemptReturn = {
  countedFor: string;
  /** The caller to remember after a success; null if there is none. */
  remembered: string | null;
  now: number;
};

/** RPC methods of the Durable Object that counts attempts on one thing. */
export type AttemptTallyRpc = Rpc.DurableObjectBranded & {
  /** Counts an attempt, unless it has to wait, and returns whose tally counted it. */
  take(attempt: AttemptRequest): Promise<{ waitMs: number; countedFor: string }>;
  giveBack(attempt: AttemptReturn): Promise<void>;
};

type Counted = {
  /** What the attempts are on. */
  name: string;
  limit: AttemptLimit;
  /**
   * A hash of the caller; callers who succeeded before have a tally of their own. Without it all callers share one
   * tally.
   */
  caller?: string;
};

/** Counts attempts globally, from wherever in the world they are made. */
export function createAttemptCounter(
  tallies: DurableObjectNamespace<AttemptTallyRpc>,
  { name, limit, caller = SHARED_TALLY }: Counted,
): AttemptCounter {
  const tally = tallies.getByName(name);
  let countedFor = SHARED_TALLY;
  return {
    async take() {
      const taken = await tally.take({ limit, caller, now: Date.now() });
      countedFor = taken.countedFor;
      return taken.waitMs;
    },
    giveBack: (outcome) => {
      const remembered = caller !== SHARED_TALLY && outcome === "right" ? caller : null;
      return tally.giveBack({ countedFor, remembered, now: Date.now() });
    },
  };
}
