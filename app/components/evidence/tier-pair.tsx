import { TierBadge } from "#app/components/tier-badge.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { TierOrigin } from "./tier-origin";

/** The tier in force, with the tier from the analysis if the recruiter changed it. */
export function TierPair({ card }: { card: CandidateCardView }) {
  return (
    <div>
      <TierBadge tier={card.tier} className={card.recruiterTier ? "border-ink" : undefined} />
      <TierOrigin card={card} />
    </div>
  );
}
