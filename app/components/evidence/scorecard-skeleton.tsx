import { Skeleton } from "#app/components/ui/skeleton.tsx";
import * as words from "./words";

const ROWS = ["w-11/12", "w-4/5", "w-full", "w-3/4", "w-5/6", "w-full"];

export function ScorecardSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{words.loadingScorecard}</span>
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-14 w-full" />
      {ROWS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and no state.
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  );
}
