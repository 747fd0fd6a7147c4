import type { AuditAction } from "./audit-event";
import type { Reason } from "./reason";

/** A line of the log as it is kept. */
export type AuditEntry = {
  key: number;
  createdAt: Date;
  actor: string;
  action: AuditAction;
  tournamentId: string | null;
  resumeId: string | null;
  details: Record<string, unknown>;
  /** Null where none was given, or who it is about has gone. */
  reason: Reason | null;
  /** Null until it is sealed. */
  hash: string | null;
};
