import { useEffect, useRef } from "react";
import { count } from "#app/lib/format.ts";
import { toast } from "#app/lib/toast.ts";
import type { TournamentProgress } from "#core/events/tournament-event";
import { isProcessing } from "#core/tournaments/tournament";
import * as words from "./words";

/** The status nearly always follows the last resume immediately, so only a longer lag is announced. */
const LAG_MS = 800;

type Options = { isAdding: boolean; refresh(): Promise<void>; onCompleted(): void };

/**
 * Announces the end of a run to users who saw it running. `expectRun` marks a run as seen, because a small upload may
 * finish before its own response arrives, so that "processing" never shows.
 */
export function useStatusToasts(progress: TournamentProgress, options: Options): { expectRun(): void } {
  const { status, doneCount, resumeCount } = progress;
  const { isAdding, refresh, onCompleted } = options;
  const isRunSeen = useRef(false);
  const isLagging = status === "processing" && resumeCount > 0 && !isProcessing(progress) && !isAdding;

  useEffect(() => {
    if (status === "processing") isRunSeen.current = true;
    if (status === "processing" || isAdding || !isRunSeen.current) return;
    isRunSeen.current = false;
    if (status === "completed") {
      toast({ title: words.complete, description: words.completeText(count(doneCount, "resume")) });
      onCompleted();
    }
    if (status === "error") {
      toast({ variant: "error", title: words.processingError, description: words.processingErrorText });
    }
  }, [status, doneCount, isAdding, onCompleted]);

  useEffect(() => {
    if (!isLagging) return;
    const timer = setTimeout(() => {
      const description = words.processingCompleteText(resumeCount, count(resumeCount, "resume"));
      toast({ title: words.processingComplete, description });
      refresh();
    }, LAG_MS);
    return () => clearTimeout(timer);
  }, [isLagging, resumeCount, refresh]);

  return {
    expectRun: () => {
      isRunSeen.current = true;
    },
  };
}
