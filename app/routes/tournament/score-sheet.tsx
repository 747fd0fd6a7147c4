import { useRef } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { CandidateSheet } from "#app/components/evidence/candidate-sheet.tsx";
import type { DetailStore } from "#app/components/evidence/detail-store.ts";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { useNeighbors } from "#app/components/evidence/use-neighbors.ts";
import { useIsReadOnly } from "#app/components/read-only.tsx";
import { Button, TierGlyph } from "#app/components/ui.ts";
import { useLeaveWarning } from "#app/lib/use-leave-warning.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { focusNote, NoteForm } from "./note/note-form";
import type { TierChanges } from "./use-tier-changes";
import * as words from "./words";

const leavesCandidate = (from: { search: string }, to: { search: string }) =>
  new URLSearchParams(from.search).get("candidate") !== new URLSearchParams(to.search).get("candidate");

type Props = {
  candidates: CandidateCardView[];
  /** All candidates of the tournament: a link may lead to one that is not on screen. */
  cards: CandidateCardView[];
  details: DetailStore;
  changes: TierChanges;
  onChanged(resume: ResumeView): void;
};

export function ScoreSheet({ candidates, cards, details, changes, onChanged }: Props) {
  const { candidateId, stepTo } = useEvidenceAddress();
  const card = cards.find(({ id }) => id === candidateId);
  const neighbors = useNeighbors(candidates, candidateId);

  const unsaved = useRef<true | null>(null);
  useLeaveWarning(unsaved, words.unsavedNote, leavesCandidate);
  /** Asks here, before the step is taken; the browser's Back button is handled separately. */
  const unlessUnsaved = (leave: () => void) => {
    if (unsaved.current && !window.confirm(words.unsavedNote)) return;
    unsaved.current = null;
    leave();
  };
  const step = (id: string) => unlessUnsaved(() => stepTo(id));
  const isReadOnly = useIsReadOnly();

  const { shortcuts } = usePreferences();
  const keys = { enabled: shortcuts && card !== undefined, useKey: true };
  useHotkeys("j", () => neighbors.next && step(neighbors.next), keys);
  useHotkeys("k", () => neighbors.previous && step(neighbors.previous), keys);
  useHotkeys(
    "1,2,3,4",
    ({ key }) => {
      const tier = tiers[Number(key) - 1];
      if (tier && card) changes.setTier(card, tier);
    },
    keys,
  );

  return (
    <CandidateSheet
      {...{ candidates, cards, details }}
      onLeave={unlessUnsaved}
      {...(!isReadOnly && {
        onNote: focusNote,
        note: (resume: ResumeView) => <NoteForm resume={resume} unsaved={unsaved} onSaved={onChanged} />,
      })}
    >
      {(card) =>
        card.status === "done" &&
        !isReadOnly && (
          <TierButtons
            candidate={card}
            hasShortcuts={shortcuts}
            failure={changes.failures.get(card.id)}
            onSetTier={(tier) => changes.setTier(card, tier)}
          />
        )
      }
    </CandidateSheet>
  );
}

type TierButtonsProps = {
  candidate: CandidateCardView;
  hasShortcuts: boolean;
  failure: string | undefined;
  onSetTier(tier: Tier | null): void;
};

function TierButtons({ candidate: { recruiterTier }, hasShortcuts, failure, onSetTier }: TierButtonsProps) {
  const own = recruiterTier?.tier;
  return (
    <div className="flex flex-wrap items-center gap-2 max-lg:order-2">
      <fieldset className="flex items-center gap-1.5">
        <legend className="float-left mr-2 whitespace-nowrap text-muted text-xs">{words.changeTier}</legend>
        {tiers.map((tier, index) => (
          <Button
            key={tier}
            variant="secondary"
            size="sm"
            aria-pressed={own === tier}
            aria-label={words.tierOf(tier)}
            aria-keyshortcuts={hasShortcuts ? `${index + 1}` : undefined}
            title={hasShortcuts ? words.tierWithShortcut(tier, index + 1) : words.tierOf(tier)}
            className="px-2.5"
            onClick={() => onSetTier(tier)}
          >
            <TierGlyph tier={tier} />
            {tier}
          </Button>
        ))}
      </fieldset>
      {own && (
        <Button
          variant="link"
          size="inline"
          // In front of the tiers, which keep to the right edge, it does not move them from under the pointer.
          className="lg:-order-1 lg:mr-3"
          onClick={() => onSetTier(null)}
        >
          {words.removeMyTier}
        </Button>
      )}
      {failure && (
        <p role="alert" className="basis-full text-danger text-sm">
          {failure}
        </p>
      )}
    </div>
  );
}
