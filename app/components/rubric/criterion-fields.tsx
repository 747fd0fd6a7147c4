import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button, Input, Select, Textarea } from "#app/components/ui.ts";
import type { Criterion } from "#core/analysis/rubric";
import { MAX_TEXT } from "#core/rubrics/change-rubric.schema";
import { checkCriterion } from "#core/rubrics/check-criterion";
import { checkVague } from "#core/rubrics/check-vague";
import { describeReading, KIND_WORDS } from "#core/rubrics/describe-criterion";
import { readCriterion } from "#core/rubrics/read-criterion";
import { WHOLE_SHARE } from "#core/rubrics/weights";
import type { CriteriaState, CriterionRow } from "./use-criteria";
import * as words from "./words";
import { IMPORTANCE_WORDS, type Importance, importanceOf, toStated } from "./words";

type Props = {
  place: number;
  row: CriterionRow;
  criteria: CriteriaState;
  known: Criterion[];
  source?: string | undefined;
};

export function CriterionFields({ place, row, criteria, known, source }: Props) {
  const { key, edit, percent, isWhole } = row;
  const before = known.find(({ id }) => id === edit.id);
  const saved = before?.text === edit.text.trim() ? before : undefined;
  const refusal = saved ? undefined : checkCriterion(edit.text);
  const error = refusal?.reason ?? row.error;
  const id = `criterion-${key}`;
  const of = words.criterionAt(place);
  return (
    <li className="rounded-lg border bg-surface p-3 [&_:is(textarea,select,input,button)]:scroll-mb-32">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 lg:grid-cols-[minmax(0,1fr)_21rem_auto]">
        <div>
          <label htmlFor={id} className="sr-only">
            {words.criterion} {place}
          </label>
          <Textarea
            id={id}
            value={edit.text}
            rows={1}
            maxLength={MAX_TEXT}
            className="field-sizing-content min-h-10 resize-none"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : `${id}-note`}
            onChange={(event) => criteria.change(key, { text: event.target.value })}
          />
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2 max-lg:order-last max-lg:col-span-2">
          <Select
            aria-label={words.importanceLabel(of)}
            value={importanceOf(edit)}
            onChange={(event) => criteria.change(key, toStated(event.target.value as Importance))}
            options={Object.entries(IMPORTANCE_WORDS)}
          />
          <PercentField
            of={of}
            percent={percent}
            max={isWhole ? 100 * WHOLE_SHARE : MAX_PERCENT}
            disabled={criteria.rows.length === 1}
            onChange={(share) => criteria.setPercent(key, share)}
          />
        </div>
        <Button
          variant="ghost"
          size="icon"
          className="text-muted"
          onClick={() => criteria.remove(key)}
          aria-label={words.removeCriterion(of)}
          title={words.remove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
      {refusal?.rewording && (
        <Button
          variant="secondary"
          size="wrap"
          className="mt-2"
          onClick={() => {
            if (refusal.rewording) criteria.change(key, { text: refusal.rewording });
            // The button disappears with the rejection, so move the focus.
            document.getElementById(id)?.focus();
          }}
        >
          {words.takeWording(refusal.rewording)}
        </Button>
      )}
      <div
        id={`${id}-note`}
        className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-sm empty:hidden"
      >
        {!error && <HowUnderstood text={edit.text} before={before} saved={saved} />}
        {isWhole && criteria.rows.length > 1 && <p>{words.jobAsWholeHint(100 * WHOLE_SHARE)}</p>}
        {source && <p className="break-words">{source}</p>}
      </div>
    </li>
  );
}

type HowUnderstoodProps = {
  text: string;
  /** The saved criterion that is being edited; undefined if it is new. */
  before: Criterion | undefined;
  /** The same criterion, if its text is unchanged. */
  saved: Criterion | undefined;
};

/** Explains what the judge will search resumes for, given the current text. */
function HowUnderstood({ text, before, saved }: HowUnderstoodProps) {
  if (text.trim().length < 2) return null;
  const read = readCriterion(text.trim(), before);
  const reading = saved ?? read.reading;
  const vague = checkVague(text);
  return (
    <>
      <p>
        {words.understoodAs} {describeReading(reading, text)} ({KIND_WORDS[reading.kind].toLowerCase()})
      </p>
      {!saved && read.parts > 1 && <p>{words.severalInOne}</p>}
      {vague && <p className="text-warn">{vague}</p>}
    </>
  );
}

/** Above this, the other criteria would count for nothing. */
const MAX_PERCENT = 95;

type PercentFieldProps = {
  /** What the percentage belongs to, such as "criterion 2". */
  of: string;
  percent: number;
  max: number;
  disabled: boolean;
  onChange(percent: number): void;
};

function PercentField({ of, percent, max, disabled, onChange }: PercentFieldProps) {
  /** Typed text that is not a valid percentage yet. */
  const [entered, setEntered] = useState<string>();
  // The only criterion has all the weight, whatever was typed before.
  const typed = disabled ? undefined : entered;
  const isWrong = typed !== undefined;
  const errorId = useId();
  const type = (text: string) => {
    const value = Number(text);
    const isShare = Number.isInteger(value) && value >= 1 && value <= max;
    setEntered(isShare ? undefined : text);
    if (isShare) onChange(value);
  };
  return (
    <div className="flex min-w-48 flex-1 flex-wrap items-center gap-x-3">
      {/* All sliders share one scale; one with a lower maximum is shorter. */}
      <span className="flex min-w-0 flex-1">
        <input
          type="range"
          min={1}
          max={max}
          value={Math.min(max, percent)}
          disabled={disabled}
          aria-label={words.weightSlider(of)}
          aria-valuetext={`${percent}%`}
          onChange={(event) => {
            setEntered(undefined);
            onChange(Number(event.target.value));
          }}
          className="h-6 min-w-20 cursor-pointer accent-accent disabled:cursor-auto disabled:opacity-60"
          style={{ width: `${(100 * max) / MAX_PERCENT}%` }}
        />
      </span>
      <span className="flex items-center gap-1.5">
        <Input
          inputMode="numeric"
          aria-label={words.weightInPercent(of)}
          value={typed ?? percent}
          disabled={disabled}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => type(event.target.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="w-14 text-right tabular-nums"
        />
        <span aria-hidden className="text-muted text-sm">
          %
        </span>
      </span>
      {isWrong && (
        <p id={errorId} className="basis-full text-danger text-sm">
          {words.percentHint(max)}
        </p>
      )}
    </div>
  );
}
