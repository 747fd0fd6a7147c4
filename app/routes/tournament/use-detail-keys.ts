import { useHotkeys } from "react-hotkeys-hook";
import type { Neighbors } from "#app/components/evidence/use-neighbors.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import { tiers } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { TierChanges } from "./use-tier-changes";

type Options = {
  card: CandidateCardView | undefined;
  neighbors: Neighbors;
  onStep(id: string): void;
  onSetTier: TierChanges["setTier"];
};

/**
 * Binds j and k to the next and previous candidate and 1 to 4 to the tiers. Returns whether single-key shortcuts are
 * enabled.
 */
export function useDetailKeys({ card, neighbors: { previous, next }, onStep, onSetTier }: Options): boolean {
  const { shortcuts } = usePreferences();
  const options = { enabled: shortcuts && card !== undefined, useKey: true };
  useHotkeys("j", () => next && onStep(next), options);
  useHotkeys("k", () => previous && onStep(previous), options);
  useHotkeys(
    "1,2,3,4",
    ({ key }) => {
      const tier = tiers[Number(key) - 1];
      if (tier && card) onSetTier(card, tier);
    },
    options,
  );
  return shortcuts;
}
