import type { ReactNode } from "react";
import { CardFeedback } from "#app/components/candidates/card-feedback.tsx";
import type { Criterion } from "#core/analysis/rubric";
import type { Scorecard } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { arithmeticOf } from "#core/scoring/arithmetic";
import { ContactDetails } from "./contact-details";
import { CriterionVerdict, QUOTE_HINT_ID } from "./criterion-verdict";
import { ProsAndCons, Questions, Skills } from "./findings";
import { LookHere } from "./look-here";
import { Origin } from "./origin";
import { ScoreRemarks } from "./score-remarks";
import { ScoreSummary } from "./score-summary";
import { Section } from "./section";
import { StaleNote } from "./stale-note";
import { TierReason } from "./tier-reason";
import * as words from "./words";

type Props = {
  card: CandidateCardView;
  resume: ResumeView;
  scorecard: Scorecard;
  /** The selected criterion, whose quote is marked in the resume's text. */
  shownId: string | undefined;
  onShow(criterionId: string): void;
  note: ReactNode;
};

/**
 * Everything known about a candidate, and why. The reasons come first, because the card already showed what they add
 * up to.
 */
export function ScorecardColumn({ card, resume, scorecard, shownId, onShow, note }: Props) {
  if (scorecard.notRated) {
    return (
      <>
        <TierReason card={card} />
        <CardFeedback feedback={card.feedback} className="text-sm" />
        <StaleNote resume={card} className="m-0" />
        <ScoreRemarks scorecard={scorecard} />
        <ContactDetails resume={resume} />
        {note}
        <Origin resume={resume} scorecard={scorecard} hasNotes={note !== undefined} />
      </>
    );
  }
  return (
    <>
      <ScoreSummary percent={resume.matchPercent} scorecard={scorecard} />
      <TierReason card={card} />
      <CardFeedback feedback={card.feedback} className="text-sm" />
      <StaleNote resume={card} className="m-0" />
      <ScoreRemarks scorecard={scorecard} />
      <ContactDetails resume={resume} />
      <LookHere scorecard={scorecard} onShow={onShow} />
      <Section title={words.criterionByCriterion}>
        <p className="text-muted text-sm">{words.verdictsHint}</p>
        <p id={QUOTE_HINT_ID} className="sr-only">
          {words.showsQuoteInResume}
        </p>
        {GROUPS.map(({ title, holds }) => (
          <Group key={title} {...{ title, holds, scorecard, shownId, onShow }} />
        ))}
      </Section>
      <ProsAndCons resume={resume} />
      <Questions questions={resume.followUpQuestions} />
      {note}
      <Skills skills={resume.extractedSkills} />
      <Origin resume={resume} scorecard={scorecard} hasNotes={note !== undefined} />
    </>
  );
}

/** Must-haves come first, and are not hidden among nice-to-haves. */
const GROUPS: { title: string; holds(criterion: Criterion): boolean }[] = [
  { title: words.jobAsWhole, holds: ({ overall }) => overall === true },
  { title: words.mustHave, holds: ({ overall, importance }) => !overall && importance === "must" },
  { title: words.niceToHave, holds: ({ overall, importance }) => !overall && importance === "nice" },
];

type GroupProps = Pick<Props, "scorecard" | "shownId" | "onShow"> & (typeof GROUPS)[number];

function Group({ title, holds, scorecard, shownId, onShow }: GroupProps) {
  const { criteria, verdicts } = scorecard;
  const own = criteria.filter(holds);
  if (own.length === 0) return null;
  return (
    <section className="mt-4">
      <h4 className="eyebrow">{title}</h4>
      <ol className="mt-1 divide-y">
        {own.map((criterion) => (
          <CriterionVerdict
            key={criterion.id}
            criterion={criterion}
            verdict={verdicts.find(({ criterionId }) => criterionId === criterion.id)}
            arithmetic={arithmeticOf(scorecard)}
            isShown={criterion.id === shownId}
            onShow={onShow}
          />
        ))}
      </ol>
    </section>
  );
}
