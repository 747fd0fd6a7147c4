import { useRef } from "react";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "#app/components/ui/dialog.tsx";
import { focusContent } from "#app/lib/focus-content.ts";
import { useLeaveWarning } from "#app/lib/use-leave-warning.ts";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { CandidateDetail } from "./evidence/candidate-detail";
import { CandidateHead } from "./evidence/candidate-head";
import type { DetailStore } from "./evidence/detail-store";
import { TierButtons } from "./evidence/tier-buttons";
import { useDetailKeys } from "./evidence/use-detail-keys";
import { useEvidenceAddress } from "./evidence/use-evidence-address";
import { useNeighbours } from "./evidence/use-neighbours";
import { focusNote } from "./note/note-form";
import { OwnerOnly } from "./read-only";
import type { TierChanges } from "./use-tier-changes";

const UNSAVED = "Your note is not saved. Discard it?";
const leavesCandidate = (from: { search: string }, to: { search: string }) =>
  new URLSearchParams(from.search).get("candidate") !== new URLSearchParams(to.search).get("candidate");

type Props = {
  /** In the order on screen. */
  candidates: CandidateCardView[];
  /** All of the tournament: a link may lead to one that is not on screen. */
  cards: CandidateCardView[];
  details: DetailStore;
  changes: TierChanges;
  onChanged(resume: ResumeView): void;
};

/** A candidate with its reasons, and beside them the resume they rest on. */
export function ScoreSheet({ candidates, cards, details, changes, onChanged }: Props) {
  const { candidateId, criterionId, ...address } = useEvidenceAddress();
  const card = cards.find(({ id }) => id === candidateId);
  const isOpen = candidateId !== null;
  const neighbours = useNeighbours(candidates, candidateId);

  const unsaved = useRef<true | null>(null);
  useLeaveWarning(unsaved, UNSAVED, leavesCandidate);
  /** Asked here, where the answer stops the step before it is taken; the browser's own Back asks as well. */
  const unlessUnsaved = (leave: () => void) => {
    if (unsaved.current && !window.confirm(UNSAVED)) return;
    unsaved.current = null;
    leave();
  };
  const close = () => unlessUnsaved(address.closeCandidate);
  const step = (id: string) => unlessUnsaved(() => address.stepTo(id));
  const hasShortcuts = useDetailKeys({ card, neighbours, onStep: step, onSetTier: changes.setTier });

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogContent
        shape="right"
        aria-describedby={undefined}
        className="max-w-[96rem] overflow-clip outline-none xl:w-[calc(100vw-4rem)]"
        onOpenAutoFocus={focusContent}
        onEscapeKeyDown={(event) => {
          if (!criterionId) return;
          event.preventDefault();
          address.closeQuote();
        }}
        // Radix gives the key to a toast that lies above, which must not cost a second press.
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.defaultPrevented) return;
          if (criterionId) address.closeQuote();
          else close();
        }}
        {...useReturnFocus(isOpen)}
      >
        {card ? (
          <>
            <CandidateHead candidate={card} neighbours={neighbours} onStep={step} onNote={focusNote}>
              <OwnerOnly>
                {card.status === "done" && (
                  <TierButtons
                    candidate={card}
                    hasShortcuts={hasShortcuts}
                    failure={changes.failures.get(card.id)}
                    onSetTier={(tier) => changes.setTier(card, tier)}
                  />
                )}
              </OwnerOnly>
            </CandidateHead>
            <CandidateDetail
              key={card.id}
              card={card}
              cards={cards}
              details={details}
              criterionId={criterionId}
              unsaved={unsaved}
              onOpenQuote={address.openQuote}
              onCloseQuote={address.closeQuote}
              onChanged={onChanged}
            />
          </>
        ) : (
          <NotHere />
        )}
      </DialogContent>
    </Dialog>
  );
}

function NotHere() {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Candidate not found</DialogTitle>
      </DialogHeader>
      <p className="px-6 py-3 text-muted">
        This link leads to a candidate who is not in this tournament, or no longer.
      </p>
    </>
  );
}
