import { DAY_MS } from "#core/time";
import type { AuditEntry } from "./entry";

/** Entries per segment: about 1 MB, or 100 kB compressed. */
export const SEGMENT_ENTRIES = 2000;
/** Limits the work of one run; the next hourly run continues. */
const MAX_SEGMENTS = 20;

/** A range of the log that was moved from the database to a file. */
export type AuditSegment = {
  firstKey: number;
  lastKey: number;
  /** The hash of the last entry; the chain continues from it. */
  lastHash: string;
  /** SHA-256 of the uncompressed file. */
  sha256: string;
};

type Deps = {
  now(): Date;
  sha256(text: string): string;
  audit: {
    /** The oldest entries still in the database. */
    listOldestEntries(options: { limit: number }): Promise<AuditEntry[]>;
    /** Deletes the entries from the database and records their segment, in one transaction. */
    replaceBySegment(segment: AuditSegment, now: Date): Promise<void>;
  };
  files: { putAuditSegment(segment: AuditSegment, text: string): Promise<void> };
};

/**
 * Moves sealed entries older than `keptDays` from the database into files, one whole segment at a time. The chain
 * continues from a segment's last hash, so nothing can be removed from the middle unnoticed. Reasons that people typed
 * are not archived: they must disappear with the person they are about. Returns how many entries were moved.
 */
export async function archiveEntries(deps: Deps, { keptDays }: { keptDays: number }): Promise<number> {
  const before = new Date(deps.now().getTime() - keptDays * DAY_MS);
  let moved = 0;
  for (let done = 0; done < MAX_SEGMENTS; done += 1) {
    const entries = await deps.audit.listOldestEntries({ limit: SEGMENT_ENTRIES });
    const [first, last] = [entries.at(0), entries.at(-1)];
    const isWhole = entries.length === SEGMENT_ENTRIES;
    if (!isWhole || !first || !last?.hash || last.createdAt >= before) break;
    const text = entries.map(toLine).join("");
    const segment = {
      firstKey: first.key,
      lastKey: last.key,
      lastHash: last.hash,
      sha256: deps.sha256(text),
    };
    await deps.files.putAuditSegment(segment, text);
    await deps.audit.replaceBySegment(segment, deps.now());
    moved += entries.length;
  }
  return moved;
}

const toLine = ({ createdAt, reason: _, ...entry }: AuditEntry) =>
  `${JSON.stringify({ ...entry, createdAt: createdAt.getTime() })}\n`;

/** Parses a segment's file. */
export function readSegment(text: string): AuditEntry[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const entry: Omit<AuditEntry, "createdAt" | "reason"> & { createdAt: number } = JSON.parse(line);
      return { ...entry, createdAt: new Date(entry.createdAt), reason: null };
    });
}
