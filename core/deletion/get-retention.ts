import { DEFAULT_RETENTION_DAYS } from "./retention";

type Deps = {
  now(): Date;
  retention: {
    findDays(userId: string): Promise<number | undefined>;
    /** By days of retention. */
    countOlder(userId: string, now: Date): Promise<Record<number, number>>;
  };
};

/** Days resumes are kept, and how many are older than each choice. */
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
