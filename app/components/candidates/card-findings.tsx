import { CardList } from "#app/components/card-list.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import { isFinished } from "#core/resumes/resume";
import { CardContact } from "./card-contact";
import * as words from "./words";

/** The card receives every skill, because the search covers all of them. */
const SHOWN_SKILLS = 5;

/** Summary of what the analysis found. */
export function CardFindings({ card }: { card: CandidateCardView }) {
  const { extractedSkills, pros, cons, followUpQuestions, contactInfo, status } = card;
  const isPending = !isFinished(status);
  if (card.notRated || card.isHumanOnly) {
    return (
      <div className="flex flex-col gap-2.5 px-4 pt-3 pb-3">
        <p className="text-muted text-sm">{card.isHumanOnly ? words.humanOnly : words.notRated}</p>
        <CardContact info={contactInfo} isPending={isPending} isHidden={isHidden(card)} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-3 pb-3">
      <CardList
        label={words.keySkills}
        items={extractedSkills.slice(0, SHOWN_SKILLS)}
        look="chips"
        isPending={isPending}
        isBrief
      />
      <CardList label={words.pros} items={pros} look="pros" isPending={isPending} isBrief />
      <CardList label={words.cons} items={cons} look="cons" isPending={isPending} isBrief />
      <CardList
        label={words.followUpQuestions}
        items={followUpQuestions}
        look="questions"
        isPending={isPending}
        isBrief
      />
      <CardContact info={contactInfo} isPending={isPending} isHidden={isHidden(card)} />
    </div>
  );
}
