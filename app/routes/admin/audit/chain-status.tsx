import { Notice } from "#app/components/notice.tsx";
import { count } from "#app/lib/format.ts";
import type { ChainReport } from "#core/audit/chain";
import * as words from "./words";

/** The result of verifying the audit log's hash chain. */
export function ChainStatus({ report: { broken, entries, unsealed, head } }: { report: ChainReport }) {
  if (broken) {
    return (
      <Notice tone="danger" title={words.chainBreaksAtEntry(broken.key)}>
        {words.problemWithThisEntry(broken.problem)}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={words.chainHolds}>
      <p>
        {count(entries, "entry", "entries")}
        {unsealed > 0 && words.ofWhichTheLast(unsealed.toLocaleString("en"))}.
      </p>
      {head && (
        <p className="break-all">
          {words.head(head.key)} <code className="select-all">{head.hash}</code>
        </p>
      )}
    </Notice>
  );
}
