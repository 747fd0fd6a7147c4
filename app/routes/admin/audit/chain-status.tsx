import { Notice } from "#app/components/notice.tsx";
import { count } from "#app/lib/format.ts";
import type { ChainReport } from "#core/audit/chain";

/** The result of verifying the audit log's hash chain. */
export function ChainStatus({ report: { broken, entries, unsealed, head } }: { report: ChainReport }) {
  if (broken) {
    return (
      <Notice tone="danger" title={`The chain breaks at entry #${broken.key}`}>
        Of this entry: {broken.problem}. What stands before it is as it was sealed.
      </Notice>
    );
  }
  return (
    <Notice tone="info" title="The chain holds">
      <p>
        {count(entries, "entry", "entries")}
        {unsealed > 0 && `, of which the last ${unsealed.toLocaleString("en")} are sealed within a minute`}.
      </p>
      {head && (
        <p className="break-all">
          Head: #{head.key} <code className="select-all">{head.hash}</code>
        </p>
      )}
    </Notice>
  );
}
