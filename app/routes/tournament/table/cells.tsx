import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { TierGlyph } from "#app/components/tier-badge.tsx";
import { cn } from "#app/lib/cn.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { shownName } from "#core/resumes/sort-candidates";
import type { TableTools } from "./columns";
import * as words from "./words";

export const Nothing = () => <span className="text-muted">—</span>;

type LinesProps = { first: ReactNode; second: string | undefined; after?: ReactNode; isCompact?: boolean };

/** A second line below the first; on the same line in compact rows. */
export function TwoLines({ first, second, after, isCompact }: LinesProps) {
  return (
    <span className={cn("flex min-w-0", isCompact ? "items-baseline gap-2" : "flex-col")}>
      {first}
      <span className="flex min-w-0 items-baseline gap-2">
        {second && (
          <span className="truncate text-muted text-xs" title={second}>
            {second}
          </span>
        )}
        {after}
      </span>
    </span>
  );
}

/** The tier in force, with the tier from the analysis if the recruiter changed it. */
export function TierCell({ card, tools }: { card: CandidateCardView; tools: TableTools | undefined }) {
  const { id, tier, aiTier, recruiterTier, status } = card;
  if (status !== "done") return <Nothing />;
  const failure = tools?.failures.get(id);
  const said = aiTier ?? "none";
  const content = (
    <>
      <TierGlyph tier={tier} />
      <span className={cn(recruiterTier && "font-semibold")}>{tier ?? words.notRanked}</span>
      {recruiterTier && (
        <span className="text-muted text-xs">
          {words.was} {said}
        </span>
      )}
      {failure && <CircleAlert className="size-4 text-danger" aria-hidden />}
    </>
  );
  const label = `${tier ? words.tierOf(tier) : words.notRanked}${recruiterTier ? words.yoursAiSaid(said) : ""}`;
  if (tools?.isReadOnly) return <span className="flex items-center gap-1.5">{content}</span>;
  return (
    <button
      type="button"
      tabIndex={tools?.tabIndexOf(id)}
      onClick={() => tools?.changeTier(card)}
      aria-label={words.changeTierOfOne(shownName(card), label)}
      title={failure ?? label}
      className="-mx-1.5 flex min-h-7 items-center gap-1.5 rounded-md px-1.5 hover:bg-sunken"
    >
      {content}
    </button>
  );
}
