import { useContext } from "react";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { RubricContext } from "./rubric-context";

/** On a card: by which version the candidate was judged, while that is not the newest. */
export function StaleNote({ resume, className }: { resume: CandidateCardView; className?: string }) {
  const current = useContext(RubricContext);
  const { isStale, rubricVersion, rereadError, judged } = resume;
  if (!isStale || !judged) return null;
  const read = new Set(judged.map(([criterionId]) => criterionId));
  const unread = current?.rubric.criteria.filter(({ id }) => !read.has(id)).length ?? 0;
  return (
    <p className={cn("mx-5 mt-2 text-sm text-warn", className)}>
      Judged by version {rubricVersion} of the rubric.{" "}
      {rereadError ??
        (unread > 0
          ? `Being read for ${count(unread, "new criterion", "new criteria")}.`
          : "Being brought up to the newest.")}
    </p>
  );
}
