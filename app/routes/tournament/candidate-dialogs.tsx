import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { Dialog, Fact, Facts, TierBadge } from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { focusContent } from "#app/lib/focus.ts";
import { toast } from "#app/lib/toast.ts";
import { useUnsaved } from "#app/lib/use-unsaved.ts";
import type { Tier } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { shownName } from "#core/resumes/sort-candidates";
import { TierForm } from "./tier-form";
import * as words from "./words";

type Props = {
  card: CandidateCardView | undefined;
  onClose(): void;
  onChange(card: CandidateCardView, tier: Tier | null, reason?: string): void;
};

/** The card may leave the list because of the choice; then the next card is active. */
const activeCard = () => document.querySelector<HTMLElement>("[data-active]");

export function ChangeTierDialog({ card, onClose, onChange }: Props) {
  const unsaved = useUnsaved(words.unsavedReason, card !== undefined, onClose);
  const choose = (tier: Tier | null, reason: string) => {
    if (card) onChange(card, tier, reason || undefined);
    unsaved.closeSaved();
  };
  return (
    <Dialog
      isOpen={card !== undefined}
      onClose={unsaved.closeAsking}
      title={words.changeTier}
      description={words.changeTierHint}
      className="outline-none"
      onOpenAutoFocus={focusContent}
      focusAfter={activeCard}
    >
      {card && (
        <div className="flex flex-col gap-5 p-6">
          <TierSoFar card={card} />
          <TierForm
            current={card.tier}
            reset={card.recruiterTier && words.resetTier}
            onUnsaved={unsaved.note}
            onChoose={choose}
          />
          <p className="text-muted text-sm">{words.tierHint}</p>
        </div>
      )}
    </Dialog>
  );
}

function TierSoFar({ card }: { card: CandidateCardView }) {
  const reason = card.recruiterTier?.reason;
  return (
    <Facts className="gap-x-4 text-sm">
      <Fact name={words.candidate}>{shownName(card)}</Fact>
      <Fact name={words.currentTier}>
        <TierBadge tier={card.tier} />
      </Fact>
      <Fact name={words.aiTier}>
        <TierBadge tier={card.aiTier} />
      </Fact>
      {reason && (
        <Fact name={words.yourReason}>
          <p className="whitespace-pre-wrap font-normal" dir="auto">
            {reason}
          </p>
        </Fact>
      )}
    </Facts>
  );
}

type DeleteResumeProps = {
  card: CandidateCardView | undefined;
  onDeleted(resumeId: string): void;
  onClose(): void;
};

export function DeleteResume({ card, onDeleted, onClose }: DeleteResumeProps) {
  const remove = async () => {
    if (!card) return;
    await api(`/api/resumes/${card.id}`, { method: "DELETE" });
    onDeleted(card.id);
    toast({ title: words.resumeDeleted, description: shownName(card) });
  };
  return (
    <ConfirmDeletion
      isOpen={card !== undefined}
      onClose={onClose}
      title={words.deleteResumeTitle}
      action={words.deleteResume}
      onConfirm={remove}
    >
      <p>
        <strong className="break-words font-semibold">{card?.fileName}</strong> {words.deleteResumeText}
      </p>
    </ConfirmDeletion>
  );
}
