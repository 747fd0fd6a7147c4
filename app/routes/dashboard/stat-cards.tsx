import type { ReactNode } from "react";
import { Progress } from "#app/components/ui/progress.tsx";
import { creditsLeftWords } from "#app/lib/credit-words.ts";
import type { DashboardFigures } from "#app/lib/dashboard-figures.ts";

type Props = {
  figures: DashboardFigures;
  allowance: number | null;
  creditsLeft: number;
  creditsUsed: number;
};

export function StatCards({ figures, allowance, creditsLeft, creditsUsed }: Props) {
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
          <>
            <Progress
              aria-label="Active tournaments"
              value={Math.min(activeTournaments, allowance)}
              max={Math.max(allowance, 1)}
            />
            <p className="text-sm">{creditsLeftWords({ creditsLeft, creditsUsed })}</p>
          </>
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
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-b px-5 py-4 last:border-b-0 sm:flex sm:flex-col sm:border-b-0 sm:py-5">
      <dt className="font-medium text-sm">{label}</dt>
      <dd className="row-span-2 self-center font-semibold text-2xl tracking-tight sm:mt-2 sm:self-start sm:text-3xl">
        {value}
      </dd>
      <dd className="col-start-1 row-start-2 flex flex-col gap-2 pt-1 sm:mt-auto sm:pt-3">
        {children}
        <p className="text-muted text-sm">{note}</p>
      </dd>
    </div>
  );
}
