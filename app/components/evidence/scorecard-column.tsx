import type { ReactNode } from "react";
import { CardFeedback } from "#app/components/candidates/card-feedback.tsx";
import { useIsReadOnly } from "#app/components/read-only.tsx";
import { Notice } from "#app/components/ui.ts";
import { formatDateTime } from "#app/lib/format.ts";
import { describeAgreement } from "#core/analysis/compare-judges";
import { explainFlag } from "#core/analysis/explain-flag";
import type { Criterion } from "#core/analysis/rubric";
import type { Scorecard } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { arithmeticOf } from "#core/scoring/arithmetic";
import { ContactDetails } from "./contact-details";
import { CriterionVerdict, QUOTE_HINT_ID } from "./criterion-verdict";
import { LookHere, ProsAndCons, Questions, Skills } from "./findings";
import { ScoreSummary } from "./score-summary";
import { Section } from "./section";
import { StaleNote } from "./tier-pair";
import * as words from "./words";

type Props = {
  card: CandidateCardView;
  resume: ResumeView;
  scorecard: Scorecard;
  /** The selected criterion, whose quote is marked in the resume's text. */
  shownId: string | undefined;
  onShow(quoteId: string): void;
  note: ReactNode;
};

/** Everything known about a candidate. Reasons come first: the card has shown what they add up to. */
export function ScorecardColumn({ card, resume, scorecard, shownId, onShow, note }: Props) {
  const isRated = !scorecard.notRated;
  return (
    <>
      {isRated && <ScoreSummary percent={resume.matchPercent} scorecard={scorecard} />}
      <TierReason card={card} />
      <CardFeedback feedback={card.feedback} className="text-sm" />
      <StaleNote resume={card} className="m-0" />
      <ScoreRemarks scorecard={scorecard} />
      <ContactDetails resume={resume} />
      {isRated && (
        <>
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
        </>
      )}
      {note}
      {isRated && <Skills skills={resume.extractedSkills} />}
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
            totalWeight={criteria.reduce((sum, { weight }) => sum + weight, 0)}
            isShown={criterion.id === shownId}
            onShow={onShow}
          />
        ))}
      </ol>
    </section>
  );
}

type OriginProps = {
  resume: Pick<ResumeView, "fileName" | "finishedAt" | "rubricVersion" | "agreement">;
  scorecard: Scorecard;
  /** Whether the viewer can write notes on candidates. */
  hasNotes: boolean;
};

function Origin({ resume, scorecard, hasNotes }: OriginProps) {
  const { fileName, finishedAt, rubricVersion, agreement } = resume;
  const { engine, engineVersion, model, promptVersion } = scorecard;
  return (
    <footer className="border-t pt-4 text-muted text-xs">
      <p className="break-words">
        {words.file} <span dir="auto">{fileName}</span>
      </p>
      <p className="break-words">
        {scorecard.notRated ? words.readBy : words.analyzedBy}{" "}
        {model
          ? words.modelName(model, engine, engineVersion, promptVersion)
          : words.judgeName(engine, engineVersion)}
        {finishedAt && (
          <>
            {" "}
            {words.on} <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
          </>
        )}
        {rubricVersion !== null && words.rubricVersion(rubricVersion)}
        {words.detailsHidden}
        {hasNotes && words.notesNeverRead}.
      </p>
      {agreement && agreement.compared > 0 && <p>{describeAgreement(agreement)}</p>}
    </footer>
  );
}

/** What to know before trusting the score: a fallback that judged, and what is unusual about the file. */
function ScoreRemarks({ scorecard: { fallback, flags } }: { scorecard: Scorecard }) {
  if (!fallback && flags.length === 0) return null;
  return (
    <ul aria-label={words.aboutFile} className="flex flex-col gap-2">
      {fallback && (
        <li>
          <Notice tone="info">{fallback}</Notice>
        </li>
      )}
      {flags.map((flag) => (
        <li key={flag}>
          <Notice tone="warn">
            <p className="break-words font-medium">{flag}</p>
            <p>{explainFlag(flag)}</p>
          </Notice>
        </li>
      ))}
    </ul>
  );
}

function TierReason({ card: { recruiterTier } }: { card: CandidateCardView }) {
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
