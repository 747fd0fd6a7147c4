import { useState } from "react";
import { Notice } from "#app/components/notice.tsx";
import { TierBadge, TierGlyph } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#app/components/ui/dialog.tsx";
import { api, wordsOf } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { type CandidateCardView, toCandidateCard } from "#core/resumes/candidate-card";
import { candidateName, type ResumeView } from "#core/resumes/resume";

const FAILED = "Failed to update tier";

type Props = {
  resume: CandidateCardView | undefined;
  onClose(): void;
  onChanged(resume: CandidateCardView): void;
};

export function ChangeTierDialog({ resume, onClose, onChanged }: Props) {
  return (
    <Dialog open={resume !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent {...useReturnFocus(resume !== undefined)}>
        {resume && <Choices resume={resume} onClose={onClose} onChanged={onChanged} />}
      </DialogContent>
    </Dialog>
  );
}

function Choices({ resume, onClose, onChanged }: Props & { resume: CandidateCardView }) {
  const [pending, setPending] = useState<Tier | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const change = async (tier: Tier) => {
    setPending(tier);
    setFailure(null);
    try {
      const changed = await api<ResumeView>(`/api/resumes/${resume.id}`, { method: "PUT", json: { tier } });
      onChanged(toCandidateCard(changed));
      onClose();
    } catch (error) {
      const words = wordsOf(error, "Please try again.");
      setFailure(`${FAILED}. ${words}`);
      toast({ variant: "error", title: FAILED, description: words });
    }
    setPending(null);
  };

  return (
    <>
      <DialogHeader>
        <DialogTitle>Change Tier</DialogTitle>
        <DialogDescription>Update the tier classification for this candidate.</DialogDescription>
      </DialogHeader>
      <div className="flex flex-col gap-5 p-6">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
          <dt className="text-muted">Candidate</dt>
          <dd className="min-w-0 break-words font-medium">{candidateName(resume.fileName)}</dd>
          <dt className="text-muted">Current tier</dt>
          <dd>
            <TierBadge tier={resume.tier} />
          </dd>
          <dt className="text-muted">The analysis said</dt>
          <dd>
            <TierBadge tier={resume.aiTier} />
          </dd>
        </dl>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {tiers.map((tier) => (
            <Button
              key={tier}
              variant="secondary"
              // Not `disabled`, which would take the focus from it and out of the dialog.
              aria-disabled={pending !== null}
              aria-pressed={resume.tier === tier}
              className={resume.tier === tier ? "border-ink inset-ring inset-ring-ink" : undefined}
              onClick={() => pending === null && change(tier)}
            >
              <TierGlyph tier={tier} />
              Tier {tier}
            </Button>
          ))}
        </div>
        <p className="text-muted text-sm">
          Your tier is used in lists, filters and exports. The one of the analysis is kept beside it.
        </p>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </div>
    </>
  );
}
