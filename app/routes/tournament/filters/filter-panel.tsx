import { type ReactNode, useId, useState } from "react";
import { Button, Checkbox, Input, Select } from "#app/components/ui.ts";
import type { Criterion } from "#core/analysis/rubric";
import { VERDICT_WORDS, type VerdictLevel, verdictLevels } from "#core/analysis/scorecard";
import { type ListQuery, MAX_YEARS, type SavedFilter } from "#core/resumes/candidate-query.schema";
import { writeLevels } from "./describe-filters";
import { SavedFilters } from "./saved-filters";
import * as words from "./words";

type Props = {
  id: string;
  asked: ListQuery;
  criteria: Criterion[];
  languages: string[];
  saved: SavedFilter[];
  onSave(saved: SavedFilter[]): Promise<void>;
  onChange(change: Record<string, string | null>): void;
};

export function FilterPanel({ id, asked, criteria, languages, saved, onSave, onChange }: Props) {
  const musts = criteria.filter(({ importance }) => importance === "must");
  const orderId = useId();
  const { minYears, maxYears } = asked;
  const isReversed = minYears !== undefined && maxYears !== undefined && maxYears < minYears;
  return (
    <section
      id={id}
      aria-label={words.filters}
      className="grid grid-cols-1 gap-x-6 gap-y-4 rounded-lg border bg-surface p-4 text-sm shadow-raised sm:grid-cols-2 xl:grid-cols-4 print:hidden"
    >
      <Labeled label={words.mustHavesMissing}>
        <Select
          value={asked.missing ?? ""}
          onChange={(event) => onChange({ missing: event.target.value || null })}
          blank={words.anyNumber}
          options={musts.map((_, index) => [index, index === 0 ? words.none : words.atMost(index)])}
        />
      </Labeled>
      {(asked.knockOuts || musts.some(({ knockOut }) => knockOut)) && (
        <Checkbox
          checked={asked.knockOuts ?? false}
          onChange={(event) => onChange({ knockOuts: event.target.checked ? "1" : null })}
          className="self-end pb-2"
        >
          {words.noKnockOut}
        </Checkbox>
      )}
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-medium">{words.years}</legend>
        <div className="flex items-baseline gap-2">
          <YearsInput
            key={`min ${asked.minYears}`}
            label={words.yearsFromLabel}
            value={asked.minYears}
            onChange={(minYears) => onChange({ minYears })}
          />
          <span className="text-muted">{words.to}</span>
          <YearsInput
            key={`max ${asked.maxYears}`}
            label={words.yearsToLabel}
            value={asked.maxYears}
            onChange={(maxYears) => onChange({ maxYears })}
            errorId={isReversed ? orderId : undefined}
          />
        </div>
        <p id={orderId} role="alert" className="text-danger empty:hidden">
          {isReversed && words.yearsReversed}
        </p>
      </fieldset>
      <Labeled label={words.language}>
        <Select
          value={asked.language ?? ""}
          onChange={(event) => onChange({ language: event.target.value || null })}
          blank={words.anyLanguage}
          options={[...new Set([...languages, ...(asked.language ? [asked.language] : [])])].map(
            (language) => [language, language],
          )}
        />
      </Labeled>
      <Checkbox
        checked={asked.look ?? false}
        onChange={(event) => onChange({ look: event.target.checked ? "1" : null })}
        className="self-end pb-2"
      >
        {words.needsLookChoice}
      </Checkbox>
      <LevelForm asked={asked} criteria={criteria} onChange={onChange} />
      <SavedFilters saved={saved} onSave={onSave} />
    </section>
  );
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="flex flex-col gap-1.5">
      <span className="font-medium">{label}</span>
      {children}
    </label>
  );
}

type YearsProps = {
  label: string;
  value: number | undefined;
  onChange(value: string | null): void;
  /** The element that says what is wrong with the years together. */
  errorId?: string | undefined;
};

/** Applies on blur or Enter, because a partly typed number is a different filter. */
function YearsInput({ label, value, onChange, errorId }: YearsProps) {
  const ownErrorId = useId();
  const [typed, setTyped] = useState(value === undefined ? "" : String(value));
  const [isWrong, setIsWrong] = useState(false);
  const commit = () => {
    const isYears = typed === "" || (/^\d+(\.\d+)?$/.test(typed) && Number(typed) <= MAX_YEARS);
    setIsWrong(!isYears);
    if (isYears && typed !== String(value ?? "")) onChange(typed || null);
  };
  return (
    <span className="flex flex-col gap-1">
      <Input
        aria-label={label}
        inputMode="decimal"
        value={typed}
        aria-invalid={isWrong || errorId ? true : undefined}
        aria-describedby={isWrong ? ownErrorId : errorId}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
        className="w-24"
      />
      {isWrong && (
        <span id={ownErrorId} className="text-danger">
          {words.yearsHint(MAX_YEARS)}
        </span>
      )}
    </span>
  );
}

const sides = { has: "at least", lacks: "below" } as const;

function LevelForm({ asked, criteria, onChange }: Pick<Props, "asked" | "criteria" | "onChange">) {
  const [criterionId, setCriterionId] = useState(criteria[0]?.id ?? "");
  const [side, setSide] = useState<keyof typeof sides>("has");
  const [level, setLevel] = useState<VerdictLevel>("partial");
  const add = () => {
    const others = (asked[side] ?? []).filter((one) => one.criterionId !== criterionId);
    onChange({ [side]: writeLevels([...others, { criterionId, level }]) });
  };
  return (
    <fieldset className="flex flex-col gap-1.5 sm:col-span-2">
      <legend className="mb-1.5 font-medium">{words.aCriterion}</legend>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={words.criterion}
          value={criterionId}
          onChange={(event) => setCriterionId(event.target.value)}
          className="w-0 min-w-40 flex-1"
          options={criteria.map(({ id, text }) => [id, text])}
        />
        <Select
          aria-label={words.atLeastOrBelow}
          value={side}
          onChange={(event) => setSide(event.target.value as typeof side)}
          options={Object.entries(sides)}
        />
        <Select
          aria-label={words.level}
          value={level}
          onChange={(event) => setLevel(event.target.value as VerdictLevel)}
          options={verdictLevels
            .filter((one) => one !== "none")
            .map((one) => [one, VERDICT_WORDS[one].toLowerCase()])}
        />
        <Button variant="secondary" onClick={add} disabled={!criterionId}>
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
}
