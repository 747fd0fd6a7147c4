import { memo } from "react";
import { ExplainButton, ViewResumeLink } from "#app/components/candidates/card-actions.tsx";
import { CardFlags } from "#app/components/candidates/card-flags.tsx";
import { CardFrame } from "#app/components/candidates/card-frame.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { candidateName } from "#core/resumes/resume";
import { portalStatus } from "./portal-status";
import { useOpenFile } from "./use-open-file";

type Props = { card: CandidateCardView; onExplain(id: string): void };

/** A read-only candidate card. */
export const PartnerCard = memo(function PartnerCard({ card, onExplain }: Props) {
  const { id, fileName, flags, isJudged } = card;
  const name = candidateName(fileName);
  const file = useOpenFile(`/api/resumes/${id}/view`);
  return (
    <CardFrame
      card={card}
      status={<StatusBadge status={portalStatus(card.status)} />}
      remarks={
        flags.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            <CardFlags flags={flags} />
          </ul>
        )
      }
      actions={
        <>
          {isJudged && <ExplainButton name={name} onClick={() => onExplain(id)} />}
          <ViewResumeLink name={name} href={file.href} onClick={file.open} />
          {file.problem && (
            <p role="alert" className="basis-full px-2 py-1 text-danger text-sm">
              {file.problem}
            </p>
          )}
        </>
      }
    />
  );
});
