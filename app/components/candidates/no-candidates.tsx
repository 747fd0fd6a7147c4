import { ButtonLink, EmptyState } from "#app/components/ui.ts";
import type { Tier } from "#core/analysis/scorecard";
import * as words from "./words";

type Props = {
  tier: Tier | null;
  query: string;
  /** Whether filters other than tier and search text are active. */
  isFiltered?: boolean;
};

export function NoCandidates({ tier, query, isFiltered = false }: Props) {
  const typed = query.trim();
  if (!typed && !isFiltered && tier) {
    return <EmptyState title={words.noResumesInTier(tier)} text={words.noResumesInTierYet(tier)} />;
  }
  return (
    <EmptyState
      title={words.noCandidatesMatch}
      text={typed ? words.noSearchMatches(typed, tier, isFiltered) : words.noFilterMatches(tier)}
      action={
        <ButtonLink to={{ search: "" }} preventScrollReset variant="secondary">
          {words.clearFilters}
        </ButtonLink>
      }
    />
  );
}
