import { cn } from "#app/lib/cn.ts";
import type { View } from "./use-view";

type Props = { view: View; onText(): void; onScorecard(): void };

/** Switches between scorecard and resume on small screens. */
export function ViewSwitch({ view, onText, onScorecard }: Props) {
  const choices = [
    { name: "scorecard", label: "Scorecard", choose: onScorecard },
    { name: "text", label: "Resume", choose: onText },
  ];
  return (
    <fieldset className="flex border-b px-4 sm:px-6 lg:hidden">
      <legend className="sr-only">What to show</legend>
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
