import { useIsReadOnly } from "#app/components/read-only.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

/** The recruiter's reason for changing the tier, if given. */
export function TierReason({ card: { recruiterTier } }: { card: CandidateCardView }) {
  const isReadOnly = useIsReadOnly();
  if (!recruiterTier?.reason) return null;
  return (
    <figure className="border-l-2 pl-3 text-sm">
      <figcaption className="text-muted text-xs">
        {words.reasonForTier(isReadOnly, recruiterTier.tier)}
      </figcaption>
      <blockquote className="whitespace-pre-wrap break-words" dir="auto">
        {recruiterTier.reason}
      </blockquote>
    </figure>
  );
}
