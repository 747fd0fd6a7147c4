import { Button } from "#app/components/ui/button.tsx";
import { useShowMore } from "#app/lib/use-show-more.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { CandidateCard } from "./candidate-card";

type Props = {
  candidates: CandidateCardView[];
  /** What the candidates were chosen by. */
  filter: string;
  onExplain(resume: CandidateCardView): void;
  onChangeTier(resume: CandidateCardView): void;
};

export function CandidateGrid({ candidates, filter, onExplain, onChangeTier }: Props) {
  const { shown, sentinelRef, hasMore, showMore } = useShowMore(candidates, filter);
  return (
    <>
      <ul className="grid gap-4 [grid-template-columns:repeat(auto-fill,minmax(min(100%,23rem),1fr))]">
        {shown.map((resume, index) => (
          <li
            key={resume.id}
            aria-setsize={candidates.length}
            aria-posinset={index + 1}
            className="offscreen-lazy min-w-0"
          >
            <CandidateCard resume={resume} onExplain={onExplain} onChangeTier={onChangeTier} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div ref={sentinelRef} className="mt-6 text-center">
          <Button variant="secondary" onClick={showMore}>
            Show more candidates
          </Button>
        </div>
      )}
    </>
  );
}
