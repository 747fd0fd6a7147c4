import { Notice } from "#app/components/notice.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/**
 * Shown once above the list if the job is in a language that the judge is not measured in, so that nobody can be
 * rated.
 */
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
