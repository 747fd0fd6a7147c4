import { useContext } from "react";
import { count } from "#app/lib/format.ts";
import { listUnread } from "#core/analysis/analyse-resume";
import type { ResumeView } from "#core/resumes/resume";
import { RubricContext } from "./rubric-context";

/** On a card: by which version the candidate was judged, while that is not the newest. */
export function StaleNote({ resume }: { resume: ResumeView }) {
  const current = useContext(RubricContext);
  const { isStale, rubricVersion, rereadError, scorecard } = resume;
  if (!isStale || !scorecard) return null;
  const unread = current ? listUnread(current.rubric, scorecard).length : 0;
  return (
    <p className="mx-5 mt-2 text-sm text-warn">
      Judged by version {rubricVersion} of the rubric.{" "}
      {rereadError ??
        (unread > 0
          ? `Being read for ${count(unread, "new criterion", "new criteria")}.`
          : "Being brought up to the newest.")}
    </p>
  );
}
