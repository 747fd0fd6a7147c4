import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { api } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { candidateName } from "#core/resumes/resume";
import * as words from "./words";

type Props = { card: CandidateCardView | undefined; onDeleted(resumeId: string): void; onClose(): void };

export function DeleteResume({ card, onDeleted, onClose }: Props) {
  const remove = async () => {
    if (!card) return;
    await api(`/api/resumes/${card.id}`, { method: "DELETE" });
    onDeleted(card.id);
    toast({ title: words.resumeDeleted, description: candidateName(card.fileName) });
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
