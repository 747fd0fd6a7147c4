import { CircleAlert, FileText, Flag, NotebookPen, Scale } from "lucide-react";
import { memo } from "react";
import { CardList } from "#app/components/card-list.tsx";
import { MatchScale } from "#app/components/match-scale.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { candidateName, isFinished } from "#core/resumes/resume";
import { OwnerOnly } from "../read-only";
import { StaleNote } from "../rubric/stale-note";
import { CardContact } from "./card-contact";
import { CardMenu } from "./card-menu";
import { CompareBox } from "./compare-box";
import { TierOrigin } from "./tier-origin";

/** The card has all of them, because they are searched. */
const SHOWN_SKILLS = 5;

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
  /** Why the last change of its tier did not hold. */
  failure: string | undefined;
  /** Whether to tell the keys. */
  hasShortcuts: boolean;
};

export const CandidateCard = memo(function CandidateCard(props: Props) {
  const { card, actions, isSelected, failure, hasShortcuts } = props;
  const { id, fileName, status, matchPercent, judged } = card;
  const name = candidateName(fileName);
  const hint = (words: string, key: string) => (hasShortcuts ? `${words} (${key})` : undefined);
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col rounded-lg border bg-surface shadow-raised print:shadow-none"
    >
      <header className="px-4 pt-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="line-clamp-2 min-w-0 break-words text-lg leading-6" title={fileName}>
            {name}
          </h3>
          {status !== "error" && <Match percent={matchPercent} />}
        </div>
        {status !== "error" && <MatchScale percent={matchPercent} className="mt-1.5 h-3.5 w-full" />}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {status !== "error" && (
            <TierBadge tier={card.tier} className={card.recruiterTier ? "border-ink" : undefined} />
          )}
          {status === "done" ? (
            <OwnerOnly>
              <Button
                variant="link"
                size="inline"
                className="print:hidden"
                onClick={() => actions.changeTier(card)}
                aria-label={`Change Tier of ${name}`}
                title={hint("Change Tier", "1 to 4")}
              >
                Change Tier
              </Button>
            </OwnerOnly>
          ) : (
            <StatusBadge status={status} />
          )}
          {judged && (
            <CompareBox
              name={name}
              isChecked={isSelected}
              onToggle={() => actions.toggleCompared(card)}
              title={hint("Compare", "c")}
            />
          )}
        </div>
        <TierOrigin card={card} />
        {failure && (
          <p role="alert" className="mt-2 text-danger text-sm">
            {failure}
          </p>
        )}
        <Remarks card={card} />
      </header>
      <StaleNote resume={card} />
      {status === "error" ? <ErrorWords words={card.error} /> : <Findings card={card} />}
      <footer className="mt-auto flex flex-wrap items-center gap-1 border-t px-3 py-2 print:hidden">
        {judged && (
          <Button
            variant="ghost"
            size="sm"
            className="px-2"
            onClick={() => actions.explain(card)}
            aria-label={`Why this score: ${name}`}
            title={hint("Open", "Enter")}
          >
            <Scale aria-hidden />
            Why this score
          </Button>
        )}
        <Button asChild variant="ghost" size="sm" className="px-2">
          <a
            href={`/api/resumes/${id}/view`}
            target="_blank"
            rel="noreferrer"
            aria-label={`View Resume of ${name} (opens in a new tab)`}
          >
            <FileText aria-hidden />
            View Resume
          </a>
        </Button>
        <OwnerOnly>
          <CardMenu name={name} onDelete={() => actions.askToDelete(card)} />
        </OwnerOnly>
      </footer>
    </article>
  );
});

function Match({ percent }: { percent: number | null }) {
  return (
    <p className="shrink-0 whitespace-nowrap font-semibold text-xl leading-6 tracking-tight">
      {percent === null ? (
        <span className="text-muted">—</span>
      ) : (
        <span className="tabular-nums">{percent}</span>
      )}
      {percent !== null && <span className="ml-px text-muted text-sm">%</span>}
      <span className="ml-1 font-normal text-muted text-xs tracking-normal">match</span>
    </p>
  );
}

/** What to know beside the score: of the file, and that there is a note. */
function Remarks({ card: { flags, noteAt } }: { card: CandidateCardView }) {
  if (flags.length === 0 && !noteAt) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm">
      <OwnerOnly>
        {noteAt && (
          <li className="flex gap-2 text-muted">
            <NotebookPen className="mt-0.5 size-3.5 shrink-0" aria-hidden />
            You wrote a note
          </li>
        )}
      </OwnerOnly>
      {flags.map((flag) => (
        <li key={flag} className="flex gap-2 text-warn">
          <Flag className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          <span className="min-w-0 break-words">{flag}</span>
        </li>
      ))}
    </ul>
  );
}

function Findings({ card }: { card: CandidateCardView }) {
  const { extractedSkills, pros, cons, followUpQuestions, contactInfo, status } = card;
  const isPending = !isFinished(status);
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
      <CardContact info={contactInfo} isPending={isPending} />
    </div>
  );
}

function ErrorWords({ words }: { words: string | null }) {
  return (
    <p className="m-4 flex gap-3 rounded-md bg-danger-soft p-3 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
      <span className="min-w-0 break-words">{words ?? "This file could not be processed."}</span>
    </p>
  );
}
