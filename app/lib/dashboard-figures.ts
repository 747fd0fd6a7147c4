import type { TournamentFigures } from "#core/tournaments/tournament-list";

/** Of resumes that are not analysed yet, this share is expected in Tier A. */
const EXPECTED_TOP_SHARE = 0.2;

export type DashboardFigures = {
  activeTournaments: number;
  processedResumes: number;
  topCandidates: number;
  /** Some resumes are still to be read, so the top candidates are in part an estimate. */
  isTopEstimated: boolean;
};

/** The samples of a new account count in none of these. */
export function dashboardFigures(tournaments: TournamentFigures[]): DashboardFigures {
  const figures = { activeTournaments: 0, processedResumes: 0, topCandidates: 0, isTopEstimated: false };
  for (const tournament of tournaments) {
    if (tournament.isDemoTournament) continue;
    if (tournament.status === "processing" || tournament.status === "draft") figures.activeTournaments += 1;
    const waiting = tournament.resumeCount - tournament.doneCount - tournament.errorCount;
    figures.processedResumes += tournament.doneCount;
    figures.topCandidates += tournament.tierCounts.A + Math.round(waiting * EXPECTED_TOP_SHARE);
    if (waiting > 0) figures.isTopEstimated = true;
  }
  return figures;
}
