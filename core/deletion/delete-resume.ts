import type { Actor } from "#core/audit/audit-event";
import { found } from "#core/errors";
import { type Job, removeFilesJob } from "#core/jobs/job";
import { type HoldDeps, requireNoHold } from "./require-no-hold";

export type ResumeDeletion = { userId: string; resumeId: string; actor: Actor };

type Deps = HoldDeps & {
  now(): Date;
  newId(): string;
  deletions: {
    /**
     * Deletes the row and records its files and its tournament's exports for removal, in one transaction. Returns the
     * tournament it belonged to; undefined if the user has no such resume.
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

/** Permanently deletes a resume. If it was the last unfinished one, the run ends. */
export async function deleteResume(deps: Deps, target: ResumeDeletion): Promise<void> {
  await requireNoHold(deps, target.userId);
  const note = { exportDeletionId: deps.newId(), now: deps.now() };
  const deleted = found(await deps.deletions.deleteResume(target, note), "resume_not_found");
  const deletionIds = [target.resumeId, note.exportDeletionId];
  // The row is deleted; if this message is lost, the sweeper finds the files.
  await deps.jobs.enqueue(deletionIds.map(removeFilesJob)).catch(() => {});
  await deps.progress.publish(deleted.tournamentId, [target.resumeId]);
  await deps.finishRun(deleted.tournamentId);
}
