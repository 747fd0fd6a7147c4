import { CircleAlert, MessageSquare, ThumbsDown, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { CardFeedback } from "#app/components/candidates/card-feedback.tsx";
import { useVersions } from "#app/components/candidates/card-versions.tsx";
import { TierGlyph, Tooltip } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { shownName } from "#core/resumes/sort-candidates";
import type { Feedback } from "#core/shares/share";
import type { TableTools } from "./columns";
import * as words from "./words";

export const Nothing = () => <span className="text-muted">—</span>;

type LinesProps = { first: ReactNode; second: string | undefined; after?: ReactNode; isCompact: boolean };

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

/** Why there is no result, in place of cells that would be empty. */
export function NoResult({ reason, isCompact }: { reason: string; isCompact: boolean }) {
  return (
    <span
      title={reason}
      className={cn(
        "break-words text-muted text-xs print:line-clamp-none",
        isCompact ? "line-clamp-1" : "line-clamp-2",
      )}
    >
      {reason}
    </span>
  );
}

export function TierCell({ card, tools }: { card: CandidateCardView; tools: TableTools }) {
  const { id, tier, aiTier, recruiterTier, status } = card;
  if (status !== "done") return <Nothing />;
  const failure = tools.failures.get(id);
  const said = aiTier ?? "none";
  const content = (
    <>
      <TierGlyph tier={tier} />
      <span className={cn(recruiterTier && "font-semibold")}>{tier ?? words.notRanked}</span>
      {recruiterTier && tier !== aiTier && <span className="text-muted text-xs">{words.was(said)}</span>}
      {failure && <CircleAlert className="size-4 text-danger" aria-hidden />}
    </>
  );
  const label = `${tier ? words.tierOf(tier) : words.notRanked}${recruiterTier ? words.yourTierAiSaid(tier === aiTier ? words.theSame : said) : ""}`;
  if (tools.isReadOnly) return <span className="flex items-center gap-1.5">{content}</span>;
  return (
    <button
      type="button"
      tabIndex={tools.tabIndexOf(id)}
      onClick={() => tools.changeTier(card)}
      aria-label={words.changeTierOfOne(shownName(card), label)}
      title={failure ?? label}
      className="-mx-1.5 flex min-h-7 items-center gap-1.5 rounded-md px-1.5 hover:bg-sunken"
    >
      {content}
    </button>
  );
}

const KINDS = [
  { vote: "up", Icon: ThumbsUp, one: "thumb up", many: "thumbs up", color: "text-accent" },
  { vote: "down", Icon: ThumbsDown, one: "thumb down", many: "thumbs down", color: "text-danger" },
  { vote: null, Icon: MessageSquare, one: "comment", many: "comments", color: "text-muted" },
] as const;

type Props = { feedback: Feedback[]; name: string; tabIndex: number; onOpen(): void };

/** What people with a link think, next to the tier: how many thumbs, and on hover or focus who said what. */
export function OpinionMarks({ feedback, name, tabIndex, onOpen }: Props) {
  if (feedback.length === 0) return null;
  const counted = KINDS.map((kind) => ({
    ...kind,
    count: feedback.filter(({ vote }) => vote === kind.vote).length,
  })).filter(({ count }) => count > 0);
  const opinions = counted.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`).join(", ");
  return (
    <Tooltip text={<CardFeedback feedback={feedback} isOnInk />}>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={onOpen}
        aria-label={words.opinionsOn(name, opinions)}
        className="-my-1 flex min-h-7 items-center gap-1.5 rounded-md px-1 text-xs tabular-nums hover:bg-sunken"
      >
        {counted.map(({ Icon, one, color, count }) => (
          <span key={one} className="flex items-center gap-0.5">
            <Icon className={`size-3.5 ${color}`} aria-hidden />
            {count > 1 && count}
          </span>
        ))}
      </button>
    </Tooltip>
  );
}

type VersionMarkProps = { id: string; name: string; tabIndex: number; open(id: string): void };

export function VersionMark({ id, name, tabIndex, open }: VersionMarkProps) {
  const versions = useVersions(id);
  if (!versions) return null;
  const { count, which, openOther, otherId } = versions;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={() => otherId && open(otherId)}
      title={`${which}: ${openOther}`}
      aria-label={`${name}: ${which}. ${openOther}`}
      className="shrink-0 whitespace-nowrap rounded text-muted text-xs underline decoration-dotted underline-offset-2 hover:text-accent"
    >
      {words.versions(count)}
    </button>
  );
}
