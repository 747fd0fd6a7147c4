import { formatDateTime } from "#app/lib/format.ts";
import type { Scorecard } from "#core/analysis/scorecard";
import type { ResumeView } from "#core/resumes/resume";

type Props = {
  resume: Pick<ResumeView, "fileName" | "finishedAt" | "rubricVersion">;
  scorecard: Scorecard;
  /** The reader writes notes on candidates. */
  hasNotes: boolean;
};

/** Who judged, when, and by which version of the rubric. */
export function Origin({ resume: { fileName, finishedAt, rubricVersion }, scorecard, hasNotes }: Props) {
  const { engine, engineVersion, model, promptVersion } = scorecard;
  return (
    <footer className="border-t pt-4 text-muted text-xs">
      <p className="break-words">
        File: <span dir="auto">{fileName}</span>
      </p>
      <p className="break-words">
        {scorecard.notRated ? "Read" : "Judged"} by {engine} {engineVersion}
        {model && ` (${model}${promptVersion ? `, prompt ${promptVersion}` : ""})`}
        {finishedAt && (
          <>
            {" "}
            on <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
          </>
        )}
        {rubricVersion !== null && `, by version ${rubricVersion} of the rubric`}. Name, contact details and
        photo were hidden from it{hasNotes && ", and it never reads your notes"}.
      </p>
    </footer>
  );
}
