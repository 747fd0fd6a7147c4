import { CircleCheck, CircleDashed } from "lucide-react";
import { useEffect, useState } from "react";
import { Progress } from "#app/components/ui/progress.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { cn } from "#app/lib/cn.ts";
import * as words from "../words";

const STEPS = [
  words.accountCreated,
  words.demoTournamentPrepared,
  words.sampleCandidatesLoaded,
  words.dashboardReady,
];
const MAX_PERCENT_BEFORE_DONE = 90;

type Props = { isRegistered: boolean; isReady: boolean; isStopped: boolean };

export function SetupProgress({ isRegistered, isReady, isStopped }: Props) {
  const simulated = useSimulatedPercent(!isReady && !isStopped);
  const doneSteps = isReady ? STEPS.length : isRegistered ? 1 : 0;

  return (
    <>
      <Progress className="mt-6" aria-label={words.accountSetup} value={isReady ? 100 : simulated} />
      <ol className="mt-6 flex flex-col gap-3">
        {STEPS.map((step, index) => {
          const isDone = index < doneSteps;
          const isCurrent = index === doneSteps && !isStopped;
          return (
            <li key={step} className={cn("flex items-center gap-3", !isDone && !isCurrent && "text-muted")}>
              {isDone ? (
                <CircleCheck className="size-5 text-accent" aria-hidden />
              ) : isCurrent ? (
                <Spinner className="size-5" />
              ) : (
                <CircleDashed className="size-5" aria-hidden />
              )}
              {step}
              <span className="sr-only">
                {isDone ? words.done : isCurrent ? words.inProgress : words.waiting}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** There is no real progress to measure, so the bar approaches its limit but never reaches it. */
function useSimulatedPercent(isRunning: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () =>
        setPercent((shown) =>
          Math.min(MAX_PERCENT_BEFORE_DONE, shown + Math.max(1, (MAX_PERCENT_BEFORE_DONE - shown) / 12)),
        ),
      500,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.round(percent);
}
