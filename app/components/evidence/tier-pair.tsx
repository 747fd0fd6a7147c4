import { useIsReadOnly } from "#app/components/read-only.tsx";
import { TierBadge, TierGlyph } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

export function TierPair({ card }: { card: CandidateCardView }) {
  return (
    <div>
      <TierBadge tier={card.tier} className={card.recruiterTier ? "border-ink" : undefined} />
      <TierOrigin card={card} />
    </div>
  );
}

/** Next to the recruiter's own tier: the tier from the analysis. */
export function TierOrigin({ card: { aiTier, recruiterTier } }: { card: CandidateCardView }) {
  const isReadOnly = useIsReadOnly();
  if (!recruiterTier) return null;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-muted text-xs">
      <TierGlyph tier={aiTier} className="size-3" />
      {words.tierOrigin(isReadOnly, recruiterTier.tier, aiTier)}
    </p>
  );
}

/** On a card: the rubric version that the candidate was judged by, if it is not the newest. */
export function StaleNote({ resume, className }: { resume: CandidateCardView; className?: string }) {
  const { isStale, rubricVersion, rereadError, isJudged } = resume;
  if (!isStale || !isJudged) return null;
  return (
    <p className={cn("mx-5 mt-2 text-sm text-warn", className)}>
      {rubricVersion !== null && words.staleVersion(rubricVersion)} {rereadError ?? words.updating}
    </p>
  );
}
