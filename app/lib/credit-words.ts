import { count } from "./format";

type Credits = { creditsLeft: number; creditsUsed: number };

/** Describes the total, such as "2 credits left, 3 used". */
export function creditsLeftWords({ creditsLeft, creditsUsed }: Credits): string {
  const left = `${count(creditsLeft, "credit")} left`;
  return creditsUsed > 0 ? `${left}, ${creditsUsed.toLocaleString("en")} used` : left;
}
