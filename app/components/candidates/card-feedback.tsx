import { ThumbsDown, ThumbsUp } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import type { Feedback } from "#core/shares/share";
import * as words from "./words";

const VOTES = {
  up: { Icon: ThumbsUp, label: words.thumbsUp, color: "text-accent" },
  down: { Icon: ThumbsDown, label: words.thumbsDown, color: "text-danger" },
};

type Props = {
  feedback: Feedback[];
  /** Whether the background has the color of text, as in a tooltip. */
  isOnInk?: boolean;
  className?: string;
};

export function CardFeedback({ feedback, isOnInk = false, className }: Props) {
  if (feedback.length === 0) return null;
  return (
    <ul aria-label={words.whatOthersThink} className={cn("flex flex-col gap-1.5", className)}>
      {feedback.map(({ vote, comment, by, at }) => {
        const { Icon, label, color } = vote ? VOTES[vote] : { Icon: undefined, label: "", color: "" };
        return (
          <li key={by + at} className="flex min-w-0 gap-2">
            {Icon && <Icon className={cn("mt-0.5 size-3.5 shrink-0", !isOnInk && color)} aria-hidden />}
            <span className="min-w-0 break-words">
              <span className="font-medium">{by}</span>
              {label && <span className="sr-only">: {label}</span>}
              {comment && <span className={cn(!isOnInk && "text-muted")}> “{comment}”</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
