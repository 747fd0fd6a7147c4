import type { AuditEntry } from "./entry";

/** An entry as an export shows it: candidates by id only. */
export function toExported({ createdAt, reason, tournamentId, resumeId, ...entry }: AuditEntry) {
  const { key, actor, action, details, hash } = entry;
  return {
    key,
    time: createdAt.toISOString(),
    actor,
    action,
    tournament: tournamentId,
    resume: resumeId,
    details,
    reason: reason?.text ?? null,
    hash,
  };
}

export type ExportedEntry = ReturnType<typeof toExported>;

export const auditHead = [
  "key",
  "time",
  "actor",
  "action",
  "tournament",
  "resume",
  "details",
  "reason",
  "hash",
] as const;

/** The cells beneath `auditHead`. */
export function toAuditRow(entry: AuditEntry): (string | number | null)[] {
  const exported = toExported(entry);
  const cells = { ...exported, details: JSON.stringify(exported.details) };
  return auditHead.map((name) => cells[name]);
}
