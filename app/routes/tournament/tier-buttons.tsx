import { TierGlyph } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cn } from "#app/lib/cn.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

type Props = {
  candidate: CandidateCardView;
  hasShortcuts: boolean;
  /** Error message of the last change. */
  failure: string | undefined;
  onSetTier(tier: Tier | null): void;
};

/** Buttons that change the tier, shown next to the reasons for it. */
export function TierButtons({ candidate: { recruiterTier }, hasShortcuts, failure, onSetTier }: Props) {
  const own = recruiterTier?.tier;
  return (
    <div className="flex flex-wrap items-center gap-2 max-lg:order-2">
      <fieldset className="flex items-center gap-1.5">
        <legend className="float-left mr-2 whitespace-nowrap text-muted text-xs">{words.changeTier}</legend>
        {tiers.map((tier, index) => (
          <Button
            key={tier}
            variant="secondary"
            size="sm"
            aria-pressed={own === tier}
            aria-label={words.tierOf(tier)}
            aria-keyshortcuts={hasShortcuts ? `${index + 1}` : undefined}
            title={hasShortcuts ? words.tierWithKey(tier, index + 1) : words.tierOf(tier)}
            className={cn("px-2.5", own === tier && "border-ink inset-ring inset-ring-ink")}
            onClick={() => onSetTier(tier)}
          >
            <TierGlyph tier={tier} />
            {tier}
          </Button>
        ))}
      </fieldset>
      {own && (
        <Button variant="link" size="inline" onClick={() => onSetTier(null)}>
          {words.withdrawTier}
        </Button>
      )}
      {failure && (
        <p role="alert" className="basis-full text-danger text-sm">
          {failure}
        </p>
      )}
    </div>
  );
}
