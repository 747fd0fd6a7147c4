import type { AuditFormat } from "#core/audit/audit-query.schema";
import type { AuditEntry } from "#core/audit/entry";
import { auditHead, toAuditRow, toExported } from "#core/audit/exported-entry";
import { writeCsv } from "#platform/spreadsheet";
import type { AppContext } from "./http";
import { jsonLines, toStream } from "./json-lines";

/** Streams the audit log as a file. */
export async function sendAudit(
  c: AppContext,
  entries: AsyncGenerator<AuditEntry>,
  format: AuditFormat,
  tournamentId: string,
): Promise<Response> {
  const body = format === "csv" ? writeCsv(rowsOf(entries)) : await toStream(jsonLines(entries, toExported));
  c.set("isStreamed", true);
  return c.body(body, 200, {
    "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/json",
    "Content-Disposition": `attachment; filename="activity-${tournamentId}.${format}"`,
    "Cache-Control": "no-store",
  });
}

async function* rowsOf(entries: AsyncGenerator<AuditEntry>) {
  yield [...auditHead];
  for await (const entry of entries) yield toAuditRow(entry);
}
