import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { fileRefusal, shortFileName, visibleFileName } from "#core/resumes/upload-limits";
import type { RefusedUpload, UploadedResume, UploadInput } from "#core/resumes/upload-resume";
import type { Intake } from "./intake";
import type { MailVerdict } from "./mail-verdict";

export type AcceptFileDeps = {
  now(): Date;
  uploadResume(input: UploadInput): Promise<UploadedResume | RefusedUpload>;
  intakes: {
    /** Counts the file. */
    recordArrival(intakeId: string, event: AuditEvent, now: Date): Promise<void>;
  };
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
  progress: { publish(tournamentId: string, resumeIds: string[]): Promise<void> };
  finishRun(tournamentId: string): Promise<boolean>;
};

export type ReceivedFile = {
  name: string;
  size: number;
  bytes: Uint8Array;
  isHumanOnly?: boolean;
  verdict?: MailVerdict;
};

/**
 * Adds a file that a candidate sent, exactly as the recruiter's own upload would, and an audit entry. If it cannot be
 * accepted, throws an error with a message for the candidate.
 */
export async function acceptFile(
  deps: AcceptFileDeps,
  { id, tournamentId, kind }: Intake,
  { name, size, bytes, isHumanOnly = false, verdict }: ReceivedFile,
): Promise<UploadedResume> {
  const fileName = shortFileName(visibleFileName(name));
  const event = { actor: { kind: "link", id }, tournamentId } as const;
  const refuse = async (error: DomainError) => {
    const details = { kind, code: error.code, ...verdict };
    await deps.audit.record({ ...event, action: "intake.refused", details }, deps.now());
    return error;
  };
  const refusal = fileRefusal({ name: fileName, size });
  if (refusal) throw await refuse(new DomainError("upload_rejected", { message: refusal }));
  if (size === 0) throw await refuse(new DomainError("intake_no_file"));

  const stored = await deps.uploadResume({ tournamentId, fileName, bytes, isHumanOnly });
  if ("refusal" in stored) throw await refuse(new DomainError("intake_full"));
  if (stored.isNew || stored.isLeftToPerson) {
    const details = { kind, isHumanOnly, ...verdict };
    const arrival: AuditEvent = { ...event, action: "intake.received", resumeId: stored.id, details };
    await deps.intakes.recordArrival(id, arrival, deps.now());
  }
  await deps.progress.publish(tournamentId, [stored.id]);
  // No job will end the run if this resume was the last unfinished one.
  if (isHumanOnly) await deps.finishRun(tournamentId);
  return stored;
}
