import { tooManyAttempts } from "#core/attempts/with-attempt-limit";

/** The period of the rate limits in wrangler.toml, and the Retry-After of rejected callers. */
export const RATE_LIMIT_SECONDS = 60;

/** Counts a caller's actions of one kind, through pages and the API alike. Throws if there are too many. */
export function createRateLimiter(binding: RateLimit, caller: string) {
  return async (action: string): Promise<void> => {
    const { success } = await binding.limit({ key: `${action}:${caller}` });
    if (!success) throw tooManyAttempts(RATE_LIMIT_SECONDS);
  };
}

/** The limits that the web Worker's services share. Each throws if there were too many. */
export type Limits = {
  limitUser(userId: string, action: string): Promise<void>;
  /** For uploads and new tournaments. */
  limitUpload(userId: string, action: string): Promise<void>;
  /** Counts by the network that a request comes from. */
  limitNetwork(action: string): Promise<void>;
};
