import { Progress } from "#app/components/ui/progress.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { progressPercent, type TournamentCounts } from "#core/tournaments/tournament";

/** Progress of reading the resumes. */
export function ReadingProgress({ progress }: { progress: TournamentCounts }) {
  const { resumeCount, doneCount, errorCount } = progress;
  const percent = progressPercent(progress);
  return (
    <section aria-labelledby="reading" className="rounded-lg border bg-surface p-5 shadow-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="reading" className="flex items-center gap-2 text-lg">
          <Spinner />
          Processing
        </h2>
        <p className="text-muted text-sm tabular-nums">
          <span className="font-semibold text-ink">
            {(doneCount + errorCount).toLocaleString("en")} of {resumeCount.toLocaleString("en")}
          </span>{" "}
          resumes ({percent}%)
          {errorCount > 0 && `, ${errorCount.toLocaleString("en")} could not be read`}
        </p>
      </div>
      <Progress className="mt-3" aria-label="Resumes processed" value={percent} />
      <span role="status" className="sr-only">
        {`${Math.floor(percent / 10) * 10}% of the resumes processed`}
      </span>
    </section>
  );
}
