import { Button, Textarea } from "#app/components/ui.ts";
import { MAX_REASON_CHARACTERS } from "#core/resumes/change-tier";
import { STANDARD_REASONS } from "#core/resumes/standard-reasons";
import * as words from "./words";

type Props = { id: string; value: string; onChange(reason: string): void };

/** Why the recruiter sets a tier: a standard reason by one click, or their own words. */
export function ReasonField({ id, value, onChange }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {words.why} <span className="font-normal text-muted">{words.optional}</span>
      </label>
      <ul className="flex flex-wrap gap-1.5" aria-label={words.standardReasons}>
        {STANDARD_REASONS.map((reason) => (
          <li key={reason} className="max-w-full">
            <Button
              variant="secondary"
              size="sm"
              aria-pressed={value === reason}
              className={`h-auto min-h-8 max-w-full whitespace-normal py-1 text-left text-xs ${
                value === reason ? "border-ink inset-ring inset-ring-ink" : ""
              }`}
              onClick={() => onChange(value === reason ? "" : reason)}
            >
              {reason}
            </Button>
          </li>
        ))}
      </ul>
      <Textarea
        id={id}
        dir="auto"
        rows={2}
        maxLength={MAX_REASON_CHARACTERS}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        className="max-h-40 min-h-16 [field-sizing:content]"
      />
      <p id={`${id}-hint`} className="text-muted text-xs">
        {words.reasonHint(MAX_REASON_CHARACTERS)}
      </p>
    </div>
  );
}
