import { ChevronDown, ChevronUp, FileText, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { Percent } from "#app/components/percent.tsx";
import { Button, ButtonLink, DialogTitle, StatusBadge } from "#app/components/ui.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { isHidden } from "#core/resumes/hide-candidate";
import { candidateName } from "#core/resumes/resume";
import { shownName } from "#core/resumes/sort-candidates";
import { TierPair } from "./tier-pair";
import { useResumeAddress } from "./use-details";
import type { Neighbors } from "./use-neighbors";
import * as words from "./words";

type Props = {
  candidate: CandidateCardView;
  neighbors: Neighbors;
  onStep(id: string): void;
  status?: string;
  /** Present only if the viewer may write notes. */
  onNote?(): void;
  children?: ReactNode;
};

export function CandidateHead(props: Props) {
  const { candidate, neighbors, onStep, onNote, children } = props;
  const { id, fileName, status, matchPercent, noteAt } = candidate;
  const address = useResumeAddress()(id);
  const name = shownName(candidate);
  const file = candidateName(fileName);
  return (
    <header className="flex flex-col gap-x-8 gap-y-2 border-b py-3 pr-14 pl-4 sm:pl-6 lg:min-h-20 lg:flex-row lg:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Stepper neighbors={neighbors} onStep={onStep} />
        <div className="min-w-0 flex-1" aria-live="polite">
          <p className="eyebrow">{neighbors.place}</p>
          <DialogTitle className="truncate" title={name} dir="auto">
            {name}
          </DialogTitle>
          {name !== file && (
            <p className="truncate text-muted text-xs" title={fileName}>
              {file}
            </p>
          )}
        </div>
        <p className="flex shrink-0 items-baseline gap-1.5">
          {candidate.notRated ? null : status === "done" ? (
            <>
              <Percent value={matchPercent} />
              <span className="text-muted text-xs">{words.match}</span>
            </>
          ) : (
            <StatusBadge status={props.status ?? status} />
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {status === "done" && <TierPair card={candidate} />}
        {children}
        <div className="-ml-2 flex items-center gap-1 max-lg:order-1">
          {onNote && (
            <Button variant="ghost" size="sm" className="px-2 max-lg:hidden" onClick={onNote}>
              <NotebookPen aria-hidden />
              {noteAt ? words.yourNote : words.addNote}
            </Button>
          )}
          {!isHidden(candidate) && (
            <ButtonLink
              href={`${address}/view`}
              target="_blank"
              rel="noreferrer"
              variant="ghost"
              size="sm"
              className="px-2"
            >
              <FileText aria-hidden />
              {words.viewOriginal}
              <span className="sr-only">{words.opensInNewTab}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

function Stepper({ neighbors: { previous, next }, onStep }: Pick<Props, "neighbors" | "onStep">) {
  const steps = [
    { id: previous, Icon: ChevronUp, label: words.previousCandidate, key: "k" },
    { id: next, Icon: ChevronDown, label: words.nextCandidate, key: "j" },
  ];
  return (
    <div className="flex shrink-0 gap-1 print:hidden">
      {steps.map(({ id, Icon, label, key }) => (
        <Button
          key={key}
          variant="secondary"
          size="icon"
          aria-label={label}
          title={`${label} (${key})`}
          // Not `disabled`, because the button would lose focus at the end of the list.
          aria-disabled={!id}
          onClick={() => id && onStep(id)}
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </div>
  );
}
