import type { AuditEntry } from "./entry";

/** An entry as it is shown: with the names that those it speaks of have today, as long as they are there. */
export type LogLine = Omit<AuditEntry, "createdAt" | "reason"> & {
  /** ISO 8601. */
  createdAt: string;
  /** The e-mail address of a user, the name of a partner. */
  actorName: string | null;
  fileName: string | null;
  reason: string | null;
};
