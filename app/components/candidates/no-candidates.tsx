import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Tier } from "#core/analysis/scorecard";

/** Why none is shown of those there are. */
export function NoCandidates({ tier, query }: { tier: Tier | null; query: string }) {
  const words = query.trim();
  if (!words) {
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
      text={`Nobody${tier ? ` in Tier ${tier}` : ""} has “${words}” in the file name or the skills.`}
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
