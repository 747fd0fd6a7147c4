import { cn } from "#app/lib/cn.ts";
import type { Tier } from "#core/analysis/scorecard";
import * as words from "./frame-words";

const STEPS: Record<Tier, number> = { A: 4, B: 3, C: 2, D: 1 };

const COLORS: Record<Tier, string> = {
  A: "text-tier-a",
  B: "text-tier-b",
  C: "text-tier-c",
  D: "text-tier-d",
};

/** Four steps filled up to the tier, so that the shape carries the same information as the color. */
export function TierGlyph({ tier, className }: { tier: Tier | null; className?: string }) {
  const filled = tier ? STEPS[tier] : 0;
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className={cn("size-4", tier ? COLORS[tier] : "text-muted", className)}
    >
      {[1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          x={step * 2 - 2}
          y={16 - step * 4}
          width={20 - step * 4}
          height="3"
          rx="0.75"
          fill="currentColor"
          opacity={step <= filled ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}

export function TierBadge({ tier, className }: { tier: Tier | null; className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-md border bg-surface px-2 font-semibold text-sm",
        className,
      )}
    >
      <TierGlyph tier={tier} />
      {tier ? words.tierOf(tier) : words.notRanked}
    </span>
  );
}
