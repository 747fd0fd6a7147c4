import { Notice } from "#app/components/notice.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** Said once above the list where the job itself is in a language that nobody can be rated in. */
export function LanguageNotice({ cards }: { cards: CandidateCardView[] }) {
  const reason = cards.find(({ notRated }) => notRated?.of === "job")?.notRated;
  if (!reason) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium">This job is written in {reason.language}, so nobody is rated.</p>
      <p>
        Ratings are measured in English and Russian only. Candidates stand in the order of how alike their
        words are to the job's. You can set tiers yourself, or write the job in English for resumes in
        English.
      </p>
    </Notice>
  );
}
