import type { ResumeDeletion } from "./delete-resume";
import type { TournamentDeletion } from "./delete-tournament";

/** At once; the next hour goes on from there. */
const MOST_TOURNAMENTS = 200;
const MOST_RESUMES = 500;

type Deps = {
  now(): Date;
  retention: {
    /** Whose resumes are all past their account's retention, and which are older than it themselves. */
    listOverdueTournaments(options: {
      now: Date;
      limit: number;
    }): Promise<{ userId: string; tournamentId: string }[]>;
    /** Past their account's retention, in tournaments that stay. */
    listOverdueResumes(options: {
      now: Date;
      limit: number;
    }): Promise<{ userId: string; resumeId: string }[]>;
  };
  deleteTournament(target: TournamentDeletion): Promise<void>;
  deleteResume(target: ResumeDeletion): Promise<void>;
};

/** Deletes what accounts no longer want kept, as its owner would, but in nobody's name. Samples stay: nobody's data is in them. */
export async function applyRetention(deps: Deps): Promise<{ tournaments: number; resumes: number }> {
  const now = deps.now();
  const actor = { kind: "system" } as const;
  const tournaments = await deps.retention.listOverdueTournaments({ now, limit: MOST_TOURNAMENTS });
  for (const target of tournaments) await deps.deleteTournament({ ...target, actor });
  const resumes = await deps.retention.listOverdueResumes({ now, limit: MOST_RESUMES });
  for (const target of resumes) await deps.deleteResume({ ...target, actor });
  return { tournaments: tournaments.length, resumes: resumes.length };
}
