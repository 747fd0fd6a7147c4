import { CLAIM_SECONDS } from "#core/resumes/process-resume";

type Deps = {
  now(): Date;
  deletions: {
    /** The files a deletion left behind; undefined once all are removed. */
    findFiles(deletionId: string): Promise<{ prefix: string; createdAt: Date } | undefined>;
    markFilesRemoved(deletionId: string): Promise<void>;
    settleFiles(deletionId: string): Promise<void>;
  };
  files: { removeAll(prefix: string): Promise<void> };
};

/** By then, any worker that was reading the resume when it was deleted has ended and can no longer write a file. */
export const SETTLED_AFTER_MS = (CLAIM_SECONDS + 20) * 1000;

/** Removes the files of a deletion, twice: immediately, and again once no worker can write any more. */
export async function removeFiles(deps: Deps, deletionId: string): Promise<void> {
  const deletion = await deps.deletions.findFiles(deletionId);
  if (!deletion) return;
  const isSettled = deps.now().getTime() - deletion.createdAt.getTime() >= SETTLED_AFTER_MS;
  await deps.files.removeAll(deletion.prefix);
  if (isSettled) await deps.deletions.settleFiles(deletionId);
  else await deps.deletions.markFilesRemoved(deletionId);
}
