import { CardList } from "#app/components/card-list.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import { isFinished } from "#core/resumes/resume";
import { CardContact } from "./card-contact";

/** The card receives every skill, because the search covers all of them. */
const SHOWN_SKILLS = 5;

/** Summary of what the analysis found. */
export function CardFindings({ card }: { card: CandidateCardView }) {
  const { extractedSkills, pros, cons, followUpQuestions, contactInfo, status } = card;
  const isPending = !isFinished(status);
  if (card.notRated || card.isHumanOnly) {
    return (
      <div className="flex flex-col gap-2.5 px-4 pt-3 pb-3">
        <p className="text-muted text-sm">
          {card.isHumanOnly
            ? "This candidate asked for a person instead of automated screening. Nothing has read the file: open it, and set a tier yourself."
            : "Not compared with the job. Read it, and set a tier yourself."}
        </p>
        <CardContact info={contactInfo} isPending={isPending} isHidden={isHidden(card)} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-3 pb-3">
      <CardList
        label="Key Skills"
        items={extractedSkills.slice(0, SHOWN_SKILLS)}
        look="chips"
        isPending={isPending}
        isBrief
      />
      <CardList label="Pros" items={pros} look="pros" isPending={isPending} isBrief />
      <CardList label="Cons" items={cons} look="cons" isPending={isPending} isBrief />
      <CardList
        label="Follow-up Questions"
        items={followUpQuestions}
        look="questions"
        isPending={isPending}
        isBrief
      />
      <CardContact info={contactInfo} isPending={isPending} isHidden={isHidden(card)} />
    </div>
  );
}
