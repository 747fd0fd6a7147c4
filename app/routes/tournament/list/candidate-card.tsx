import { NotebookPen } from "lucide-react";
import { memo } from "react";
import { ExplainButton, ViewResumeLink } from "#app/components/candidates/card-actions.tsx";
import { CardFeedback } from "#app/components/candidates/card-feedback.tsx";
import { CardFlags } from "#app/components/candidates/card-flags.tsx";
import { CardFrame } from "#app/components/candidates/card-frame.tsx";
import { CardVersions } from "#app/components/candidates/card-versions.tsx";
import { StaleNote, TierOrigin } from "#app/components/evidence/tier-pair.tsx";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { Button, Checkbox, StatusBadge } from "#app/components/ui.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import { candidateName } from "#core/resumes/resume";
import { CardMenu } from "./card-menu";
import * as words from "./words";

export type CardActions = {
  explain(card: CandidateCardView): void;
  changeTier(card: CandidateCardView): void;
  toggleCompared(card: CandidateCardView): void;
  askToDelete(card: CandidateCardView): void;
};

type Props = {
  card: CandidateCardView;
  actions: CardActions;
  isSelected: boolean;
  failure: string | undefined;
  hasShortcuts: boolean;
};

export const CandidateCard = memo(function CandidateCard(props: Props) {
  const { card, actions, isSelected, failure, hasShortcuts } = props;
  const { id, fileName, status, isJudged } = card;
  const name = candidateName(fileName);
  const hint = (label: string, key: string) => (hasShortcuts ? `${label} (${key})` : undefined);
  return (
    <CardFrame
      card={card}
      status={
        <>
          {status === "done" ? (
            <OwnerOnly>
              <Button
                variant="link"
                size="inline"
                className="print:hidden"
                onClick={() => actions.changeTier(card)}
                aria-label={words.changeTierOf(name)}
                title={hint(words.changeTier, "1 to 4")}
              >
                {words.changeTier}
              </Button>
            </OwnerOnly>
          ) : (
            <StatusBadge status={status} />
          )}
          {isJudged && (
            <Checkbox
              checked={isSelected}
              onChange={() => actions.toggleCompared(card)}
              aria-label={words.compareCandidate(name)}
              title={hint(words.compare, "c")}
              className="ml-auto cursor-pointer gap-1.5 text-muted hover:text-ink print:hidden"
            >
              {words.compare}
            </Checkbox>
          )}
        </>
      }
      remarks={<Remarks card={card} failure={failure} />}
      notice={<StaleNote resume={card} />}
      actions={
        <>
          {isJudged && (
            <ExplainButton
              name={name}
              title={hint(words.open, "Enter")}
              onClick={() => actions.explain(card)}
            />
          )}
          {!isHidden(card) && <ViewResumeLink name={name} href={`/api/resumes/${id}/view`} />}
          <OwnerOnly>
            <CardMenu card={card} name={name} onDelete={() => actions.askToDelete(card)} />
          </OwnerOnly>
        </>
      }
    />
  );
});

function Remarks({ card, failure }: Pick<Props, "card" | "failure">) {
  const { flags, noteAt } = card;
  return (
    <>
      <TierOrigin card={card} />
      {failure && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {failure}
        </p>
      )}
      {(flags.length > 0 || noteAt) && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {noteAt && (
            <li className="flex gap-2 text-muted">
              <NotebookPen className="mt-0.5 size-3.5 shrink-0" aria-hidden />
              {words.hasNote}
            </li>
          )}
          <CardFlags flags={flags} />
        </ul>
      )}
      <CardVersions id={card.id} className="mt-2" />
      <CardFeedback feedback={card.feedback} className="mt-2 text-sm" />
    </>
  );
}
