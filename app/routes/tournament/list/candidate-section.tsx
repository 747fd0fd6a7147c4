import { useMemo, useRef, useState } from "react";
import { usePreferences } from "#app/lib/preferences.ts";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { useEvidenceAddress } from "../evidence/use-evidence-address";
import { ShortcutsDialog } from "../keys/shortcuts-dialog";
import { useReviewKeys } from "../keys/use-review-keys";
import { RubricContext } from "../rubric/rubric-context";
import type { TierChanges } from "../use-tier-changes";
import type { CardActions } from "./candidate-card";
import { CandidateGrid } from "./candidate-grid";
import { CandidateToolbar } from "./candidate-toolbar";
import { CompareBar } from "./compare-bar";
import { listNotes } from "./list-notes";
import { NoCandidates } from "./no-candidates";
import { useActiveCard } from "./use-active-card";
import type { CandidateList } from "./use-candidate-list";
import { useCompared } from "./use-compared";
import { useReturnToCard } from "./use-return-to-card";

type Props = {
  list: CandidateList;
  rubric: RubricDetail;
  changes: TierChanges;
  onChangeTier: CardActions["changeTier"];
  onDelete: CardActions["askToDelete"];
};

/** The candidates, what chooses among them, and the keys to go through them. */
export function CandidateSection({ list, rubric, changes, onChangeTier, onDelete }: Props) {
  const { candidates, tier, query } = list;
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
      {candidates.length > 0 ? (
        <RubricContext.Provider value={rubric}>
          <CandidateGrid
            candidates={candidates}
            active={active}
            selectedIds={ids}
            failures={changes.failures}
            actions={actions}
            hasShortcuts={shortcuts}
          />
        </RubricContext.Provider>
      ) : (
        <NoCandidates tier={tier} query={query} />
      )}
      <CompareBar ids={ids} onClear={clear} />
      <ShortcutsDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
    </section>
  );
}

function ListNotes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return <p className="-mt-1 text-muted text-sm print:hidden">{notes.join(" ")}</p>;
}
