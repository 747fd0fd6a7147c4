import type { ExportFormat } from "#core/exports/export-candidates";
import { download } from "./export-tier";

/** Maximum safe length of a URL; longer queries are sent in the body. */
const LONGEST_ADDRESS = 4000;

/** Downloads the candidates that the list shows, or shows an error in a toast. */
export async function exportCandidates(
  tournamentId: string,
  format: ExportFormat,
  list: URLSearchParams,
): Promise<void> {
  const query = new URLSearchParams(list);
  query.set("format", format);
  const path = `/api/tournaments/${tournamentId}/export/candidates`;
  const isLong = query.toString().length > LONGEST_ADDRESS;
  await download(isLong ? path : `${path}?${query}`, {
    fallbackName: `candidates.${format}`,
    ...(isLong && { body: query }),
  });
}
