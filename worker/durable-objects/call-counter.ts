import { DurableObject } from "cloudflare:workers";
import { CALLS_PER_WINDOW, type CallBudget, WINDOW_SECONDS } from "#platform/call-limit";
import type { WebEnv } from "#platform/env";

/** Counts one caller's calls of the partner API. In memory only: evicted, it begins anew, in the caller's favour. */
export class CallCounter extends DurableObject<WebEnv> {
  #endsAt = 0;
  #count = 0;

  /** RPC. Calls beyond the limit count too, but nothing is lost by waiting for the next window. */
  async count(): Promise<CallBudget> {
    const now = Date.now();
    if (now >= this.#endsAt) {
      this.#endsAt = now + WINDOW_SECONDS * 1000;
      this.#count = 0;
    }
    this.#count += 1;
    return {
      isAllowed: this.#count <= CALLS_PER_WINDOW,
      limit: CALLS_PER_WINDOW,
      remaining: Math.max(0, CALLS_PER_WINDOW - this.#count),
      resetSeconds: Math.ceil((this.#endsAt - now) / 1000),
    };
  }
}
