import type { AuditEntry } from "./entry";
import { hashReason } from "./reason";

/** The previous hash of the very first entry. */
export const GENESIS = "0".repeat(64);

type Sha256 = (text: string) => string;
type Unsealed = Omit<AuditEntry, "hash" | "reason">;

/** The hash of an entry: over the previous hash and every field of the entry that can never be erased. */
export function sealOf(sha256: Sha256, previous: string, entry: Unsealed): string {
  const { key, createdAt, actor, action, tournamentId, resumeId, details } = entry;
  const sealed = { action, actor, createdAt: createdAt.getTime(), details, key, resumeId, tournamentId };
  return sha256(`${previous}\n${canonical(sealed)}`);
}

/** JSON with sorted keys, so that equal values give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export type ChainReport = {
  isIntact: boolean;
  entries: number;
  /** Entries added since the last sealing; the next sweep seals them. */
  unsealed: number;
  /** The last sealed entry. */
  head: { key: number; hash: string } | null;
  /** The first entry that no longer matches its hash. */
  broken: { key: number; problem: string } | null;
};

/**
 * Recomputes the chain entry by entry, in key order, up to the first mismatch. `start` is the entry before the first
 * one checked; null for the very first entry.
 */
export function createChainCheck(sha256: Sha256, start: ChainReport["head"] = null) {
  const report: ChainReport = { isIntact: true, entries: 0, unsealed: 0, head: start, broken: null };

  /** What is wrong with the entry; undefined if nothing is. */
  function problemOf(entry: AuditEntry): string | undefined {
    const { hash, reason, details } = entry;
    if (reason && hashReason(sha256, reason) !== details.reasonHash) return "its reason is not the one given";
    if (hash === null) return undefined;
    if (report.unsealed > 0) return "it is sealed, but an entry before it is not";
    const isSealed = hash === sealOf(sha256, report.head?.hash ?? GENESIS, entry);
    return isSealed ? undefined : "it, or what stood before it, is not what was sealed";
  }

  return {
    report,
    /** Reports a problem that is not in a single entry, such as an unreadable segment. */
    fail(key: number, problem: string): void {
      report.isIntact = false;
      report.broken = { key, problem };
    },
    /** False once the chain is broken: nothing after that can be verified. */
    add(entry: AuditEntry): boolean {
      const problem = problemOf(entry);
      report.entries += 1;
      if (problem) {
        report.isIntact = false;
        report.broken = { key: entry.key, problem };
      } else if (entry.hash === null) report.unsealed += 1;
      else report.head = { key: entry.key, hash: entry.hash };
      return !problem;
    },
  };
}
