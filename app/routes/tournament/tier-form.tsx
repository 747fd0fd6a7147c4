import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button, Textarea, TierGlyph } from "#app/components/ui.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { MAX_REASON_CHARACTERS } from "#core/resumes/change-tier";
import { STANDARD_REASONS } from "#core/resumes/standard-reasons";
import * as words from "./words";

const ID = "reason-of-tier";

type Props = {
  current?: Tier | null;
  /** Label of the button that gives back the AI's tier; without it there is no button. */
  reset: string | null;
  /** Whether there is a reason that would be lost. */
  onUnsaved(isUnsaved: boolean): void;
  /** `null` is the AI's tier. */
  onChoose(tier: Tier | null, reason: string): void;
};

/** Asks why, by a standard reason or in the recruiter's own words, and then for the tier. */
export function TierForm({ current, reset, onUnsaved, onChoose }: Props) {
  const [typed, setTyped] = useState("");
  const type = (text: string) => {
    setTyped(text);
    onUnsaved(text.trim() !== "");
  };
  const choose = (tier: Tier | null) => onChoose(tier, typed.trim());
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={ID} className="font-medium text-sm">
          {words.why} <span className="font-normal text-muted">{words.optional}</span>
        </label>
        <ul className="flex flex-wrap gap-1.5" aria-label={words.standardReasons}>
          {STANDARD_REASONS.map((reason) => (
            <li key={reason} className="max-w-full">
              <Button
                variant="secondary"
                size="wrap"
                className="text-xs"
                aria-pressed={typed === reason}
                onClick={() => type(typed === reason ? "" : reason)}
              >
                {reason}
              </Button>
            </li>
          ))}
        </ul>
        <Textarea
          id={ID}
          dir="auto"
          rows={2}
          maxLength={MAX_REASON_CHARACTERS}
          value={typed}
          onChange={(event) => type(event.target.value)}
          aria-describedby={`${ID}-hint`}
          className="max-h-40 min-h-16 [field-sizing:content]"
        />
        <p id={`${ID}-hint`} className="text-muted text-xs">
          {words.reasonHint(MAX_REASON_CHARACTERS)}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiers.map((tier) => (
          <Button
            key={tier}
            variant="secondary"
            aria-pressed={current === undefined ? undefined : current === tier}
            onClick={() => choose(tier)}
          >
            <TierGlyph tier={tier} />
            {words.tierOf(tier)}
          </Button>
        ))}
      </div>
      {reset && (
        <Button variant="ghost" className="-mt-2 self-start px-2" onClick={() => choose(null)}>
          <Undo2 aria-hidden />
          {reset}
        </Button>
      )}
    </>
  );
}
