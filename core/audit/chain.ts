import type { AuditEntry } from "./entry";
import { hashReason } from "./reason";

/** What the first entry is sealed upon. */
export const GENESIS = "0".repeat(64);

type Sha256 = (text: string) => string;
type Unsealed = Omit<AuditEntry, "hash" | "reason">;

/** The seal of an entry: over the seal before it, and all of the entry but what may be taken out of it. */
export function sealOf(sha256: Sha256, previous: string, entry: Unsealed): string {
  const { key, createdAt, actor, action, tournamentId, resumeId, details } = entry;
  const sealed = { action, actor, createdAt: createdAt.getTime(), details, key, resumeId, tournamentId };
  return sha256(`${previous}\n${canonical(sealed)}`);
}

/** JSON whose names are in order, so that equal values have equal texts, wherever they come from. */
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
  /** Added since the last sealing; the next sweep seals them. */
  unsealed: number;
  /** The last sealed entry. */
  head: { key: number; hash: string } | null;
  /** The first entry that is not as it was sealed. */
  broken: { key: number; problem: string } | null;
};

/**
 * Works the chain out again, entry by entry in the order of their keys, up to the first that does not fit. `start`: the
 * seal that the first of them was sealed upon, where it is not the first of all.
 */
export function createChainCheck(sha256: Sha256, start: ChainReport["head"] = null) {
  const report: ChainReport = { isIntact: true, entries: 0, unsealed: 0, head: start, broken: null };

  /** Undefined while the entry fits. */
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
    /** For what cannot be read entry by entry. */
    fail(key: number, problem: string): void {
      report.isIntact = false;
      report.broken = { key, problem };
    },
    /** False once something is broken: what comes after it can no longer be told. */
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
