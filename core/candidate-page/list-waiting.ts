import { codeName } from "#core/resumes/hide-candidate";
import { candidateName } from "#core/resumes/resume";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";

/** "person": asked for a person when applying, and nobody has set a tier. Others: an open request by the link. */
export type WaitingFor = "person" | "review" | "statement";

export type Waiting = {
  resumeId: string;
  fileName: string;
  /** The candidate's own, if the resume states it. */
  ownName: string | null;
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
    waiting: waiting.map(({ resumeId, waitsFor, since, ownName, ...row }) => ({
      id: `${resumeId} ${waitsFor} ${since.getTime()}`,
      resumeId,
      name: row.isBlind && !row.recruiterTier ? codeName(resumeId) : (ownName ?? candidateName(row.fileName)),
      waitsFor,
      since: since.toISOString(),
    })),
  };
}
