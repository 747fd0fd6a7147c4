import { DurableObject } from "cloudflare:workers";
import { CALLS_PER_WINDOW, type CallBudget, createCallWindow } from "#platform/call-limit";
import type { WebEnv } from "#platform/env";

/** Counts one caller's API calls, in memory only: after an eviction it starts over, in the caller's favor. */
export class CallCounter extends DurableObject<WebEnv> {
  #window = createCallWindow(CALLS_PER_WINDOW);

  /** RPC. */
  async count(): Promise<CallBudget> {
    return this.#window.count(Date.now());
  }
}
