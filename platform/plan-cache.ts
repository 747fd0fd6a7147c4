import { waitUntil } from "cloudflare:workers";
import { FALLBACK_PLAN, type Plan } from "#core/billing/plan";
import { describeError } from "#core/describe-error";

/** Plans this old are still shown, while they are read again behind the visitor's back. */
const REFRESH_AFTER_MS = 5000;
/** Plans this old are not shown any more. */
const FORGET_AFTER_MS = 60_000;
/** How long the pricing of a page may wait for the database. */
const PATIENCE_MS = 4000;

type Entry = { plans: Plan[]; readAt: number };

/** One an isolate and database. */
const entries = new WeakMap<D1Database, Entry>();
const refreshing = new WeakMap<D1Database, number>();

/**
 * The plans for public pages, which never wait for the database: at once where this isolate knows them, else
 * a promise that never fails.
 */
export function readPlansAtHand(db: D1Database, listPlans: () => Promise<Plan[]>): Plan[] | Promise<Plan[]> {
  const read = async () => {
    const plans = await listPlans();
    entries.set(db, { plans, readAt: Date.now() });
    return plans;
  };
  const known = entries.get(db);
  const age = known ? Date.now() - known.readAt : Number.POSITIVE_INFINITY;
  if (!known || age > FORGET_AFTER_MS) return withFallback(read());
  const lastTry = Math.max(known.readAt, refreshing.get(db) ?? 0);
  if (Date.now() - lastTry > REFRESH_AFTER_MS) {
    refreshing.set(db, Date.now());
    waitUntil(read().catch(logFault));
  }
  return orFallback(known.plans);
}

async function withFallback(reading: Promise<Plan[]>): Promise<Plan[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database did not answer in time")), PATIENCE_MS);
  });
  try {
    return orFallback(await Promise.race([reading, patience]));
  } catch (fault) {
    reading.catch(() => {});
    logFault(fault);
    return [FALLBACK_PLAN];
  } finally {
    clearTimeout(timer);
  }
}

const orFallback = (plans: Plan[]) => (plans.length > 0 ? plans : [FALLBACK_PLAN]);

function logFault(fault: unknown): void {
  console.error({ message: "plans could not be read", error: describeError(fault) });
}
