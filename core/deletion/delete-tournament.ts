import type { Actor } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { type Job, removeFilesJob } from "#core/jobs/job";
import { type HoldDeps, requireNoHold } from "./require-no-hold";

export type TournamentDeletion = { userId: string; tournamentId: string; actor: Actor };

type Deps = HoldDeps & {
  now(): Date;
  /**
   * Deletes its rows and the mails that name it, and records its files for removal, in one transaction. False if the
   * user has no such tournament.
   */
  deletions: { deleteTournament(target: TournamentDeletion, now: Date): Promise<boolean> };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
};

/** Permanently deletes a tournament. Queued jobs for it find no rows and end. */
export async function deleteTournament(deps: Deps, target: TournamentDeletion): Promise<void> {
  await requireNoHold(deps, target.userId);
  const isDeleted = await deps.deletions.deleteTournament(target, deps.now());
  if (!isDeleted) throw new DomainError("tournament_not_found");
  // The rows are deleted; if this message is lost, the sweeper finds the files.
  await deps.jobs.enqueue([removeFilesJob(target.tournamentId)]).catch(() => {});
  await deps.progress.publish(target.tournamentId, []);
}
