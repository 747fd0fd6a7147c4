import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { CardList } from "#app/components/card-list.tsx";
import { MatchScale } from "#app/components/match-scale.tsx";
import { TierBadge } from "#app/components/ui.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import { candidateName, isFinished } from "#core/resumes/resume";
import { shownName } from "#core/resumes/sort-candidates";
import { CardContact } from "./card-contact";
import { whyNoResult } from "./why-no-result";
import * as words from "./words";

type Props = {
  card: CandidateCardView;
  status: ReactNode;
  /** Remarks below the tier that put the score in context. */
  remarks: ReactNode;
  notice?: ReactNode;
  actions: ReactNode;
};

export function CardFrame({ card, status, remarks, notice, actions }: Props) {
  const { fileName, matchPercent } = card;
  const isFailed = card.status === "error";
  const hasMatch = !isFailed && !card.notRated && !card.isHumanOnly;
  const name = candidateName(fileName);
  const person = shownName(card);
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col rounded-lg border bg-surface shadow-raised print:shadow-none"
    >
      <header className="px-4 pt-4">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="line-clamp-2 break-words text-lg leading-6" dir="auto">
              {person}
            </h3>
            {person !== name && (
              <p className="truncate text-muted text-sm" title={fileName}>
                {name}
              </p>
            )}
          </div>
          {hasMatch && <Match percent={matchPercent} />}
        </div>
        {hasMatch && <MatchScale percent={matchPercent} className="mt-1.5 h-3.5 w-full" />}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {!isFailed && (
            <TierBadge tier={card.tier} className={card.recruiterTier ? "border-ink" : undefined} />
          )}
          {status}
        </div>
        {remarks}
      </header>
      {notice}
      {isFailed ? (
        <FileError reason={whyNoResult(card)} />
      ) : card.status === "done" && !card.isJudged && !card.isHumanOnly ? (
        <p className="m-4 text-muted text-sm">{whyNoResult(card)}</p>
      ) : (
        <CardFindings card={card} />
      )}
      <footer className="mt-auto flex flex-wrap items-center gap-1 border-t px-3 py-2 print:hidden">
        {actions}
      </footer>
    </article>
  );
}

function Match({ percent }: { percent: number | null }) {
  return (
    <p className="shrink-0 whitespace-nowrap font-semibold text-xl leading-6 tracking-tight">
      {percent === null ? (
        <span className="text-muted">—</span>
      ) : (
        <span className="tabular-nums">{percent}</span>
      )}
      {percent !== null && <span className="ml-px text-muted text-sm">%</span>}
      <span className="ml-1 font-normal text-muted text-xs tracking-normal">{words.match}</span>
    </p>
  );
}

function FileError({ reason }: { reason: string | undefined }) {
  return (
    <p className="m-4 flex gap-3 rounded-md bg-danger-soft p-3 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
      <span className="min-w-0 break-words">{reason}</span>
    </p>
  );
}

/** The card receives every skill, because the search covers all of them. */
const SHOWN_SKILLS = 5;

function CardFindings({ card }: { card: CandidateCardView }) {
  const { extractedSkills, pros, cons, followUpQuestions, contactInfo } = card;
  const isPending = !isFinished(card.status);
  const brief = { isPending, isBrief: true };
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-3 pb-3">
      {card.notRated || card.isHumanOnly ? (
        <p className="text-muted text-sm">{whyNoResult(card)}</p>
      ) : (
        <>
          <CardList
            label={words.keySkills}
            items={extractedSkills.slice(0, SHOWN_SKILLS)}
            look="chips"
            {...brief}
          />
          <CardList label={words.pros} items={pros} look="pros" {...brief} />
          <CardList label={words.cons} items={cons} look="cons" {...brief} />
          <CardList label={words.followUpQuestions} items={followUpQuestions} look="questions" {...brief} />
        </>
      )}
      <CardContact info={contactInfo} isPending={isPending} isHidden={isHidden(card)} />
    </div>
  );
}
