import { TierGlyph } from "#app/components/ui.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import * as words from "./words";

type Counts = Record<Tier, number> | undefined;

export function TierCounts({ before, now }: { before: Counts; now: Counts }) {
  return tiers.map((tier) => {
    const difference = (now?.[tier] ?? 0) - (before?.[tier] ?? 0);
    return (
      <span key={tier} className="flex items-center gap-1.5">
        <TierGlyph tier={tier} />
        <span>
          {words.tier} {tier}: <strong className="font-semibold">{now?.[tier]}</strong>
          {difference !== 0 && (
            <span className="text-muted">
              {" "}
              ({difference > 0 ? "+" : "−"}
              {Math.abs(difference)})
            </span>
          )}
        </span>
      </span>
    );
  });
}
