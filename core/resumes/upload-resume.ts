import { DomainError } from "#core/errors";
import { type Job, readJob, removeFilesJob } from "#core/jobs/job";
import type { ResumeStatus } from "./resume";

export type NewResume = {
  id: string;
  tournamentId: string;
  fileName: string;
  size: number;
  sha256: string;
  /** The candidate asked for a person: it is stored and never queued. */
  isHumanOnly: boolean;
  createdAt: Date;
};

type ResumeRef = { id: string; tournamentId: string };

type Deps = {
  now(): Date;
  newId(): string;
  sha256(bytes: Uint8Array): string;
  resumes: {
    findByContent(
      tournamentId: string,
      sha256: string,
    ): Promise<{ id: string; status: ResumeStatus } | undefined>;
    /** Whether the tournament has room for another resume; concurrent uploads may still fill it. */
    hasRoom(tournamentId: string): Promise<boolean>;
    /**
     * "duplicate": the same bytes are already in the tournament. "full": it has no room. "no_tournament": it has been
     * deleted.
     */
    insert(resume: NewResume): Promise<"inserted" | "duplicate" | "full" | "no_tournament">;
    /** Queues a failed resume to be read again, under its newest name; false if it is no longer failed. */
    reopen(resume: ResumeRef & { fileName: string }, now: Date): Promise<boolean>;
    /**
     * Leaves it to a person: a result and the text that was read are dropped, and a worker that is reading it can no
     * longer write. Returns the deletions of its files; undefined if it was left to a person before.
     */
    leaveToPerson(resume: ResumeRef, now: Date): Promise<string[] | undefined>;
  };
  files: {
    put(resume: ResumeRef, bytes: Uint8Array): Promise<void>;
    delete(resume: ResumeRef): Promise<void>;
  };
  jobs: { enqueue(jobs: Job[]): Promise<void> };
};

export type UploadedResume = {
  id: string;
  /** The same bytes were uploaded before, and nothing needs doing. */
  isDuplicate: boolean;
  /** Uploaded for the first time; false also for a file that is read again. */
  isNew: boolean;
  /** It was there, and has now been left to a person. */
  isLeftToPerson?: boolean;
};
/** Why a file was rejected, for the user. */
export type RefusedUpload = { refusal: string };

const notAdded = (fileName: string) =>
  `File "${fileName}" was not added. This tournament already has all the resumes its credit takes.`;

export type UploadInput = {
  tournamentId: string;
  fileName: string;
  bytes: Uint8Array;
  isDemo?: boolean;
  isHumanOnly?: boolean;
};

/**
 * Stores one uploaded file and queues it; the same bytes again only if they could not be read before. The file is
 * stored before the row and the row before the message, so that a crash in between leaves either nothing visible or a
 * pending row that the sweeper picks up. Uploading it again with `isHumanOnly` deletes the result it had. Throws
 * `tournament_not_found` if the tournament was deleted in the meantime.
 */
export async function uploadResume(deps: Deps, input: UploadInput): Promise<UploadedResume | RefusedUpload> {
  const { tournamentId, fileName, bytes, isDemo = false, isHumanOnly = false } = input;
  const sha256 = deps.sha256(bytes);
  const [existing, hasRoom] = await Promise.all([
    deps.resumes.findByContent(tournamentId, sha256),
    deps.resumes.hasRoom(tournamentId),
  ]);
  if (existing && isHumanOnly) return leaveToPerson(deps, { id: existing.id, tournamentId });
  if (existing) return readAgainIfFailed(deps, { tournamentId, fileName, isDemo, ...existing });

  if (!hasRoom) return { refusal: notAdded(fileName) };
  const id = deps.newId();
  await deps.files.put({ id, tournamentId }, bytes);
  const outcome = await deps.resumes.insert({
    id,
    tournamentId,
    fileName,
    size: bytes.byteLength,
    sha256,
    isHumanOnly,
    createdAt: deps.now(),
  });
  if (outcome !== "inserted") await deps.files.delete({ id, tournamentId });
  if (outcome === "no_tournament") throw new DomainError("tournament_not_found");
  if (outcome === "full") return { refusal: notAdded(fileName) };
  if (outcome === "duplicate") {
    const winner = await deps.resumes.findByContent(tournamentId, sha256);
    if (winner && isHumanOnly) return leaveToPerson(deps, { id: winner.id, tournamentId });
    return { id: winner?.id ?? id, isDuplicate: true, isNew: false };
  }
  if (!isHumanOnly) await deps.jobs.enqueue([readJob({ id, isDemo })]);
  return { id, isDuplicate: false, isNew: true };
}

async function leaveToPerson(deps: Deps, resume: ResumeRef): Promise<UploadedResume> {
  const deletionIds = await deps.resumes.leaveToPerson(resume, deps.now());
  // If this message is lost, the sweeper finds the files.
  if (deletionIds) await deps.jobs.enqueue(deletionIds.map(removeFilesJob)).catch(() => {});
  return { id: resume.id, isDuplicate: true, isNew: false, isLeftToPerson: deletionIds !== undefined };
}

type FailedResume = ResumeRef & { fileName: string; status: ResumeStatus; isDemo: boolean };

async function readAgainIfFailed(
  deps: Deps,
  { id, tournamentId, fileName, status, isDemo }: FailedResume,
): Promise<UploadedResume> {
  const again = { id, tournamentId, fileName };
  const isReopened = status === "error" && (await deps.resumes.reopen(again, deps.now()));
  if (isReopened) await deps.jobs.enqueue([readJob({ id, isDemo })]);
  return { id, isDuplicate: !isReopened, isNew: false };
}
