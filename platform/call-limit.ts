import { describeError } from "#core/describe-error";

/** How often a partner may call the API in a window. */
export const CALLS_PER_WINDOW = 600;
const WINDOW_SECONDS = 60;

/**
 * What one isolate lets through while the counter does not answer. A flood of calls is what overloads the counter, so a
 * flood must not lift the limit; and no partner's program may stand still because a counter does.
 */
export const CALLS_WITHOUT_COUNTER = 60;

export type CallBudget = { isAllowed: boolean; limit: number; remaining: number; resetSeconds: number };

/** What may be asked of the Durable Object that counts one caller's calls. */
export type CallCounterRpc = Rpc.DurableObjectBranded & { count(): Promise<CallBudget> };

/** Counts one caller's calls, window after window. Calls beyond the limit count too. */
export function createCallWindow(limit: number) {
  let endsAt = 0;
  let calls = 0;
  return {
    isOver: (now: number) => now >= endsAt,
    count(now: number): CallBudget {
      if (now >= endsAt) {
        endsAt = now + WINDOW_SECONDS * 1000;
        calls = 0;
      }
      calls += 1;
      return {
        isAllowed: calls <= limit,
        limit,
        remaining: Math.max(0, limit - calls),
        resetSeconds: Math.ceil((endsAt - now) / 1000),
      };
    },
  };
}

/** Windows of callers that this isolate counts by itself. */
const ownWindows = new Map<string, ReturnType<typeof createCallWindow>>();
const MOST_WINDOWS = 1000;

/** Counts a call. The `ratelimits` binding would not say how many are left. */
export function createCallLimiter(counters: DurableObjectNamespace<CallCounterRpc>) {
  return async (caller: string): Promise<CallBudget> => {
    try {
      return await counters.getByName(caller).count();
    } catch (error) {
      console.error({ message: "call counter unreachable", error: describeError(error) });
      return countHere(caller, Date.now());
    }
  };
}

function countHere(caller: string, now: number): CallBudget {
  if (ownWindows.size >= MOST_WINDOWS) {
    for (const [name, window] of ownWindows) if (window.isOver(now)) ownWindows.delete(name);
  }
  // More callers at once than anybody has: they share what is left.
  const name = ownWindows.has(caller) || ownWindows.size < MOST_WINDOWS ? caller : "everybody else";
  const window = ownWindows.get(name) ?? createCallWindow(CALLS_WITHOUT_COUNTER);
  ownWindows.set(name, window);
  return window.count(now);
}
