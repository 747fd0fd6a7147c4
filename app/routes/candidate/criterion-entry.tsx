import { VerdictBadge } from "#app/components/evidence/verdict-badge.tsx";
import { isUnsure, type VerdictLevel } from "#core/analysis/scorecard";
import * as words from "./words";
import { WordsForm } from "./words-form";

type Props = {
  criterion: {
    id: string;
    text: string;
    importance: string;
    level: VerdictLevel | null;
    sure: boolean;
    quote: string | null;
  };
  isBeingRead: boolean;
  error: string | null;
};

/** One requirement: what was found, in the candidate's own lines, and a form to correct it. */
export function CriterionEntry({ criterion, isBeingRead, error }: Props) {
  const { id, text, importance, level, sure, quote } = criterion;
  return (
    <li className="flex flex-col gap-2 py-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words" dir="auto">
          <span className="font-medium">{text}</span>{" "}
          <span className="text-muted text-xs">
            {importance === "must" ? words.mustHave : words.niceToHave}
          </span>
        </p>
        {level && <VerdictBadge verdict={{ level, sure }} unsure={words.notSure} />}
      </div>
      {!level && <p className="text-muted">{words.beingRead}</p>}
      {quote && (
        <div>
          <p className="text-muted text-xs">{words.quoted}</p>
          <blockquote
            className="mt-1 whitespace-pre-line break-words border-accent border-l-2 pl-3"
            dir="auto"
          >
            {quote}
          </blockquote>
          {level && isUnsure({ sure }) && <p className="mt-1 text-muted">{words.notSureText}</p>}
        </div>
      )}
      {level && !quote && <p className="text-muted">{words.notShown}</p>}
      {!isBeingRead && (
        <details open={error !== null || undefined}>
          <summary className="w-fit cursor-pointer text-accent underline underline-offset-4">
            {words.correct}
          </summary>
          <WordsForm about={id} hint={words.correctText} button={words.send} error={error} isRequired />
        </details>
      )}
    </li>
  );
}
