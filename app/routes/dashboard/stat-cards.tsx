import { Figure, Figures } from "#app/components/figures.tsx";
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
    <Figures columns="sm:grid-cols-3">
      <Figure
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
            <p className="font-semibold text-sm">{creditsLeftWords({ creditsLeft, creditsUsed })}</p>
          </>
        )}
      </Figure>
      <Figure
        label="Processed Resumes"
        value={processedResumes.toLocaleString("en")}
        note="Total resumes processed"
      />
      <Figure
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
      </Figure>
    </Figures>
  );
}
