import { CLAIM_SECONDS } from "#core/resumes/process-resume";

type Deps = {
  now(): Date;
  /** What a deletion left behind; undefined when all of it is removed. */
  findFileDeletion(deletionId: string): Promise<{ prefix: string; createdAt: Date } | undefined>;
  removeFiles(prefix: string): Promise<void>;
  markFilesRemoved(deletionId: string): Promise<void>;
  deleteFileDeletion(deletionId: string): Promise<void>;
};

/** Whoever held a resume when it was deleted has ended by then, and with it the last who might write a file. */
export const SETTLED_AFTER_MS = (CLAIM_SECONDS + 20) * 1000;

/** Removes the files of a deletion. They are looked for twice: at once, and when nobody can write any more. */
export async function removeFiles(deps: Deps, deletionId: string): Promise<void> {
  const deletion = await deps.findFileDeletion(deletionId);
  if (!deletion) return;
  const isSettled = deps.now().getTime() - deletion.createdAt.getTime() >= SETTLED_AFTER_MS;
  await deps.removeFiles(deletion.prefix);
  if (isSettled) await deps.deleteFileDeletion(deletionId);
  else await deps.markFilesRemoved(deletionId);
}
