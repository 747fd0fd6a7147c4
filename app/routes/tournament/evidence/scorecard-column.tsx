import { CircleHelp, FileText } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { DialogDescription, DialogHeader, DialogTitle } from "#app/components/ui/dialog.tsx";
import { cn } from "#app/lib/cn.ts";
import type { Criterion } from "#core/analysis/rubric";
import type { Scorecard } from "#core/analysis/scorecard";
import { candidateName, type ResumeView } from "#core/resumes/resume";
import { CriterionVerdict, QUOTE_HINT_ID } from "../criterion-verdict";
import { ScoreRemarks } from "./score-remarks";
import { ScoreSummary } from "./score-summary";

type Props = {
  resume: ResumeView;
  scorecard: Scorecard;
  place: string | undefined;
  /** The criterion whose quote is shown in the resume's text. */
  shownId: string | undefined;
  onShow(criterionId: string): void;
  className?: string;
};

export function ScorecardColumn({ resume, scorecard, place, shownId, onShow, className }: Props) {
  return (
    <div className={cn("flex h-full w-full shrink-0 flex-col", className)}>
      <DialogHeader className="gap-0 border-b py-3">
        <p className="eyebrow">Why this score</p>
        <DialogTitle className="truncate">{candidateName(resume.fileName)}</DialogTitle>
      </DialogHeader>
      <section
        aria-label="Scorecard"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by the arrow keys.
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain px-6 py-5 focus-visible:-outline-offset-2"
      >
        <ScoreSummary resume={resume} scorecard={scorecard} place={place} />
        <ScoreRemarks scorecard={scorecard} />
        <DialogDescription>
          Every verdict above "Not shown" rests on a quote: choose one to see it in the resume. "Not shown"
          says only that the resume does not show it.
        </DialogDescription>
        <p id={QUOTE_HINT_ID} className="sr-only">
          Shows the quote in the resume
        </p>
        {GROUPS.map(({ title, holds }) => (
          <Group key={title} {...{ title, holds, scorecard, shownId, onShow }} />
        ))}
        <Questions questions={resume.followUpQuestions} />
        <Origin scorecard={scorecard} resumeId={resume.id} />
      </section>
    </div>
  );
}

/** What weighs most comes first, and is not hidden among what would be nice. */
const GROUPS: { title: string; holds(criterion: Criterion): boolean }[] = [
  { title: "The job as a whole", holds: ({ overall }) => overall === true },
  { title: "Must have", holds: ({ overall, importance }) => !overall && importance === "must" },
  { title: "Nice to have", holds: ({ overall, importance }) => !overall && importance === "nice" },
];

type GroupProps = Pick<Props, "scorecard" | "shownId" | "onShow"> & (typeof GROUPS)[number];

function Group({ title, holds, scorecard: { criteria, verdicts }, shownId, onShow }: GroupProps) {
  const own = criteria.filter(holds);
  if (own.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-base">{title}</h3>
      <ol className="mt-1 divide-y">
        {own.map((criterion) => (
          <CriterionVerdict
            key={criterion.id}
            criterion={criterion}
            verdict={verdicts.find(({ criterionId }) => criterionId === criterion.id)}
            isShown={criterion.id === shownId}
            onShow={onShow}
          />
        ))}
      </ol>
    </section>
  );
}

function Questions({ questions }: { questions: string[] }) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-base">Questions to ask</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {questions.map((question) => (
          <li key={question} className="flex gap-2 text-sm">
            <CircleHelp className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
            <span className="min-w-0 break-words">{question}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Origin({ scorecard, resumeId }: { scorecard: Scorecard; resumeId: string }) {
  const { engine, engineVersion, model, promptVersion, rubricHash } = scorecard;
  return (
    <footer className="flex flex-col items-start gap-3 border-t pt-4">
      <Button asChild variant="secondary" size="sm">
        <a href={`/api/resumes/${resumeId}/view`} target="_blank" rel="noreferrer">
          <FileText aria-hidden />
          View original file
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </Button>
      <p className="break-words text-muted text-xs">
        Judged by {engine} {engineVersion}
        {model && ` (${model}${promptVersion ? `, prompt ${promptVersion}` : ""})`}, rubric version{" "}
        <code>{rubricHash.slice(0, 8)}</code>. Name, contact details and photo were hidden from it.
      </p>
    </footer>
  );
}
