import { memo, useMemo, useRef, useState } from "react";
import { CandidateGrid } from "#app/components/candidates/candidate-grid.tsx";
import { NoCandidates } from "#app/components/candidates/no-candidates.tsx";
import { useActiveCard } from "#app/components/candidates/use-active-card.ts";
import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { useReturnToCard } from "#app/components/candidates/use-return-to-card.ts";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import { ShortcutsDialog } from "../keys/shortcuts-dialog";
import { useReviewKeys } from "../keys/use-review-keys";
import type { TierChanges } from "../use-tier-changes";
import { CandidateCard, type CardActions } from "./candidate-card";
import { CandidateToolbar } from "./candidate-toolbar";
import { CompareBar } from "./compare-bar";
import { listNotes } from "./list-notes";
import { useCompared } from "./use-compared";

type Props = {
  list: CandidateList;
  changes: TierChanges;
  onChangeTier: CardActions["changeTier"];
  onDelete: CardActions["askToDelete"];
};

/** The candidates, what chooses among them, and the keys to go through them. */
export const CandidateSection = memo(function CandidateSection(props: Props) {
  const { list, changes, onChangeTier, onDelete } = props;
  const { candidates, missing, tier, query } = list;
  const { openCandidate, candidateId } = useEvidenceAddress();
  const { shortcuts } = usePreferences();
  const active = useActiveCard(candidates);
  useReturnToCard(candidateId, active.focus);
  const { ids, toggle, clear } = useCompared();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  const actions = useMemo<CardActions>(
    () => ({
      explain: ({ id }) => openCandidate(id),
      changeTier: onChangeTier,
      toggleCompared: toggle,
      askToDelete: onDelete,
    }),
    [openCandidate, onChangeTier, toggle, onDelete],
  );
  useReviewKeys({
    active,
    search,
    open: actions.explain,
    setTier: changes.setTier,
    toggleCompared: toggle,
    showKeys: () => setAreKeysShown(true),
  });

  return (
    <section aria-label="Candidates" className="flex flex-col gap-3">
      <CandidateToolbar list={list} searchRef={search} onShowKeys={() => setAreKeysShown(true)} />
      <ListNotes notes={listNotes(list)} />
      {candidates.length + missing > 0 ? (
        <CandidateGrid candidates={candidates} missing={missing} active={active}>
          {(card) => (
            <CandidateCard
              card={card}
              actions={actions}
              isSelected={ids.includes(card.id)}
              failure={changes.failures.get(card.id)}
              hasShortcuts={shortcuts}
            />
          )}
        </CandidateGrid>
      ) : (
        <NoCandidates tier={tier} query={query} />
      )}
      <CompareBar ids={ids} onClear={clear} />
      <ShortcutsDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
    </section>
  );
});

function ListNotes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return <p className="-mt-1 text-muted text-sm print:hidden">{notes.join(" ")}</p>;
}
