import { DomainError } from "#core/errors";
import type { RetentionSettings } from "./retention";

type Deps = {
  now(): Date;
  retention: {
    find(userId: string): Promise<RetentionSettings | undefined>;
    /** Counts by days of retention. */
    countOlder(userId: string, now: Date): Promise<Record<number, number>>;
  };
};

/** The account's settings, and how many resumes each choice of days would delete. */
export async function getRetention(
  deps: Deps,
  userId: string,
): Promise<{ settings: RetentionSettings; older: Record<number, number> }> {
  const [settings, older] = await Promise.all([
    deps.retention.find(userId),
    deps.retention.countOlder(userId, deps.now()),
  ]);
  if (!settings) throw new DomainError("account_not_found");
  return { settings, older };
}
