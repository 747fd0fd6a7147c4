import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { Dialog, TierBadge } from "#app/components/ui.ts";
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
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
      <dt className="text-muted">{words.candidate}</dt>
      <dd className="min-w-0 break-words font-medium">{shownName(card)}</dd>
      <dt className="text-muted">{words.currentTier}</dt>
      <dd>
        <TierBadge tier={card.tier} />
      </dd>
      <dt className="text-muted">{words.aiTier}</dt>
      <dd>
        <TierBadge tier={card.aiTier} />
      </dd>
      {card.recruiterTier?.reason && (
        <>
          <dt className="self-start text-muted">{words.yourReason}</dt>
          <dd className="min-w-0 whitespace-pre-wrap break-words" dir="auto">
            {card.recruiterTier.reason}
          </dd>
        </>
      )}
    </dl>
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
