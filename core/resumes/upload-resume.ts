import { DomainError } from "#core/errors";
import type { Job } from "#core/jobs/job";
import type { ResumeStatus } from "./resume";

export type NewResume = {
  id: string;
  tournamentId: string;
  fileName: string;
  size: number;
  sha256: string;
  createdAt: Date;
};

type Deps = {
  now(): Date;
  newId(): string;
  sha256(bytes: Uint8Array): string;
  findResumeByContent(
    tournamentId: string,
    sha256: string,
  ): Promise<{ id: string; status: ResumeStatus } | undefined>;
  putFile(resume: { id: string; tournamentId: string }, bytes: Uint8Array): Promise<void>;
  deleteFile(resume: { id: string; tournamentId: string }): Promise<void>;
  /** "duplicate": the same bytes are already in the tournament. "no_tournament": it was deleted meanwhile. */
  insertResume(resume: NewResume): Promise<"inserted" | "duplicate" | "no_tournament">;
  /** A resume that ended as an error is read again; false when it is no longer one. */
  reopenResume(resume: { id: string; tournamentId: string }, now: Date): Promise<boolean>;
  enqueue(jobs: Job[]): Promise<void>;
};

export type UploadedResume = { id: string; isDuplicate: boolean };

/**
 * Takes one file in; the same bytes again only if they could not be read before. The file is stored before the row, and the row before the message, so that a crash
 * in between leaves either nothing visible or a pending row that the sweeper picks up.
 */
export async function uploadResume(
  deps: Deps,
  input: { tournamentId: string; fileName: string; bytes: Uint8Array },
): Promise<UploadedResume> {
  const { tournamentId, fileName, bytes } = input;
  const sha256 = deps.sha256(bytes);
  const existing = await deps.findResumeByContent(tournamentId, sha256);
  if (existing) return readAgainIfFailed(deps, tournamentId, existing);

  const id = deps.newId();
  await deps.putFile({ id, tournamentId }, bytes);
  const outcome = await deps.insertResume({
    id,
    tournamentId,
    fileName,
    size: bytes.byteLength,
    sha256,
    createdAt: deps.now(),
  });
  if (outcome !== "inserted") await deps.deleteFile({ id, tournamentId });
  if (outcome === "no_tournament") throw new DomainError("tournament_not_found");
  if (outcome === "duplicate") {
    const winner = await deps.findResumeByContent(tournamentId, sha256);
    return { id: winner?.id ?? id, isDuplicate: true };
  }
  await deps.enqueue([{ version: 1, type: "process-resume", resumeId: id }]);
  return { id, isDuplicate: false };
}

async function readAgainIfFailed(
  deps: Deps,
  tournamentId: string,
  { id, status }: { id: string; status: ResumeStatus },
): Promise<UploadedResume> {
  const isReopened = status === "error" && (await deps.reopenResume({ id, tournamentId }, deps.now()));
  if (isReopened) await deps.enqueue([{ version: 1, type: "process-resume", resumeId: id }]);
  return { id, isDuplicate: !isReopened };
}
