import type { AuditEntry } from "./entry";

/** Entries of a segment: about a megabyte, a tenth of it compressed. */
export const SEGMENT_ENTRIES = 2000;
/** The next hour goes on from there. */
const MOST_SEGMENTS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A stretch of the log that has left the database for a file. */
export type AuditSegment = {
  firstKey: number;
  lastKey: number;
  /** The seal of the last entry, which the chain goes on from. */
  lastHash: string;
  /** Of the file's text. */
  sha256: string;
};

type Deps = {
  now(): Date;
  sha256(text: string): string;
  audit: {
    /** The first entries that are still in the database. */
    listOldestEntries(options: { limit: number }): Promise<AuditEntry[]>;
    /** Takes the entries out of the database and notes where they are, in one transaction. */
    replaceBySegment(segment: AuditSegment, now: Date): Promise<void>;
  };
  files: { putAuditSegment(segment: AuditSegment, text: string): Promise<void> };
};

/**
 * Moves entries older than `keptDays` out of the database into files, whole segments at a time, sealed ones only. The
 * chain goes on from the last seal of a segment, so that nothing can be taken out of the middle unseen. What somebody
 * typed is left out: it goes with whom it is about, and files are not searched for it. Returns how many were moved.
 */
export async function archiveEntries(deps: Deps, { keptDays }: { keptDays: number }): Promise<number> {
  const before = new Date(deps.now().getTime() - keptDays * DAY_MS);
  let moved = 0;
  for (let done = 0; done < MOST_SEGMENTS; done += 1) {
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

/** The entries of a segment's file. */
export function readSegment(text: string): AuditEntry[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const entry: Omit<AuditEntry, "createdAt" | "reason"> & { createdAt: number } = JSON.parse(line);
      return { ...entry, createdAt: new Date(entry.createdAt), reason: null };
    });
}
