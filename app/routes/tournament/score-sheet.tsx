import { useEffect, useMemo, useRef, useState } from "react";
import { Dialog, DialogContent } from "#app/components/ui/dialog.tsx";
import { api } from "#app/lib/api.ts";
import { bringIntoView } from "#app/lib/bring-into-view.ts";
import { cn } from "#app/lib/cn.ts";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
import type { Scorecard } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { explainCandidatePlace } from "#core/resumes/rank-candidates";
import type { ResumeView } from "#core/resumes/resume";
import { quoteButtonId } from "./criterion-verdict";
import { listQuotes, type Quote } from "./evidence/list-quotes";
import { ResumePanel } from "./evidence/resume-panel";
import { ScorecardColumn } from "./evidence/scorecard-column";
import { useEvidenceAddress } from "./evidence/use-evidence-address";

/** Why a candidate got this score, and beside it, on demand, the resume at the place of a quote. */
export function ScoreSheet({ resumes }: { resumes: CandidateCardView[] }) {
  const { candidateId, criterionId, closeCandidate, openQuote, closeQuote } = useEvidenceAddress();
  const card = resumes.find(({ id }) => id === candidateId);
  const resume = useResume(card);
  const scorecard = resume?.scorecard ?? undefined;
  const quotes = useMemo(() => (scorecard ? listQuotes(scorecard) : []), [scorecard]);
  const place = useMemo(() => card && explainCandidatePlace(card, resumes), [card, resumes]);
  const quote = quotes.find(({ criterion }) => criterion.id === criterionId);
  return (
    <Dialog open={scorecard !== undefined} onOpenChange={(isOpen) => !isOpen && closeCandidate()}>
      <DialogContent
        shape="right"
        className={cn("flex-row overflow-clip", quote ? "max-w-7xl" : "max-w-xl")}
        onEscapeKeyDown={(event) => {
          if (!quote) return;
          event.preventDefault();
          closeQuote();
        }}
        {...useReturnFocus(scorecard !== undefined)}
      >
        {resume && scorecard && (
          <Sheet key={resume.id} {...{ resume, scorecard, place, quotes, quote, openQuote, closeQuote }} />
        )}
      </DialogContent>
    </Dialog>
  );
}

type SheetProps = {
  resume: ResumeView;
  scorecard: Scorecard;
  place: string | undefined;
  quotes: Quote[];
  quote: Quote | undefined;
  openQuote(criterionId: string): void;
  closeQuote(): void;
};

function Sheet({ resume, scorecard, place, quotes, quote, openQuote, closeQuote }: SheetProps) {
  const shownId = quote?.criterion.id;
  useQuoteFocus(shownId);
  return (
    <>
      {quote && <ResumePanel {...{ resume, quotes, quote }} onChoose={openQuote} onClose={closeQuote} />}
      <ScorecardColumn
        {...{ resume, scorecard, place, shownId }}
        onShow={openQuote}
        className={cn("lg:max-w-xl", quote && "hidden lg:flex")}
      />
    </>
  );
}

/** The candidate with its scorecard, read again whenever the list has something new of it. */
function useResume(card: CandidateCardView | undefined): ResumeView | undefined {
  const [loaded, setLoaded] = useState<ResumeView>();
  useEffect(() => {
    if (!card?.judged) return;
    const leaving = new AbortController();
    api<ResumeView>(`/api/resumes/${card.id}`, { cache: "no-store", signal: leaving.signal })
      .then(setLoaded)
      // What is on screen stays; the next change of the card tries again.
      .catch(() => {});
    return () => leaving.abort();
  }, [card]);
  return loaded && loaded.id === card?.id ? loaded : undefined;
}

/** Keeps the quote that is shown in sight, and gives it the focus when the resume closes. */
function useQuoteFocus(shownId: string | undefined) {
  const lastId = useRef<string>();
  useEffect(() => {
    const button = (id: string | undefined) => id && document.getElementById(quoteButtonId(id));
    if (shownId) bringIntoView(button(shownId) || null);
    else if (lastId.current) (button(lastId.current) || null)?.focus();
    lastId.current = shownId;
  }, [shownId]);
}
