import * as z from "zod";
import type { CandidateCardView } from "#core/resumes/candidate-card";

export const sorts = ["best", "newest", "name", "own"] as const;
export const sortSchema = z.enum(sorts);
export type Sort = z.infer<typeof sortSchema>;

export const SORT_WORDS: Record<Sort, string> = {
  best: "Best match first",
  newest: "Newest first",
  name: "File name",
  own: "Your tiers first",
};

const names = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const comparisons: Record<Exclude<Sort, "best">, (a: CandidateCardView, b: CandidateCardView) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => names.compare(a.fileName, b.fileName),
  own: (a, b) => Number(b.recruiterTier !== null) - Number(a.recruiterTier !== null),
};

/** The cards come best first, and stay so among equals. */
export function sortCandidates(ranked: CandidateCardView[], sort: Sort): CandidateCardView[] {
  return sort === "best" ? ranked : [...ranked].sort(comparisons[sort]);
}
