import { describeError } from "#core/describe-error";

/** How often a partner may call the API in a window. */
export const CALLS_PER_WINDOW = 600;
export const WINDOW_SECONDS = 60;

export type CallBudget = { isAllowed: boolean; limit: number; remaining: number; resetSeconds: number };

/** What may be asked of the Durable Object that counts one caller's calls. */
export type CallCounterRpc = Rpc.DurableObjectBranded & { count(): Promise<CallBudget> };

/** Counts a call. The `ratelimits` binding would not say how many are left. */
export function createCallLimiter(counters: DurableObjectNamespace<CallCounterRpc>) {
  return async (caller: string): Promise<CallBudget | null> => {
    try {
      return await counters.getByName(caller).count();
    } catch (error) {
      // A counter that cannot be reached must not close the API.
      console.error({ message: "call counter unreachable", error: describeError(error) });
      return null;
    }
  };
}
