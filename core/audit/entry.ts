import type { AuditAction } from "./audit-event";
import type { Reason } from "./reason";

/** An entry as stored. */
export type AuditEntry = {
  key: number;
  createdAt: Date;
  actor: string;
  action: AuditAction;
  tournamentId: string | null;
  resumeId: string | null;
  details: Record<string, unknown>;
  /** Null if none was given, or the person it is about was deleted. */
  reason: Reason | null;
  /** Null until it is sealed. */
  hash: string | null;
};
