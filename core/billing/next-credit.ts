import type { PlanName } from "./plan";

/** Credits of one kind that can open a tournament now. */
export type UsableCredit = {
  planName: PlanName;
  /** How many are left. */
  credits: number;
  maxResumes: number;
};

/**
 * The credit that a tournament with this many files will use: the first that allows all of them or, if none does, the
 * one that allows most. `usable` is in the order in which credits are used. `insertSpend` does the same in the
 * database.
 */
export function creditFor(usable: UsableCredit[], fileCount: number): UsableCredit | undefined {
  const fitting = usable.find(({ maxResumes }) => maxResumes >= fileCount);
  return fitting ?? usable.toSorted((a, b) => b.maxResumes - a.maxResumes)[0];
}
