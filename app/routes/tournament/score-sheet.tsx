import { useEffect, useMemo, useRef } from "react";
import { Dialog, DialogContent } from "#app/components/ui/dialog.tsx";
import { bringIntoView } from "#app/lib/bring-into-view.ts";
import { cn } from "#app/lib/cn.ts";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
import type { Scorecard } from "#core/analysis/scorecard";
import { explainCandidatePlace } from "#core/resumes/rank-candidates";
import type { ResumeView } from "#core/resumes/resume";
import { quoteButtonId } from "./criterion-verdict";
import { listQuotes, type Quote } from "./evidence/list-quotes";
import { ResumePanel } from "./evidence/resume-panel";
import { ScorecardColumn } from "./evidence/scorecard-column";
import { useEvidenceAddress } from "./evidence/use-evidence-address";

/** Why a candidate got this score, and beside it, on demand, the resume at the place of a quote. */
export function ScoreSheet({ resumes }: { resumes: ResumeView[] }) {
  const { candidateId, criterionId, closeCandidate, openQuote, closeQuote } = useEvidenceAddress();
  const resume = resumes.find(({ id }) => id === candidateId);
  const scorecard = resume?.scorecard ?? undefined;
  const quotes = useMemo(() => (scorecard ? listQuotes(scorecard) : []), [scorecard]);
  const place = useMemo(() => resume && explainCandidatePlace(resume, resumes), [resume, resumes]);
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
