import { type CandidateEntry, toEntry } from "./candidate-matrix";
import { type ExportRequest, exportCandidates } from "./export-candidates";

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
  const { tournament, rows, of, isCut } = await exportCandidates(deps, { ...request, format: "report" });
  const candidates: CandidateEntry[] = [];
  for await (const ranked of rows) candidates.push(toEntry(ranked, of));
  const { id, name, rubricVersion } = tournament;
  return { tournament: { id, name, rubricVersion }, candidates, isCut };
}
