import type { ResumeDeletion } from "./delete-resume";
import type { TournamentDeletion } from "./delete-tournament";

/** Limits the work of one run; the next hourly run continues. */
const MAX_TOURNAMENTS = 200;
const MAX_RESUMES = 500;

type Deps = {
  now(): Date;
  retention: {
    /** Tournaments older than their account's retention whose resumes are all older too. */
    listOverdueTournaments(options: {
      now: Date;
      limit: number;
    }): Promise<{ userId: string; tournamentId: string }[]>;
    /** Resumes past their account's retention, in tournaments that are kept. */
    listOverdueResumes(options: {
      now: Date;
      limit: number;
    }): Promise<{ userId: string; resumeId: string }[]>;
  };
  deleteTournament(target: TournamentDeletion): Promise<void>;
  deleteResume(target: ResumeDeletion): Promise<void>;
};

/**
 * Deletes everything past its account's retention, in the name of the system. Samples stay: they hold nobody's data.
 */
export async function applyRetention(deps: Deps): Promise<{ tournaments: number; resumes: number }> {
  const now = deps.now();
  const actor = { kind: "system" } as const;
  const tournaments = await deps.retention.listOverdueTournaments({ now, limit: MAX_TOURNAMENTS });
  for (const target of tournaments) await deps.deleteTournament({ ...target, actor });
  const resumes = await deps.retention.listOverdueResumes({ now, limit: MAX_RESUMES });
  for (const target of resumes) await deps.deleteResume({ ...target, actor });
  return { tournaments: tournaments.length, resumes: resumes.length };
}
