import { count } from "./format";

/** What the total is made of: "2 credits left, 3 used". */
export function creditsLeftWords({
  creditsLeft,
  creditsUsed,
}: {
  creditsLeft: number;
  creditsUsed: number;
}): string {
  const left = `${count(creditsLeft, "credit")} left`;
  return creditsUsed > 0 ? `${left}, ${creditsUsed.toLocaleString("en")} used` : left;
}
