import type { AuditEntry } from "./entry";

const COLUMNS = ["key", "time", "actor", "action", "tournament", "resume", "details", "reason", "hash"];

/** An entry as an export names it: candidates by their ids alone. */
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

export const csvHead = COLUMNS.join(",");

export function toCsvRow(entry: AuditEntry): string {
  const { details, ...exported } = toExported(entry);
  const cells: Record<string, unknown> = { ...exported, details: JSON.stringify(details) };
  return COLUMNS.map((name) => toCell(String(cells[name] ?? ""))).join(",");
}

/** RFC 4180; what a spreadsheet would take for a formula is made a text. */
function toCell(text: string): string {
  const harmless = /^[\s]*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
