import { formatDateTime } from "#app/lib/format.ts";
import { sayAgreement } from "#core/analysis/compare-judges";
import type { Scorecard } from "#core/analysis/scorecard";
import type { ResumeView } from "#core/resumes/resume";
import * as words from "./words";

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
        {words.file} <span dir="auto">{fileName}</span>
      </p>
      <p className="break-words">
        {scorecard.notRated ? words.readBy : words.judgedBy}{" "}
        {model
          ? words.modelOf(model, engine, engineVersion, promptVersion)
          : words.judgeOf(engine, engineVersion)}
        {finishedAt && (
          <>
            {" "}
            {words.on} <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
          </>
        )}
        {rubricVersion !== null && words.rubricVersion(rubricVersion)}
        {words.hiddenFromIt}
        {hasNotes && words.neverNotes}.
      </p>
      {agreement && agreement.compared > 0 && <p>{sayAgreement(agreement)}</p>}
    </footer>
  );
}
