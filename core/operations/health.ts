type PartHealth = "ok" | "degraded";

/** Whether the product can do its work; nothing of what it works on. */
export type Health = {
  status: PartHealth;
  parts: { database: PartHealth; files: PartHealth; work: PartHealth };
};

/** What waits longer than this, while nothing gets done, has been forgotten by whoever should do it. */
const WORK_BOUND_MS = 15 * 60_000;

/** How long a part may take to answer. */
const PATIENCE_MS = 3000;

type Deps = {
  now(): Date;
  /** Throws where the database does not answer. False: work waits since before `since`, and nothing moves. */
  operations: { isWorkMoving(since: Date, now: Date): Promise<boolean> };
  /** Throws where the store does not answer. */
  touchFiles(): Promise<unknown>;
  /** Rejects after that long. */
  timeout(ms: number): Promise<never>;
};

export async function checkHealth(deps: Deps): Promise<Health> {
  const now = deps.now();
  const late = deps.timeout(PATIENCE_MS);
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
