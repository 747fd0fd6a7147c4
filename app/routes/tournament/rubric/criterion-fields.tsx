import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { Trash2 } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { Criterion } from "#core/analysis/rubric";
import { type CriterionEdit, MAX_TEXT, MAX_WEIGHT } from "#core/rubrics/change-rubric.schema";
import { checkCriterion } from "#core/rubrics/check-criterion";
import { HowUnderstood } from "./how-understood";
import { IMPORTANCE_WORDS, WEIGHT_WORDS } from "./words";

type Props = {
  /** From 1. */
  place: number;
  field: FieldMetadata<CriterionEdit>;
  /** The criteria as they are saved. */
  former: Criterion[];
  onReword(name: string, text: string): void;
  onRemove(): void;
};

/** One criterion in the form. */
export function CriterionFields({ place, field, former, onReword, onRemove }: Props) {
  const { id, text, importance, weight } = field.getFieldset();
  const words = text.value ?? "";
  const before = former.find((criterion) => criterion.id === id.value);
  const saved = before?.text === words.trim() ? before : undefined;
  const refusal = saved ? undefined : checkCriterion(words);
  const errors = refusal ? [refusal.reason] : text.errors;
  const noteId = `${text.id}-note`;
  return (
    <li className="relative rounded-lg border p-4">
      <input {...getInputProps(id, { type: "hidden" })} key={id.key} />
      <Field label={`Criterion ${place}`} htmlFor={text.id} errorId={text.errorId} errors={errors}>
        <Textarea
          {...getTextareaProps(text)}
          key={text.key}
          rows={1}
          maxLength={MAX_TEXT}
          className="field-sizing-content min-h-10 resize-none"
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? text.errorId : noteId}
        />
      </Field>
      {refusal?.rewording && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2 h-auto min-h-8 shrink whitespace-normal py-1 text-left"
          onClick={() => {
            if (refusal.rewording) onReword(text.name, refusal.rewording);
            // The button goes with the refusal.
            document.getElementById(text.id)?.focus();
          }}
        >
          Use “{refusal.rewording}”
        </Button>
      )}
      <div id={noteId}>{!errors && <HowUnderstood text={words} before={before} saved={saved} />}</div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Select
          {...getSelectProps(importance)}
          key={importance.key}
          aria-label={`Importance of criterion ${place}`}
        >
          {Object.entries(IMPORTANCE_WORDS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select {...getSelectProps(weight)} key={weight.key} aria-label={`Weight of criterion ${place}`}>
          {before && before.weight > MAX_WEIGHT && (
            <option value={before.weight}>Weight {before.weight} – as it was made</option>
          )}
          {WEIGHT_WORDS.map((label, step) => (
            <option key={label} value={step + 1}>
              Weight {step + 1} – {label.toLowerCase()}
            </option>
          ))}
        </Select>
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-1.5 right-1.5 text-muted"
        onClick={onRemove}
        aria-label={`Remove criterion ${place}`}
        title="Remove"
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
