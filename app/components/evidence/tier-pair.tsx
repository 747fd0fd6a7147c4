import { TierBadge } from "#app/components/tier-badge.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { TierOrigin } from "./tier-origin";

/** The tier in force; where it is the recruiter's own, the analysis's with it. */
export function TierPair({ card }: { card: CandidateCardView }) {
  return (
    <div>
      <TierBadge tier={card.tier} className={card.recruiterTier ? "border-ink" : undefined} />
      <TierOrigin card={card} />
    </div>
  );
}
