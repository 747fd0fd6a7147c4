import { DomainError } from "#core/errors";
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
  /** In the name of the system, both refuse what is no longer overdue. */
  deleteTournament(target: TournamentDeletion): Promise<void>;
  deleteResume(target: ResumeDeletion): Promise<void>;
  logFailure(error: unknown): void;
};

/**
 * Deletes everything past its account's retention, in the name of the system. Samples stay: they hold nobody's data. A
 * failure is logged and stops nothing else; the next run tries again.
 */
export async function applyRetention(deps: Deps): Promise<{ tournaments: number; resumes: number }> {
  const now = deps.now();
  const actor = { kind: "system" } as const;
  const tournaments = await deps.retention.listOverdueTournaments({ now, limit: MAX_TOURNAMENTS });
  const deleted = { tournaments: 0, resumes: 0 };
  for (const target of tournaments) {
    if (await isDone(deps, () => deps.deleteTournament({ ...target, actor }))) deleted.tournaments += 1;
  }
  const resumes = await deps.retention.listOverdueResumes({ now, limit: MAX_RESUMES });
  for (const target of resumes) {
    if (await isDone(deps, () => deps.deleteResume({ ...target, actor }))) deleted.resumes += 1;
  }
  return deleted;
}

async function isDone(deps: Deps, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    // Deleted, held or no longer overdue since it was listed.
    if (!(error instanceof DomainError)) deps.logFailure(error);
    return false;
  }
}
