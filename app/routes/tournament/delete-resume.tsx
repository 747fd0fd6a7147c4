import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { api } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { candidateName } from "#core/resumes/resume";

type Props = { card: CandidateCardView | undefined; onDeleted(resumeId: string): void; onClose(): void };

export function DeleteResume({ card, onDeleted, onClose }: Props) {
  const remove = async () => {
    if (!card) return;
    await api(`/api/resumes/${card.id}`, { method: "DELETE" });
    onDeleted(card.id);
    toast({ title: "Resume deleted", description: candidateName(card.fileName) });
  };
  return (
    <ConfirmDeletion
      isOpen={card !== undefined}
      onClose={onClose}
      title="Delete this resume?"
      action="Delete resume"
      onConfirm={remove}
    >
      <p>
        <strong className="break-words font-semibold">{card?.fileName}</strong> goes for good, with its
        scorecard, your tier and your note.
      </p>
    </ConfirmDeletion>
  );
}
