import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { VerdictBadge } from "#app/components/evidence/verdict-badge.tsx";
import { Button } from "#app/components/ui.ts";
import { isUnsure, type VerdictLevel } from "#core/analysis/scorecard";
import { MAX_WORDS } from "#core/candidate-page/candidate-page";
import * as words from "./words";

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
  /** How often the candidate has said something about it; once more empties the form. */
  saidCount: number;
  error: string | null;
};

/** One requirement: what was found, in the candidate's own lines, and a form to correct it. */
export function CriterionEntry({ criterion, isBeingRead, saidCount, error }: Props) {
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
      {!level && <p className="text-muted">{words.beingAnalyzedAgain}</p>}
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
      {level && !quote && (
        <p className="text-muted">{isUnsure({ sure }) ? words.notClear : words.notShown}</p>
      )}
      <details key={saidCount} open={error !== null || undefined}>
        <summary className="w-fit cursor-pointer text-accent underline underline-offset-4">
          {words.correctTitle}
        </summary>
        <WordsForm
          about={id}
          hint={words.correctText}
          button={words.send}
          error={error}
          isRequired
          isWaiting={isBeingRead}
        />
      </details>
    </li>
  );
}

type WordsFormProps = {
  /** The criterion it is about; null to ask for a person. */
  about: string | null;
  hint: string;
  button: string;
  error: string | null;
  isRequired?: boolean;
  /** Nothing can be sent yet; what was typed stays. */
  isWaiting?: boolean;
};

/** A few sentences to the hiring team. What was typed stays if it could not be sent. */
export function WordsForm({
  about,
  hint,
  button,
  error,
  isRequired = false,
  isWaiting = false,
}: WordsFormProps) {
  const id = useId();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="mt-2 flex flex-col items-start gap-2">
      {about && <input type="hidden" name="criterionId" value={about} />}
      <label htmlFor={id} className="font-medium text-sm">
        {words.yourWords}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      <textarea
        id={id}
        name="words"
        rows={3}
        maxLength={MAX_WORDS}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className="w-full rounded-md border border-control bg-surface p-2 text-sm aria-invalid:border-danger"
      />
      <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      <Button type="submit" variant="secondary" size="sm" disabled={isBusy || isWaiting}>
        {button}
      </Button>
      {isWaiting && <p className="text-muted text-sm">{words.sendLater}</p>}
    </Form>
  );
}
