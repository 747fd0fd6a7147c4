import { TierBadge } from "#app/components/tier-badge.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** The tier of the analysis, and beside it your own where there is one. */
export function TierPair({ candidate: { aiTier, recruiterTier } }: { candidate: CandidateCardView }) {
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
      <div className="flex items-center gap-1.5">
        <dt className="text-muted">Analysis</dt>
        <dd>
          <TierBadge tier={aiTier} />
        </dd>
      </div>
      {recruiterTier && (
        <div className="flex items-center gap-1.5">
          <dt className="text-muted">Yours</dt>
          <dd>
            <TierBadge tier={recruiterTier.tier} className="border-ink" />
          </dd>
        </div>
      )}
    </dl>
  );
}
