import { type CandidateEntry, toEntry } from "./candidate-matrix";
import { type ExportRequest, exportCandidates } from "./export-candidates";

/** A report is read on paper; nobody would read a longer one. */
export const MAX_REPORT_CANDIDATES = 100;

export type Report = {
  tournament: { id: string; name: string; rubricVersion: number };
  candidates: CandidateEntry[];
  /** Whether the report has only the first candidates because there were too many. */
  isCut: boolean;
};

/** A printable report of the candidates that match a query; logged like any other export. */
export async function getReport(
  deps: Parameters<typeof exportCandidates>[0],
  request: Omit<ExportRequest, "format">,
): Promise<Report> {
  const { tournament, rows, of } = await exportCandidates(deps, { ...request, format: "report" });
  const candidates: CandidateEntry[] = [];
  let isCut = false;
  for await (const ranked of rows) {
    isCut = candidates.length === MAX_REPORT_CANDIDATES;
    if (isCut) break;
    candidates.push(toEntry(ranked, of));
  }
  const { id, name, rubricVersion } = tournament;
  return { tournament: { id, name, rubricVersion }, candidates, isCut };
}
