import { useRevalidator } from "@remix-run/react";
import { type MouseEvent, memo, useState } from "react";
import { CandidateGrid } from "#app/components/candidates/candidate-grid.tsx";
import { ExplainButton, ViewResumeLink } from "#app/components/candidates/card-actions.tsx";
import { CardFlags } from "#app/components/candidates/card-flags.tsx";
import { CardFrame } from "#app/components/candidates/card-frame.tsx";
import { NoCandidates } from "#app/components/candidates/no-candidates.tsx";
import { SearchBox } from "#app/components/candidates/search-box.tsx";
import { TierFilter } from "#app/components/candidates/tier-filter.tsx";
import { useActiveCard } from "#app/components/candidates/use-active-card.ts";
import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { useReturnToCard } from "#app/components/candidates/use-return-to-card.ts";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { StatusBadge } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { candidateName, type ResumeStatus } from "#core/resumes/resume";
import * as words from "../words";

export function PartnerCandidates({ list }: { list: CandidateList }) {
  const { candidates, missing, tier, query, setQuery, found } = list;
  const { openCandidate, candidateId } = useEvidenceAddress();
  const active = useActiveCard(candidates);
  useReturnToCard(candidateId, active.focus);
  return (
    <section aria-label={words.candidates} className="flex flex-col gap-3">
      <div className="z-20 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-2 py-2 md:sticky md:top-14 print:hidden">
        <TierFilter chosen={tier} total={found.total} counts={found.tiers} />
        <div className="flex min-w-0 flex-1 justify-end">
          <SearchBox
            label={words.searchCandidates}
            placeholder={words.searchCandidatesHint}
            onType={setQuery}
          />
        </div>
        <p role="status" className="sr-only">
          {count(candidates.length + missing, "candidate")}
        </p>
      </div>
      {candidates.length + missing > 0 ? (
        <CandidateGrid candidates={candidates} missing={missing} active={active}>
          {(card) => <PartnerCard card={card} onExplain={openCandidate} />}
        </CandidateGrid>
      ) : (
        <NoCandidates tier={tier} query={query} />
      )}
    </section>
  );
}

type Props = { card: CandidateCardView; onExplain(id: string): void };

const PartnerCard = memo(function PartnerCard({ card, onExplain }: Props) {
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

/** Why a file cannot be opened, by HTTP status; undefined if there was no response. */
function problemWithFile(status: number | undefined): string | undefined {
  if (status === 200) return undefined;
  return status === 404 ? words.resumeFileUnavailable : words.openResumeFailed;
}

/** Opens a file in a new tab if it exists, so that errors show on this page; other clicks are the browser's. */
function useOpenFile(href: string) {
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setProblem(undefined);
    const status = await fetch(href, { method: "HEAD", cache: "no-store" }).then(
      (response) => response.status,
      () => undefined,
    );
    // The session has ended; the page's loader will notice that too.
    if (status === 401) return revalidate();
    const tab = status === 200 ? window.open(href, "_blank") : null;
    if (tab) tab.opener = null;
    else setProblem(problemWithFile(status) ?? words.openResumeFailed);
  };
  return { href, open, problem };
}

/** The portal's status for what the partner API calls succeeded, failed, or anything else. */
export function portalStatus(status: ResumeStatus): "done" | "error" | "processing" {
  return status === "done" || status === "error" ? status : "processing";
}
