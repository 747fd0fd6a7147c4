import type { Actor } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

export type TournamentDeletion = { userId: string; tournamentId: string; actor: Actor };

type Deps = {
  now(): Date;
  /**
   * Removes its rows and the mails that name it, and notes its files for removal under its id, in one
   * transaction. False when the user has no such tournament.
   */
  deletions: { deleteTournament(target: TournamentDeletion, now: Date): Promise<boolean> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** For good. What is queued for it finds no rows and ends. */
export async function deleteTournament(deps: Deps, target: TournamentDeletion): Promise<void> {
  const isDeleted = await deps.deletions.deleteTournament(target, deps.now());
  if (!isDeleted) throw new DomainError("tournament_not_found");
  // The rows are gone; files whose message is lost are found by the sweeper.
  await deps.jobs
    .enqueue([{ version: 1, type: "remove-files", deletionId: target.tournamentId }])
    .catch(() => {});
  await deps.progress.publish(target.tournamentId, []);
}
