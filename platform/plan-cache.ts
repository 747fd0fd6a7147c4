import { waitUntil } from "cloudflare:workers";
import { FALLBACK_PLAN, type Plan } from "#core/billing/plan";
import { describeError } from "#core/describe-error";

/** Plans older than this are still shown, but are read again in the background. */
const REFRESH_AFTER_MS = 5000;
/** Plans older than this are no longer shown. */
const FORGET_AFTER_MS = 60_000;
/** How long a page may wait for the database; a healthy one needs a fiftieth of that. */
const TIMEOUT_MS = 500;

type Entry = { plans: Plan[]; readAt: number };

/** One per isolate and database. */
const entries = new WeakMap<D1Database, Entry>();
const refreshing = new WeakMap<D1Database, number>();

/**
 * The plans for public pages, which do not wait for a slow database. Returns them at once if this isolate has them,
 * only the free plan if they cannot be read, and null if the database takes too long. Never throws.
 */
export async function readCachedPlans(
  db: D1Database,
  listPlans: () => Promise<Plan[]>,
): Promise<Plan[] | null> {
  const read = async () => {
    const plans = await listPlans();
    entries.set(db, { plans, readAt: Date.now() });
    return orFallback(plans);
  };
  const known = entries.get(db);
  const age = known ? Date.now() - known.readAt : Number.POSITIVE_INFINITY;
  if (!known || age > FORGET_AFTER_MS) return withTimeout(read());
  const lastTry = Math.max(known.readAt, refreshing.get(db) ?? 0);
  if (Date.now() - lastTry > REFRESH_AFTER_MS) {
    refreshing.set(db, Date.now());
    waitUntil(read().catch(logError));
  }
  return orFallback(known.plans);
}

async function withTimeout(reading: Promise<Plan[]>): Promise<Plan[] | null> {
  const settled = reading.catch((error: unknown) => {
    logError(error);
    return [FALLBACK_PLAN];
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  try {
    const plans = await Promise.race([settled, timeout]);
    // A late result is for the next visitor.
    if (!plans) waitUntil(settled);
    return plans;
  } finally {
    clearTimeout(timer);
  }
}

const orFallback = (plans: Plan[]) => (plans.length > 0 ? plans : [FALLBACK_PLAN]);

function logError(error: unknown): void {
  console.error({ message: "plans could not be read", error: describeError(error) });
}
