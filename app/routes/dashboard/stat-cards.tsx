import type { ReactNode } from "react";
import type { DashboardFigures } from "#app/lib/dashboard-figures.ts";

export function StatCards({ figures }: { figures: DashboardFigures }) {
  return (
    <dl className="grid overflow-hidden rounded-lg border bg-surface shadow-raised sm:grid-cols-3 sm:divide-x">
      <Stat label="Active Tournaments" value={figures.activeTournaments}>
        In draft or processing
      </Stat>
      <Stat label="Processed Resumes" value={figures.processedResumes}>
        Total resumes processed
      </Stat>
      <Stat label="Top Candidates" value={figures.topCandidates}>
        Tier A candidates across tournaments
        {figures.isTopEstimated && " (an estimate while resumes are being read)"}
      </Stat>
    </dl>
  );
}

function Stat({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b px-5 py-4 last:border-b-0 sm:block sm:border-b-0">
      <dt className="font-medium text-sm">{label}</dt>
      <dd className="row-span-2 font-semibold text-3xl tracking-tight sm:mt-1">
        {value.toLocaleString("en")}
      </dd>
      <dd className="text-muted text-sm">{children}</dd>
    </div>
  );
}
