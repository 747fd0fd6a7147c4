import { DEFAULT_RETENTION_DAYS } from "./retention";

type Deps = {
  now(): Date;
  retention: {
    findDays(userId: string): Promise<number | undefined>;
    /** Counts by days of retention. */
    countOlder(userId: string, now: Date): Promise<Record<number, number>>;
  };
};

/** The current retention in days, and how many resumes each choice would delete. */
export async function getRetention(
  deps: Deps,
  userId: string,
): Promise<{ days: number; older: Record<number, number> }> {
  const [days, older] = await Promise.all([
    deps.retention.findDays(userId),
    deps.retention.countOlder(userId, deps.now()),
  ]);
  return { days: days ?? DEFAULT_RETENTION_DAYS, older };
}
