import { shownFileName } from "#core/resumes/hide-candidate";
import { candidateName } from "#core/resumes/resume";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";

/** "person": asked for a person when applying, and nobody has set a tier. Others: an open request by the link. */
export type WaitingFor = "person" | "review" | "statement";

export type Waiting = {
  resumeId: string;
  fileName: string;
  recruiterTier: string | null;
  isBlind: boolean;
  waitsFor: WaitingFor;
  since: Date;
};

type Deps = OwnTournamentDeps & {
  candidatePages: {
    /** Longest waiting first. */
    listWaiting(tournamentId: string): Promise<Waiting[]>;
  };
};

/** Candidates of a tournament who wait for a person, and since when. */
export async function listWaiting(
  deps: Deps,
  { userId, tournamentId }: { userId: string; tournamentId: string },
) {
  const { id, name } = await requireOwnTournament(deps, userId, tournamentId);
  const waiting = await deps.candidatePages.listWaiting(tournamentId);
  return {
    tournament: { id, name },
    waiting: waiting.map(({ resumeId, waitsFor, since, ...row }) => ({
      id: `${resumeId} ${waitsFor} ${since.getTime()}`,
      resumeId,
      name: candidateName(shownFileName({ id: resumeId, ...row })),
      waitsFor,
      since: since.toISOString(),
    })),
  };
}
