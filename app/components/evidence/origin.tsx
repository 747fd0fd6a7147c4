import { formatDateTime } from "#app/lib/format.ts";
import { sayAgreement } from "#core/analysis/compare-judges";
import type { Scorecard } from "#core/analysis/scorecard";
import type { ResumeView } from "#core/resumes/resume";

type Props = {
  resume: Pick<ResumeView, "fileName" | "finishedAt" | "rubricVersion" | "agreement">;
  scorecard: Scorecard;
  /** Whether the viewer can write notes on candidates. */
  hasNotes: boolean;
};

/** Who judged the resume, when, and with which rubric version. */
export function Origin({ resume, scorecard, hasNotes }: Props) {
  const { fileName, finishedAt, rubricVersion, agreement } = resume;
  const { engine, engineVersion, model, promptVersion } = scorecard;
  return (
    <footer className="border-t pt-4 text-muted text-xs">
      <p className="break-words">
        File: <span dir="auto">{fileName}</span>
      </p>
      <p className="break-words">
        {scorecard.notRated ? "Read" : "Judged"} by{" "}
        {model
          ? `the AI model ${model} (${engine} interface, version ${engineVersion}, prompt ${promptVersion})`
          : `${engine} ${engineVersion}`}
        {finishedAt && (
          <>
            {" "}
            on <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
          </>
        )}
        {rubricVersion !== null && `, by version ${rubricVersion} of the rubric`}. Name, contact details and
        photo were hidden from it{hasNotes && ", and it never reads your notes"}.
      </p>
      {agreement && agreement.compared > 0 && <p>{sayAgreement(agreement)}</p>}
    </footer>
  );
}
