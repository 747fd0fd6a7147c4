import { ThumbsDown, ThumbsUp } from "lucide-react";
import type { Feedback } from "#core/shares/share";

const VOTES = {
  up: { Icon: ThumbsUp, words: "Thumbs up", color: "text-accent" },
  down: { Icon: ThumbsDown, words: "Thumbs down", color: "text-danger" },
};

type Props = { feedback: Feedback[]; isBrief?: boolean };

/** Opinions left through a share link. `isBrief` shows only the thumbs, with the comments in tooltips. */
export function CardFeedback({ feedback, isBrief = false }: Props) {
  if (feedback.length === 0) return null;
  return (
    <ul
      aria-label="What others think"
      className={isBrief ? "flex gap-1.5" : "mt-2 flex flex-col gap-1.5 text-sm"}
    >
      {feedback.map(({ vote, comment, by, at }) => {
        const { Icon, words, color } = vote ? VOTES[vote] : { Icon: undefined, words: "", color: "" };
        return (
          <li key={by + at} className="flex min-w-0 gap-2" title={isBrief ? `${by}: ${comment}` : undefined}>
            {Icon && <Icon className={`mt-0.5 size-3.5 shrink-0 ${color}`} aria-hidden />}
            <span className={isBrief ? "sr-only" : "min-w-0 break-words"}>
              <span className="font-medium">{by}</span>
              {words && <span className="sr-only">: {words}</span>}
              {comment && <span className="text-muted"> “{comment}”</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
