import type { AuditEntry } from "./entry";

/** An entry with the current names of the people and tournaments it mentions, as long as they exist. */
export type LogLine = Omit<AuditEntry, "createdAt" | "reason"> & {
  /** ISO 8601. */
  createdAt: string;
  /** A user's email address or a partner's name. */
  actorName: string | null;
  /** The name of the API key used; null if none was. */
  keyName: string | null;
  /** Whom or what it was done to, from the details: an account's email address, or the name of a partner or API key. */
  about: string | null;
  fileName: string | null;
  reason: string | null;
};
