import type { AuditFormat } from "#core/audit/audit-query.schema";
import type { AuditEntry } from "#core/audit/entry";
import { auditHead, toAuditRow, toExported } from "#core/audit/exported-entry";
import { writeCsv } from "#platform/spreadsheet";
import type { AppContext } from "./http";
import { jsonLines, readFirst, toStream } from "./json-lines";

/** Streams the audit log as a file. */
export async function sendAudit(
  c: AppContext,
  entries: AsyncGenerator<AuditEntry>,
  format: AuditFormat,
  tournamentId: string,
): Promise<Response> {
  const read = await readFirst(entries);
  const body = format === "csv" ? writeCsv(rowsOf(read)) : toStream(jsonLines(read, toExported));
  c.set("isStreamed", true);
  return c.body(body, 200, {
    "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/json",
    "Content-Disposition": `attachment; filename="activity-${tournamentId}.${format}"`,
    "Cache-Control": "no-store",
  });
}

async function* rowsOf(entries: AsyncIterable<AuditEntry>) {
  yield [...auditHead];
  for await (const entry of entries) yield toAuditRow(entry);
}
