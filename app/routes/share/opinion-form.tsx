import { useActionData, useFetcher } from "@remix-run/react";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { MAX_COMMENT_LENGTH, type Opinion } from "#core/shares/share";
import type { action } from "./route";
import * as words from "./words";

const VOTES = [
  {
    vote: "up",
    label: words.thumbsUp,
    Icon: ThumbsUp,
    chosen: "has-checked:border-accent has-checked:bg-accent-soft",
  },
  {
    vote: "down",
    label: words.thumbsDown,
    Icon: ThumbsDown,
    chosen: "has-checked:border-danger has-checked:bg-danger-soft",
  },
] as const;

/** A thumb and a comment on one candidate. Works as a plain form without JavaScript. */
export function OpinionForm({ resumeId, opinion }: { resumeId: string; opinion: Opinion }) {
  const fetcher = useFetcher<typeof action>();
  const id = useId();
  const [isChanged, setIsChanged] = useState(false);
  const isSaving = fetcher.state !== "idle";
  const posted = useActionData<typeof action>();
  const answer = fetcher.data ?? (posted?.resumeId === resumeId ? posted : undefined);
  const outcome = isChanged || isSaving ? undefined : answer;
  return (
    <fetcher.Form
      method="post"
      className="mt-4 flex flex-col gap-3 border-t pt-4 print:hidden"
      onChange={() => setIsChanged(true)}
      onSubmit={() => setIsChanged(false)}
    >
      <input type="hidden" name="resumeId" value={resumeId} />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mr-2 font-semibold text-sm max-sm:mb-2 sm:float-left">
          {words.whatDoYouThink}
        </legend>
        {VOTES.map(({ vote, label, Icon, chosen }) => (
          <label
            key={vote}
            className={cn(
              "inline-flex h-10 cursor-pointer items-center gap-2 rounded-md border border-control px-3 text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
              chosen,
            )}
          >
            <input
              type="radio"
              name="vote"
              value={vote}
              defaultChecked={opinion.vote === vote}
              className="sr-only"
            />
            <Icon className="size-4" aria-hidden />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm">
          {words.comment} <span className="text-muted">{words.recruiterReadsIt}</span>
        </label>
        <textarea
          id={id}
          name="comment"
          rows={2}
          maxLength={MAX_COMMENT_LENGTH}
          defaultValue={opinion.comment}
          className="w-full rounded-md border border-control bg-surface px-3 py-2 text-sm"
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" size="sm" disabled={isSaving}>
          {isSaving ? words.sending : words.send}
        </Button>
        <p role="status" className={cn("text-sm", outcome?.error ? "text-danger" : "text-muted")}>
          {outcome && (outcome.error ?? words.sent)}
        </p>
      </div>
    </fetcher.Form>
  );
}
