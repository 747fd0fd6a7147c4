import { cn } from "#app/lib/cn.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

/** On a card: the rubric version that the candidate was judged by, if it is not the newest. */
export function StaleNote({ resume, className }: { resume: CandidateCardView; className?: string }) {
  const { isStale, rubricVersion, rereadError, isJudged } = resume;
  if (!isStale || !isJudged) return null;
  return (
    <p className={cn("mx-5 mt-2 text-sm text-warn", className)}>
      {rubricVersion !== null && words.staleVersion(rubricVersion)} {rereadError ?? words.updating}
    </p>
  );
}
