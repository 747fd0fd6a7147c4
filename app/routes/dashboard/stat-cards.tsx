import type { ReactNode } from "react";
import { Progress } from "#app/components/ui/progress.tsx";
import type { DashboardFigures } from "#app/lib/dashboard-figures.ts";

type Props = { figures: DashboardFigures; allowance: number | null };

export function StatCards({ figures, allowance }: Props) {
  const { activeTournaments, processedResumes, topCandidates, isTopEstimated } = figures;
  return (
    <dl className="grid overflow-hidden rounded-lg border bg-surface shadow-raised sm:grid-cols-3 sm:divide-x">
      <Stat
        label="Active Tournaments"
        value={
          allowance === null ? (
            "Unlimited"
          ) : (
            <>
              {activeTournaments.toLocaleString("en")}
              <span className="text-muted">/{allowance.toLocaleString("en")}</span>
            </>
          )
        }
        note={allowance === null ? `${activeTournaments} in draft or processing` : "In draft or processing"}
      >
        {allowance !== null && (
          <Progress
            aria-label="Active tournaments"
            value={Math.min(activeTournaments, allowance)}
            max={Math.max(allowance, 1)}
          />
        )}
      </Stat>
      <Stat
        label="Processed Resumes"
        value={processedResumes.toLocaleString("en")}
        note="Total resumes processed"
      />
      <Stat
        label="Top Candidates"
        value={
          <>
            {isTopEstimated && <span className="mr-1 font-normal text-muted text-xl">about</span>}
            {topCandidates.toLocaleString("en")}
          </>
        }
        note="Tier A candidates across tournaments"
      >
        {isTopEstimated && <p className="text-muted text-sm">An estimate while resumes are being read</p>}
      </Stat>
    </dl>
  );
}

type StatProps = { label: string; value: ReactNode; note: string; children?: ReactNode };

function Stat({ label, value, note, children }: StatProps) {
  return (
    <div className="flex flex-col border-b p-5 last:border-b-0 sm:border-b-0">
      <dt className="font-medium text-sm">{label}</dt>
      <dd className="mt-2 font-semibold text-3xl tracking-tight">{value}</dd>
      <dd className="mt-auto flex flex-col gap-2 pt-3">
        {children}
        <p className="text-muted text-sm">{note}</p>
      </dd>
    </div>
  );
}
