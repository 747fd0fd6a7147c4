import { describeError } from "#core/describe-error";

/** How many calls a partner may make to the API per window. */
export const CALLS_PER_WINDOW = 600;
const WINDOW_SECONDS = 60;

/**
 * How many calls per window an isolate allows while the counter does not answer. A flood of calls can overload the
 * counter, so there must be a limit even then; but a partner's program must not fail because the counter does.
 */
export const CALLS_WITHOUT_COUNTER = 60;

export type CallBudget = { isAllowed: boolean; limit: number; remaining: number; resetSeconds: number };

/** RPC methods of the Durable Object that counts one caller's calls. */
export type CallCounterRpc = Rpc.DurableObjectBranded & { count(): Promise<CallBudget> };

/** Counts one caller's calls, one window after another. Calls beyond the limit count too. */
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

/** The windows of the callers that this isolate counts itself. */
const ownWindows = new Map<string, ReturnType<typeof createCallWindow>>();
const MAX_WINDOWS = 1000;

/** Counts a call. The `ratelimits` binding is not used, because it does not return how many calls are left. */
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
  if (ownWindows.size >= MAX_WINDOWS) {
    for (const [name, window] of ownWindows) if (window.isOver(now)) ownWindows.delete(name);
  }
  // With more callers at once than expected, the others share one window.
  const name = ownWindows.has(caller) || ownWindows.size < MAX_WINDOWS ? caller : "everybody else";
  const window = ownWindows.get(name) ?? createCallWindow(CALLS_WITHOUT_COUNTER);
  ownWindows.set(name, window);
  return window.count(now);
}
