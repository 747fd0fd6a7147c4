import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Tier } from "#core/analysis/scorecard";

type Props = {
  tier: Tier | null;
  query: string;
  /** Whether filters other than tier and search text are active. */
  isFiltered?: boolean;
};

/** Explains why no candidates are shown although there are some. */
export function NoCandidates({ tier, query, isFiltered = false }: Props) {
  const words = query.trim();
  const where = tier ? ` in Tier ${tier}` : "";
  if (!words && !isFiltered) {
    return (
      <EmptyState
        title={`No resumes in Tier ${tier}`}
        text={`No resumes have been classified as Tier ${tier} yet.`}
      />
    );
  }
  return (
    <EmptyState
      title="No candidates match"
      text={
        words
          ? `Nobody${where} has “${words}” in the file name, the skills or the text of the resume${isFiltered ? " and meets all of the filters" : ""}.`
          : `Nobody${where} meets all of the filters.`
      }
      action={
        <Button asChild variant="secondary">
          <Link to={{ search: "" }} preventScrollReset>
            Clear filters
          </Link>
        </Button>
      }
    />
  );
}
