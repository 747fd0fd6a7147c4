import { TierBadge, TierGlyph } from "#app/components/tier-badge.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** The tier in force; where it is the recruiter's own, the analysis's beside it. */
export function TierPair({ card: { tier, aiTier, recruiterTier } }: { card: CandidateCardView }) {
  if (!recruiterTier) return <TierBadge tier={tier} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <TierBadge tier={tier} className="border-ink" />
      <span className="text-muted text-xs">
        yours; analysis:{" "}
        <span className="whitespace-nowrap">
          <TierGlyph tier={aiTier} className="inline size-3 align-[-1px]" />{" "}
          {aiTier ? `Tier ${aiTier}` : "Not Ranked"}
        </span>
      </span>
    </span>
  );
}
