import { CLAIM_SECONDS } from "#core/resumes/process-resume";

type Deps = {
  now(): Date;
  deletions: {
    /** What a deletion left behind; undefined when all of it is removed. */
    findFiles(deletionId: string): Promise<{ prefix: string; createdAt: Date } | undefined>;
    markFilesRemoved(deletionId: string): Promise<void>;
    settleFiles(deletionId: string): Promise<void>;
  };
  files: { removeAll(prefix: string): Promise<void> };
};

/** Whoever held a resume when it was deleted has ended by then, and with it the last who might write a file. */
export const SETTLED_AFTER_MS = (CLAIM_SECONDS + 20) * 1000;

/** Removes the files of a deletion. They are looked for twice: at once, and when nobody can write any more. */
export async function removeFiles(deps: Deps, deletionId: string): Promise<void> {
  const deletion = await deps.deletions.findFiles(deletionId);
  if (!deletion) return;
  const isSettled = deps.now().getTime() - deletion.createdAt.getTime() >= SETTLED_AFTER_MS;
  await deps.files.removeAll(deletion.prefix);
  if (isSettled) await deps.deletions.settleFiles(deletionId);
  else await deps.deletions.markFilesRemoved(deletionId);
}
