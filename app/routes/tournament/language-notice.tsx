import { Notice } from "#app/components/notice.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

/**
 * Shown once above the list if the job is in a language that the judge is not measured in, so that nobody can be
 * rated.
 */
export function LanguageNotice({ cards }: { cards: CandidateCardView[] }) {
  const reason = cards.find(({ notRated }) => notRated?.of === "job")?.notRated;
  if (!reason) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium">
        {words.jobWrittenIn} {reason.language}
        {words.nobodyRated}
      </p>
      <p>{words.languageHint}</p>
    </Notice>
  );
}
