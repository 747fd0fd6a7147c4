import { useId, useState } from "react";
import { Input } from "#app/components/ui.ts";
import * as words from "./words";

/** Above this, the other criteria would count for nothing. */
export const MAX_PERCENT = 95;

type Props = {
  /** What the percentage belongs to, such as "criterion 2". */
  of: string;
  percent: number;
  max: number;
  disabled: boolean;
  onChange(percent: number): void;
};

/** Share of the total weight, as a slider and a number field. */
export function PercentField({ of, percent, max, disabled, onChange }: Props) {
  /** Typed text that is not a valid percentage yet. */
  const [typed, setTyped] = useState<string>();
  const errorId = useId();
  const type = (text: string) => {
    const value = Number(text);
    const isShare = Number.isInteger(value) && value >= 1 && value <= max;
    setTyped(isShare ? undefined : text);
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
          aria-label={words.slideWeightOf(of)}
          aria-valuetext={`${percent}%`}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-6 min-w-20 cursor-pointer accent-accent disabled:cursor-auto disabled:opacity-60"
          style={{ width: `${(100 * max) / MAX_PERCENT}%` }}
        />
      </span>
      <span className="flex items-center gap-1.5">
        <Input
          inputMode="numeric"
          aria-label={words.weightOf(of)}
          value={typed ?? percent}
          disabled={disabled}
          aria-invalid={typed ? true : undefined}
          aria-describedby={typed ? errorId : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="w-14 text-right tabular-nums"
        />
        <span aria-hidden className="text-muted text-sm">
          %
        </span>
      </span>
      {typed && (
        <p id={errorId} className="basis-full text-danger text-sm">
          {words.percentHint(max)}
        </p>
      )}
    </div>
  );
}
