import type { Actor } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";

export type ResumeDeletion = { userId: string; resumeId: string; actor: Actor };

type Deps = {
  now(): Date;
  newId(): string;
  deletions: {
    /**
     * Removes the row and notes for removal, in one transaction, its files under its id, and the exports of its
     * tournament. The tournament it belonged to; undefined when the user has no such resume.
     */
    deleteResume(
      target: ResumeDeletion,
      note: { exportDeletionId: string; now: Date },
    ): Promise<{ tournamentId: string } | undefined>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
};

/** For good. Where it was the last unfinished one, its run ends. */
export async function deleteResume(deps: Deps, target: ResumeDeletion): Promise<void> {
  const note = { exportDeletionId: deps.newId(), now: deps.now() };
  const deleted = await deps.deletions.deleteResume(target, note);
  if (!deleted) throw new DomainError("resume_not_found");
  const deletionIds = [target.resumeId, note.exportDeletionId];
  // The row is gone; files whose message is lost are found by the sweeper.
  await deps.jobs
    .enqueue(deletionIds.map((deletionId): Job => ({ version: 1, type: "remove-files", deletionId })))
    .catch(() => {});
  await deps.progress.publish(deleted.tournamentId, [target.resumeId]);
  await deps.finishRun(deleted.tournamentId);
}
