import { csvHead, toCsvRow, toExported } from "#core/audit/audit-csv";
import type { AuditFormat } from "#core/audit/audit-query.schema";
import type { AuditEntry } from "#core/audit/entry";

/** A log as a file, written while it is read. */
export function sendAudit(
  entries: AsyncGenerator<AuditEntry>,
  format: AuditFormat,
  tournamentId: string,
): Response {
  const lines = format === "csv" ? csvLines(entries) : jsonLines(entries);
  return new Response(toStream(lines), {
    headers: {
      "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/json",
      "Content-Disposition": `attachment; filename="activity-${tournamentId}.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}

async function* csvLines(entries: AsyncGenerator<AuditEntry>) {
  yield `${csvHead}\r\n`;
  for await (const entry of entries) yield `${toCsvRow(entry)}\r\n`;
}

/** One array, an entry a line. */
async function* jsonLines(entries: AsyncGenerator<AuditEntry>) {
  let before = "[\n";
  for await (const entry of entries) {
    yield before + JSON.stringify(toExported(entry));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function toStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
