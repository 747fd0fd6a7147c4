import { tooManyAttempts } from "#core/attempts/guard-guess";

/** The period of the rate limits in wrangler.toml, and so how long a refused caller is asked to wait. */
export const RATE_LIMIT_SECONDS = 60;

/** Counts what a caller does of one kind, whether through a page or the API. Throws when it is too much. */
export function createRateLimiter(binding: RateLimit, caller: string) {
  return async (action: string): Promise<void> => {
    const { success } = await binding.limit({ key: `${action}:${caller}` });
    if (!success) throw tooManyAttempts(RATE_LIMIT_SECONDS);
  };
}
