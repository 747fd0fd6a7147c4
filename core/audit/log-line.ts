import type { AuditEntry } from "./entry";

/** An entry with the current names of the people and tournaments it mentions, as long as they exist. */
export type LogLine = Omit<AuditEntry, "createdAt" | "reason"> & {
  /** ISO 8601. */
  createdAt: string;
  /** A user's email address or a partner's name. */
  actorName: string | null;
  /** Whom it was done to, from the details: the account's email address or the partner's name. */
  about: string | null;
  fileName: string | null;
  reason: string | null;
};
