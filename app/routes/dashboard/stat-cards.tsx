import { Figure, Figures } from "#app/components/figures.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { creditsLeftWords } from "#app/lib/credit-words.ts";
import type { DashboardFigures } from "#app/lib/dashboard-figures.ts";
import * as words from "./words";

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
        label={words.activeTournaments}
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
        note={allowance === null ? words.inDraftOrProcessing(activeTournaments) : words.inDraftOrProcessing2}
      >
        {allowance !== null && (
          <>
            <Progress
              aria-label={words.activeTournaments2}
              value={Math.min(activeTournaments, allowance)}
              max={Math.max(allowance, 1)}
            />
            <p className="font-semibold text-sm">{creditsLeftWords({ creditsLeft, creditsUsed })}</p>
          </>
        )}
      </Figure>
      <Figure
        label={words.processedResumes}
        value={processedResumes.toLocaleString("en")}
        note={words.totalResumesProcessed}
      />
      <Figure
        label={words.topCandidates}
        value={
          <>
            {isTopEstimated && <span className="mr-1 font-normal text-muted text-xl">{words.about}</span>}
            {topCandidates.toLocaleString("en")}
          </>
        }
        note={words.tierACandidatesAcross}
      >
        {isTopEstimated && <p className="text-muted text-sm">{words.estimateWhileResumes}</p>}
      </Figure>
    </Figures>
  );
}
