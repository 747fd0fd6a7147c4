import type { AttemptCounter } from "#core/attempts/guard-guess";
import type { AttemptLimit } from "#core/attempts/tally";

/** The tally that all callers share who are not known. */
export const EVERYBODY = "";

export type AttemptTake = {
  limit: AttemptLimit;
  /** Who tries, as a hash. */
  caller: string;
  now: number;
};

export type AttemptBack = {
  countedFor: string;
  /** A caller who was right, and is known from now on; null: nobody. */
  remembered: string | null;
  now: number;
};

/** What may be asked of the Durable Object that counts the attempts at one thing. */
export type AttemptTallyRpc = Rpc.DurableObjectBranded & {
  /** Counts an attempt unless it has to wait, and tells on whose account. */
  take(attempt: AttemptTake): Promise<{ waitMs: number; countedFor: string }>;
  giveBack(attempt: AttemptBack): Promise<void>;
};

type Counted = {
  /** What the attempts are at. */
  name: string;
  limit: AttemptLimit;
  /** Who tries: whoever was right before has a tally of their own. Without it all callers are alike. */
  caller?: string;
};

/** Counts attempts the same wherever in the world they are made from. */
export function createAttemptCounter(
  tallies: DurableObjectNamespace<AttemptTallyRpc>,
  { name, limit, caller = EVERYBODY }: Counted,
): AttemptCounter {
  const tally = tallies.getByName(name);
  let countedFor = EVERYBODY;
  return {
    async take() {
      const taken = await tally.take({ limit, caller, now: Date.now() });
      countedFor = taken.countedFor;
      return taken.waitMs;
    },
    giveBack: (outcome) => {
      const remembered = caller !== EVERYBODY && outcome === "right" ? caller : null;
      return tally.giveBack({ countedFor, remembered, now: Date.now() });
    },
  };
}
