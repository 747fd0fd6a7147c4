import { cn } from "#app/lib/cn.ts";
import { WEIGHT_WORDS } from "./words";

/** How much a criterion counts: filled steps, and the same in words; beyond the steps, its share of all weights. */
export function WeightScale({ weight, total }: { weight: number; total: number }) {
  return (
    <span className="inline-flex h-6 items-center gap-2 whitespace-nowrap text-muted text-xs">
      <span className="flex items-end gap-0.5" aria-hidden>
        {WEIGHT_WORDS.map((word, step) => (
          <span
            key={word}
            className={cn("w-1 rounded-sm", step < weight ? "bg-accent" : "bg-line")}
            style={{ height: `${5 + step * 2}px` }}
          />
        ))}
      </span>
      <span className="w-12">
        <span className="sr-only">Weight: </span>
        {WEIGHT_WORDS[weight - 1] ?? `${Math.round((100 * weight) / total)} %`}
      </span>
    </span>
  );
}
