import { memo, useCallback, useMemo, useRef, useState } from "react";
import { CandidateGrid } from "#app/components/candidates/candidate-grid.tsx";
import { NoCandidates } from "#app/components/candidates/no-candidates.tsx";
import { useActiveCard } from "#app/components/candidates/use-active-card.ts";
import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { useReturnToCard } from "#app/components/candidates/use-return-to-card.ts";
import type { DetailStore } from "#app/components/evidence/detail-store.ts";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { OwnerOnly, useIsReadOnly } from "#app/components/read-only.tsx";
import { cn } from "#app/lib/cn.ts";
import { useIsWide } from "#app/lib/use-is-wide.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import type { Criterion } from "#core/analysis/rubric";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { hasFilters } from "#core/resumes/candidate-query.schema";
import { ranksOf } from "#core/resumes/rank-candidates";
import { mustHavesOf } from "#core/resumes/select-candidates";
import { shownName } from "#core/resumes/sort-candidates";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { FilterBar } from "../filters/filter-bar";
import { useAddress } from "../filters/use-address";
import { ShortcutsDialog } from "../keys/shortcuts-dialog";
import { useReviewKeys } from "../keys/use-review-keys";
import { CandidateTable } from "../table/candidate-table";
import { SelectionBar } from "../table/selection-bar";
import { useBulkChange } from "../table/use-bulk-change";
import { useSelection } from "../table/use-selection";
import type { TierChanges } from "../use-tier-changes";
import { CandidateCard, type CardActions } from "./candidate-card";
import { CandidateToolbar } from "./candidate-toolbar";
import { CardMenu } from "./card-menu";
import { CompareBar } from "./compare-bar";
import { listNotes } from "./list-notes";
import { useCompared } from "./use-compared";
import * as words from "./words";

/** From this number of candidates on, the default view is the table. */
const TABLE_FROM = 20;

type Props = {
  tournament: TournamentDetail;
  refresh(): Promise<void>;
  list: CandidateList;
  /** All candidates of the tournament, best first; only the first ones until the rest have loaded. */
  ranked: CandidateCardView[];
  criteria: Criterion[];
  details: DetailStore;
  changes: TierChanges;
  onChangeTier: CardActions["changeTier"];
  onDelete: CardActions["askToDelete"];
};

export const CandidateSection = memo(function CandidateSection(props: Props) {
  const { tournament, refresh, list, ranked, criteria, details, changes, onChangeTier, onDelete } = props;
  const { candidates, missing, tier, query } = list;
  const isEmpty = candidates.length + missing === 0;
  const musts = useMemo(() => mustHavesOf({ criteria }), [criteria]);
  const { openCandidate, candidateId } = useEvidenceAddress();
  const { shortcuts, candidateView } = usePreferences();
  const isReadOnly = useIsReadOnly();
  const notes = listNotes(list);
  const total = list.counts?.resumeCount ?? ranked.length;
  const wanted = candidateView === "auto" ? (total >= TABLE_FROM ? "table" : "cards") : candidateView;
  const isWide = useIsWide();
  // Until the width of the window is known, both are rendered, and the style sheet shows one.
  const hasTable = wanted === "table" && isWide !== false;
  const hasCards = wanted === "cards" || isWide !== true;
  const active = useActiveCard(candidates);
  useReturnToCard(candidateId, active.focus);
  const { ids, toggle, clear } = useCompared();
  const selection = useSelection(candidates);
  const many = useBulkChange({ selection, shownCount: candidates.length, refresh });
  const change = useAddress();
  const sortBy = useCallback((sort: string) => change({ sort: sort === "best" ? null : sort }), [change]);
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
  const tools = useMemo(
    () => ({
      ranks: ranksOf(ranked),
      musts,
      details,
      failures: changes.failures,
      isReadOnly,
      open: openCandidate,
      changeTier: onChangeTier,
    }),
    [ranked, musts, details, changes.failures, isReadOnly, openCandidate, onChangeTier],
  );
  useReviewKeys({
    active,
    search,
    open: actions.explain,
    setTier: changes.setTier,
    toggleCompared: hasTable ? selection.toggle : toggle,
    showKeys: () => setAreKeysShown(true),
  });

  return (
    <section aria-label={words.candidates} className="flex flex-col gap-3">
      <CandidateToolbar
        list={list}
        view={wanted}
        searchRef={search}
        onSort={sortBy}
        onShowKeys={() => setAreKeysShown(true)}
      />
      <FilterBar {...{ tournament, list, criteria, refresh }} cards={ranked} />
      {notes.length > 0 && <p className="-mt-1 text-muted text-sm print:hidden">{notes.join(" ")}</p>}
      {isEmpty && (
        <NoCandidates tier={tier} query={query} isFiltered={hasFilters({ ...list.asked, q: "" })} />
      )}
      {!isEmpty && hasTable && (
        <div className={cn(isWide === undefined && "max-md:hidden")}>
          <CandidateTable
            list={list}
            active={active}
            selection={selection}
            tools={tools}
            isAlone={!hasCards}
            onSort={sortBy}
            menu={(card) => (
              <OwnerOnly>
                <CardMenu card={card} name={shownName(card)} onDelete={() => onDelete(card)} />
              </OwnerOnly>
            )}
          />
        </div>
      )}
      {!isEmpty && hasCards && (
        <div className={cn(wanted === "table" && isWide === undefined && "md:hidden")}>
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
        </div>
      )}
      {hasTable ? (
        <SelectionBar selection={selection} many={many} />
      ) : (
        <CompareBar ids={ids} onClear={clear} />
      )}
      <ShortcutsDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
    </section>
  );
});
