import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Notice, Problem, Skeleton } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { scrollIntoView } from "#app/lib/focus.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import { isFinished, type ResumeView } from "#core/resumes/resume";
import { criterionRowId, quoteButtonId } from "./criterion-verdict";
import type { DetailStore } from "./detail-store";
import { listQuotes, type Quote } from "./list-quotes";
import { ResumePanel } from "./resume-panel";
import { ScorecardColumn } from "./scorecard-column";
import { useDetails } from "./use-details";
import * as words from "./words";

type Props = {
  card: CandidateCardView;
  details: DetailStore;
  /** Of a criterion, or of one of the other lines to look at for it. */
  quoteId: string | null;
  /** Present only if the viewer may write notes. */
  note?(resume: ResumeView): ReactNode;
  onOpenQuote(quoteId: string): void;
  onCloseQuote(): void;
};

export function CandidateDetail(props: Props) {
  const { card, details, quoteId, onOpenQuote, onCloseQuote } = props;
  const [detail = { status: "loading" as const }] = useDetails(
    details,
    useMemo(() => [card], [card]),
  );
  const resume = detail.status === "ready" ? detail.resume : undefined;
  const scorecard = resume?.scorecard;
  const quotes = useMemo(() => (scorecard ? listQuotes(scorecard) : undefined), [scorecard]);
  const quote = quotes?.find(({ id }) => id === quoteId);
  const shownId = scorecard?.criteria.find(({ id }) => id === (quote?.criterion.id ?? quoteId))?.id;
  const { view, choose, column, text } = useView(shownId, quote);
  const showScorecard = () => {
    if (quoteId) onCloseQuote();
    else choose("scorecard");
  };
  const note = resume && props.note?.(resume);

  return (
    <>
      {card.status === "done" && (
        <ViewSwitch view={view} onText={() => choose("text")} onScorecard={showScorecard} />
      )}
      <div className="flex min-h-0 flex-1">
        <section
          ref={column}
          aria-label={words.scorecard}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
          tabIndex={0}
          className={cn(
            "relative flex min-w-0 flex-1 flex-col gap-6 overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 sm:px-6 lg:max-w-[38rem] lg:basis-1/2",
            card.status !== "done" && "lg:max-w-none",
            view === "text" && "hidden lg:flex",
          )}
        >
          {detail.status === "loading" && <ScorecardSkeleton />}
          {detail.status === "failed" && (
            <Problem title={words.scorecardFailed} text={detail.words} onRetry={() => details.retry(card)} />
          )}
          {!isFinished(card.status) && (
            <Notice tone="info" title={words.stillAnalyzing}>
              {words.stillAnalyzingHint}
            </Notice>
          )}
          {card.status === "error" && (
            <Notice tone="danger" title={words.resumeFailed}>
              {card.error ?? words.fileFailed}
            </Notice>
          )}
          {resume && scorecard ? (
            <ScorecardColumn {...{ card, resume, scorecard, shownId }} onShow={onOpenQuote} note={note} />
          ) : (
            note
          )}
        </section>
        {card.status === "done" && (
          <ResumePanel
            // Once the candidate's identity is revealed, the text is different and must be loaded again.
            key={String(isHidden(card))}
            textRef={text}
            resumeId={card.id}
            quotes={quotes}
            isLoading={detail.status === "loading"}
            quote={quote}
            onChoose={onOpenQuote}
            className={cn(view === "scorecard" && "hidden lg:flex")}
          />
        )}
      </div>
    </>
  );
}

const ROWS = ["w-11/12", "w-4/5", "w-full", "w-3/4", "w-5/6", "w-full"];

function ScorecardSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{words.loadingScorecard}</span>
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-14 w-full" />
      {ROWS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and no state.
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  );
}

type ViewSwitchProps = { view: View; onText(): void; onScorecard(): void };

function ViewSwitch({ view, onText, onScorecard }: ViewSwitchProps) {
  const choices = [
    { name: "scorecard", label: words.scorecard, choose: onScorecard },
    { name: "text", label: words.resume, choose: onText },
  ];
  return (
    <fieldset className="flex border-b px-4 sm:px-6 lg:hidden">
      <legend className="sr-only">{words.whatToShow}</legend>
      {choices.map(({ name, label, choose }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={choose}
          className={cn(
            "-mb-px h-10 flex-1 border-b-2 text-sm",
            view === name ? "border-accent font-semibold" : "border-transparent text-muted",
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

type View = "scorecard" | "text";

/** On a small screen: whether the scorecard or the resume is shown, and where focus goes when switching. */
function useView(shownId: string | undefined, quote: Quote | undefined) {
  const at = quote?.id ?? shownId;
  // A manual choice lasts until another quote or criterion is selected.
  const [choice, setChoice] = useState<{ view: View; at: string | undefined }>();
  const view: View = choice && choice.at === at ? choice.view : quote ? "text" : "scorecard";
  const column = useRef<HTMLElement>(null);
  const text = useRef<HTMLElement>(null);
  const last = useRef<string>();
  useEffect(() => {
    if (shownId) scrollIntoView(document.getElementById(criterionRowId(shownId)));
    const isHidden = column.current?.offsetParent === null;
    if (at && !last.current && isHidden) text.current?.focus({ preventScroll: true });
    if (!at && last.current) document.getElementById(quoteButtonId(last.current))?.focus();
    last.current = at;
  }, [shownId, at]);
  return { view, choose: (view: View) => setChoice({ view, at }), column, text };
}
