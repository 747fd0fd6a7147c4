import type { TournamentTotals } from "#core/tournaments/tournament-list";

/** Of resumes that are not analysed yet, this share is expected in Tier A. */
const EXPECTED_TOP_SHARE = 0.2;

export type DashboardFigures = {
  activeTournaments: number;
  processedResumes: number;
  topCandidates: number;
  /** Some resumes are still to be read, so the top candidates are in part an estimate. */
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
