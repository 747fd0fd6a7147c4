import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

type Known = Pick<CandidateCardView, "status" | "error" | "isHumanOnly" | "notRated" | "isJudged">;

/** Why there are no verdicts; undefined if there are some, or they are still to come. */
export function whyNoResult({ status, error, isHumanOnly, notRated, isJudged }: Known): string | undefined {
  if (status === "error") return error ?? words.fileFailed;
  if (isHumanOnly) return words.humanOnly;
  if (notRated) return words.notRated;
  return status === "done" && !isJudged ? words.noResult : undefined;
}
