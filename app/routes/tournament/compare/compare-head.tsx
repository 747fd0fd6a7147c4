import { X } from "lucide-react";
import { TierPair } from "#app/components/evidence/tier-pair.tsx";
import { Button, StatusBadge } from "#app/components/ui.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { shownName } from "#core/resumes/sort-candidates";
import * as words from "./words";

type Props = {
  card: CandidateCardView;
  onOpen(): void;
  /** Undefined if there would be nothing left to compare. */
  onRemove: (() => void) | undefined;
};

export function CompareHead({ card, onOpen, onRemove }: Props) {
  const { fileName, status, matchPercent } = card;
  const name = shownName(card);
  return (
    <th
      scope="col"
      className="sticky top-0 z-10 border-b bg-surface p-3 text-left align-top font-normal [th+&]:border-l print:static"
    >
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          onClick={onOpen}
          title={fileName}
          className="line-clamp-2 min-h-6 min-w-0 break-words text-left font-semibold text-base hover:underline"
          dir="auto"
        >
          {name}
        </button>
        {onRemove && (
          <Button
            variant="ghost"
            size="sm"
            className="-mt-0.5 size-7 px-0 text-muted print:hidden"
            aria-label={words.removeCandidate(name)}
            title={words.remove}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      {status === "done" ? (
        <>
          {matchPercent === null ? (
            <p className="mt-1 mb-1.5 text-muted">{words.notRated}</p>
          ) : (
            <p className="mt-1 mb-1.5 font-semibold text-lg tabular-nums">
              {matchPercent}
              <span className="text-muted text-sm">{words.match}</span>
            </p>
          )}
          <TierPair card={card} />
        </>
      ) : (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-muted">
          <StatusBadge status={status} />
          {status === "error" ? words.unreadable : words.notAnalyzedYet}
        </p>
      )}
    </th>
  );
}
