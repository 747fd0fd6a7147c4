import { Undo2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { Button, Dialog, TierBadge, TierGlyph } from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { focusContent } from "#app/lib/focus.ts";
import { toast } from "#app/lib/toast.ts";
import { useUnsaved } from "#app/lib/use-unsaved.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { shownName } from "#core/resumes/sort-candidates";
import { ReasonField } from "./reason-field";
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
      {card && <Choices card={card} onChoose={choose} onType={unsaved.noteTyped} />}
    </Dialog>
  );
}

type ChoicesProps = {
  card: CandidateCardView;
  onChoose(tier: Tier | null, reason: string): void;
  onType(reason: string): void;
};

function Choices({ card, onChoose, onType }: ChoicesProps) {
  const [typed, setTyped] = useState("");
  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };
  const reason = typed.trim();
  return (
    <div className="flex flex-col gap-5 p-6">
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
      <ReasonField id="reason-of-tier" value={typed} onChange={type} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiers.map((tier) => (
          <Button
            key={tier}
            variant="secondary"
            aria-pressed={card.tier === tier}
            className={card.tier === tier ? "border-ink inset-ring inset-ring-ink" : undefined}
            onClick={() => onChoose(tier, reason)}
          >
            <TierGlyph tier={tier} />
            {words.tier} {tier}
          </Button>
        ))}
      </div>
      {card.recruiterTier && (
        <Button variant="ghost" className="-mt-2 self-start px-2" onClick={() => onChoose(null, reason)}>
          <Undo2 aria-hidden />
          {words.resetTier}
        </Button>
      )}
      <p className="text-muted text-sm">{words.tierHint}</p>
    </div>
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
