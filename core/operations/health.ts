type PartHealth = "ok" | "degraded";

/** Whether the product is working; contains no customer data. */
export type Health = {
  status: PartHealth;
  parts: { database: PartHealth; files: PartHealth; work: PartHealth };
};

/** Work that waits longer than this while nothing finishes means that processing has stopped. */
const WORK_BOUND_MS = 15 * 60_000;

/** The timeout of each check. */
const TIMEOUT_MS = 3000;

type Deps = {
  now(): Date;
  /**
   * False if work has been waiting since before `since` and nothing finishes. Throws if the database does not answer.
   */
  operations: { isWorkMoving(since: Date, now: Date): Promise<boolean> };
  /** Throws if the file store does not answer. */
  touchFiles(): Promise<unknown>;
  /** Rejects after `ms`. */
  timeout(ms: number): Promise<never>;
};

export async function checkHealth(deps: Deps): Promise<Health> {
  const now = deps.now();
  const late = deps.timeout(TIMEOUT_MS);
  const answers = (part: Promise<unknown>) =>
    Promise.race([part, late]).then(
      () => "ok" as const,
      () => "degraded" as const,
    );
  const moving = deps.operations.isWorkMoving(new Date(now.getTime() - WORK_BOUND_MS), now);
  const [database, files, isMoving] = await Promise.all([
    answers(moving),
    answers(deps.touchFiles()),
    Promise.race([moving, late]).catch(() => false),
  ]);
  const parts: Health["parts"] = { database, files, work: isMoving ? "ok" : "degraded" };
  const isOk = Object.values(parts).every((part) => part === "ok");
  return { status: isOk ? "ok" : "degraded", parts };
}
