import { Progress } from "#app/components/ui/progress.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { progressPercent, type TournamentCounts } from "#core/tournaments/tournament";
import * as words from "../words";

/** Progress of reading the resumes. */
export function ReadingProgress({ progress }: { progress: TournamentCounts }) {
  const { resumeCount, doneCount, errorCount } = progress;
  const percent = progressPercent(progress);
  return (
    <section aria-labelledby="reading" className="rounded-lg border bg-surface p-5 shadow-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="reading" className="flex items-center gap-2 text-lg">
          <Spinner />
          {words.processing}
        </h2>
        <p className="text-muted text-sm tabular-nums">
          <span className="font-semibold text-ink">
            {words.readingProgressOf(
              (doneCount + errorCount).toLocaleString("en"),
              resumeCount.toLocaleString("en"),
            )}
          </span>{" "}
          {words.readingProgressResumes(percent)}
          {errorCount > 0 && words.couldNotBeRead(errorCount.toLocaleString("en"))}
        </p>
      </div>
      <Progress className="mt-3" aria-label={words.resumesProcessed} value={percent} />
      <span role="status" className="sr-only">
        {words.ofTheResumesProcessed(Math.floor(percent / 10) * 10)}
      </span>
    </section>
  );
}
