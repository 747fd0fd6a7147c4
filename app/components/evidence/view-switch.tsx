import { cn } from "#app/lib/cn.ts";
import type { View } from "./use-view";
import * as words from "./words";

type Props = { view: View; onText(): void; onScorecard(): void };

/** Switches between scorecard and resume on small screens. */
export function ViewSwitch({ view, onText, onScorecard }: Props) {
  const choices = [
    { name: "scorecard", label: words.scorecard, choose: onScorecard },
    { name: "text", label: words.resume, choose: onText },
  ];
  return (
    <fieldset className="flex border-b px-4 sm:px-6 lg:hidden">
      <legend className="sr-only">{words.whatShow}</legend>
      {choices.map(({ name, label, choose }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={choose}
          className={cn(
            "-mb-px h-10 flex-1 border-b-2 text-sm",
            view === name ? "border-accent font-semibold" : "border-transparent text-muted",
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
