import { type AuditSegment, readSegment } from "./archive-entries";
import { type ChainReport, createChainCheck } from "./chain";
import { type LogDeps, readLog } from "./read-log";

type Deps = LogDeps & {
  sha256(text: string): string;
  audit: {
    /** In key order. */
    listSegments(): Promise<AuditSegment[]>;
  };
  files: { getAuditSegment(segment: AuditSegment): Promise<string | undefined> };
};

/** Recomputes the whole chain, archived files first, up to the first mismatch. */
export async function verifyLog(deps: Deps): Promise<ChainReport> {
  const check = createChainCheck(deps.sha256);
  for (const segment of await deps.audit.listSegments()) {
    const text = await deps.files.getAuditSegment(segment);
    if (text === undefined || deps.sha256(text) !== segment.sha256) {
      check.fail(segment.firstKey, "the file it was moved to is gone, or is not the one that was written");
      return check.report;
    }
    if (!readSegment(text).every(check.add)) return check.report;
  }
  for await (const entry of readLog(deps)) {
    if (!check.add(entry)) break;
  }
  return check.report;
}
