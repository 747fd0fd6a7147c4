import { Check } from "lucide-react";
import { Figure, Figures } from "#app/components/figures.tsx";
import { ButtonLink, Progress } from "#app/components/ui.ts";
import { creditsLeftWords } from "#app/lib/credit-words.ts";
import type { DashboardFigures } from "#app/lib/dashboard-figures.ts";
import { count } from "#app/lib/format.ts";
import { type Plan, ZIP_FEATURE } from "#core/billing/plan";
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
            words.unlimited
          ) : (
            <>
              {activeTournaments.toLocaleString("en")}
              <span className="text-muted">/{allowance.toLocaleString("en")}</span>
            </>
          )
        }
        note={
          allowance === null ? words.countInDraftOrProcessing(activeTournaments) : words.inDraftOrProcessing
        }
      >
        {allowance !== null && (
          <>
            <Progress
              aria-label={words.activeTournamentsProgress}
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
            {isTopEstimated && (
              <span className="mr-1 font-normal text-muted text-xl">{words.approximately}</span>
            )}
            {topCandidates.toLocaleString("en")}
          </>
        }
        note={words.topCandidatesHint}
      >
        {isTopEstimated && <p className="text-muted text-sm">{words.topCandidatesEstimate}</p>}
      </Figure>
    </Figures>
  );
}

type CreditsCardProps = {
  plan: Plan;
  /** Resumes per tournament with unlimited access; null otherwise. */
  maxResumes: number | null;
};

export function CreditsCard({ plan, maxResumes }: CreditsCardProps) {
  const benefits =
    maxResumes === null
      ? plan.features
      : [words.unlimitedTournaments, words.upToPerTournament(count(maxResumes, "resume")), ZIP_FEATURE];
  return (
    <section
      aria-labelledby="credits"
      className="flex flex-col gap-4 rounded-lg border bg-surface p-5 shadow-raised"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="credits" className="font-medium text-sm tracking-normal">
            {words.activeCredits}
          </h2>
          <p className="mt-1 font-semibold text-xl tracking-tight">
            {plan.name}
            {maxResumes !== null && words.withUnlimitedAccess}
          </p>
        </div>
        <ButtonLink to="/subscription/manage" variant="secondary" size="sm">
          {words.manageCredits}
        </ButtonLink>
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
