import { MessageSquare, ThumbsDown, ThumbsUp } from "lucide-react";
import { CardFeedback } from "#app/components/candidates/card-feedback.tsx";
import { Tooltip } from "#app/components/ui/tooltip.tsx";
import type { Feedback } from "#core/shares/share";
import * as words from "./words";

const KINDS = [
  { vote: "up", Icon: ThumbsUp, one: "thumb up", many: "thumbs up", color: "text-accent" },
  { vote: "down", Icon: ThumbsDown, one: "thumb down", many: "thumbs down", color: "text-danger" },
  { vote: null, Icon: MessageSquare, one: "comment", many: "comments", color: "text-muted" },
] as const;

type Props = { feedback: Feedback[]; name: string; tabIndex: number | undefined; onOpen(): void };

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
