import { matrixRows, toEntry } from "#core/exports/candidate-matrix";
import type { CandidateExport, ExportFormat } from "#core/exports/export-candidates";
import { writeCsv, writeXlsx } from "#platform/spreadsheet";
import { disposition, downloadName } from "./disposition";
import type { AppContext } from "./http";
import { jsonLines, readFirst, toStream } from "./json-lines";

const TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json",
};

/** Candidates and their levels for each criterion, as a file that is streamed as they are read. */
export async function sendCandidates(
  c: AppContext,
  candidates: CandidateExport,
  format: ExportFormat,
): Promise<Response> {
  const fileName = downloadName(candidates.tournament.name, "candidates", format);
  const body = write({ ...candidates, rows: await readFirst(candidates.rows) }, format);
  c.set("isStreamed", true);
  return c.body(body, 200, {
    "Content-Type": TYPES[format],
    "Content-Disposition": disposition("attachment", fileName),
    "Cache-Control": "no-store",
  });
}

function write({ tournament, rows, of }: CandidateExport, format: ExportFormat): ReadableStream<Uint8Array> {
  switch (format) {
    case "csv":
      return writeCsv(matrixRows(rows, of));
    case "xlsx":
      return writeXlsx(matrixRows(rows, of));
    case "json": {
      const { id, name, rubricVersion, rubric } = tournament;
      const criteria = rubric.criteria.map(({ id, text, importance, knockOut = false, weight }) => ({
        id,
        text,
        importance,
        knockOut,
        weight,
      }));
      const head = JSON.stringify({ tournament: { id, name }, rubric: { version: rubricVersion, criteria } });
      return toStream(
        jsonLines(rows, (ranked) => toEntry(ranked, of), `${head.slice(0, -1)},"candidates":`, "}"),
      );
    }
  }
}
