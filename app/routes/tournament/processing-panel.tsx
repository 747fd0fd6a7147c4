import { useState } from "react";
import { Progress, Spinner } from "#app/components/ui.ts";
import type { TournamentProgress } from "#core/events/tournament-event";
import { describeHeldUp, estimatedMinutes, progressPercent } from "#core/tournaments/tournament";
import * as words from "./words";

const BATCH_SIZE = 100;

export function ProcessingPanel({ progress }: { progress: TournamentProgress }) {
  const { resumeCount, doneCount, errorCount, heldUp } = progress;
  const finished = doneCount + errorCount;
  const percent = progressPercent(progress);
  const batches = Math.ceil(resumeCount / BATCH_SIZE);
  const [begin] = useState(() => ({ at: Date.now(), finished }));
  const minutes = estimatedMinutes(percent, {
    seconds: (Date.now() - begin.at) / 1000,
    finished: finished - begin.finished,
    left: resumeCount - finished,
  });

  return (
    <section aria-labelledby="processing-status" className="rounded-lg border bg-surface p-5 shadow-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="processing-status" className="flex items-center gap-2 text-lg">
          <Spinner />
          {words.processingStatus}
        </h2>
        <p className="text-muted text-sm">
          <span className="font-semibold text-ink">
            {finished.toLocaleString("en")}/{resumeCount.toLocaleString("en")}
          </span>{" "}
          {words.processed(percent, errorCount)}
        </p>
      </div>
      <Progress className="mt-3" aria-label={words.resumesProcessed} value={percent} />
      {heldUp && (
        <p className="mt-3 text-sm">
          {describeHeldUp(progress, heldUp)} {words.noResumeLost}
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-muted text-sm">
        <p>
          <span className="font-medium text-ink">{words.safeToClose}</span> {words.weEmailYou}
        </p>
        <p>
          {batches > 1 && words.batch(Math.min(Math.floor(finished / BATCH_SIZE) + 1, batches), batches)}
          {!heldUp && words.estimate(minutes, minutes === 1 ? "minute" : "minutes")}
        </p>
      </div>
      <span role="status" className="sr-only">
        {words.percentProcessed(Math.floor(percent / 10) * 10)}
      </span>
    </section>
  );
}
