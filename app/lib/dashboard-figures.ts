import type { TournamentTotals } from "#core/tournaments/tournament-list";

/** Estimated share of Tier A among resumes that are not analyzed yet. */
const EXPECTED_TOP_SHARE = 0.2;

export type DashboardFigures = {
  activeTournaments: number;
  processedResumes: number;
  topCandidates: number;
  /** True while resumes are pending, so that the number of top candidates is partly an estimate. */
  isTopEstimated: boolean;
};

export function dashboardFigures(totals: TournamentTotals): DashboardFigures {
  const expected = totals.waiting.map((resumes) => Math.round(resumes * EXPECTED_TOP_SHARE));
  return {
    activeTournaments: totals.activeCount,
    processedResumes: totals.processedCount,
    topCandidates: expected.reduce((sum, tops) => sum + tops, totals.topCount),
    isTopEstimated: totals.waiting.length > 0,
  };
}
