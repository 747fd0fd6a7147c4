import { bandStart, type Rankable, rankResumes } from "#core/analysis/rank-resumes";
import type { Tier } from "#core/analysis/scorecard";
import type { Page } from "#core/paging";
import { candidateName } from "#core/resumes/resume";
import type { TopCandidate, TournamentListRow } from "./tournament";

export type TournamentPage = Page<TournamentListRow>;

/** Of all of a user's what the figures of the dashboard are made of. But for the first two, without the sample. */
export type TournamentTotals = {
  tournamentCount: number;
  /** Null: there is none. */
  sampleId: string | null;
  /** Drafts, and those being read. */
  activeCount: number;
  processedCount: number;
  /** In Tier A. */
  topCount: number;
  /** How many resumes each unfinished tournament has yet to read. */
  waiting: number[];
};

/** One of those that stand first or near to it, with as much of its scorecard as the order needs. */
export type NearTop = Rankable & { tournamentId: string; fileName: string; tier: Tier };

/**
 * From which score on, as resume_entries has it (the tier in thousands, and the match), candidates of that
 * tier are near-equals of the one who has `topScore`.
 */
export function nearTopFrom(topScore: number): number {
  const percent = topScore % 1000;
  return topScore - percent + Math.max(0, bandStart(percent));
}

/** The first of each tournament, in the order of the tournament's own page. */
export function pickTopCandidates(nearTop: NearTop[]): Map<string, TopCandidate> {
  const byTournament = new Map<string, NearTop[]>();
  for (const candidate of nearTop) {
    const others = byTournament.get(candidate.tournamentId);
    if (others) others.push(candidate);
    else byTournament.set(candidate.tournamentId, [candidate]);
  }
  const tops = new Map<string, TopCandidate>();
  for (const [tournamentId, candidates] of byTournament) {
    const [top] = rankResumes(candidates);
    if (!top) continue;
    const { id, fileName, tier, matchPercent } = top;
    tops.set(tournamentId, { resumeId: id, name: candidateName(fileName), tier, matchPercent });
  }
  return tops;
}
