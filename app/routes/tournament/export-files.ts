import { ApiError } from "#app/lib/api.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { toast } from "#app/lib/toast.ts";
import type { Tier } from "#core/analysis/scorecard";
import type { ExportFormat } from "#core/exports/export-candidates";
import * as words from "./words";

export const exportTier = (tournamentId: string, tier: Tier): Promise<void> =>
  download(`/api/tournaments/${tournamentId}/export/tier/${tier}`, {
    fallbackName: `tournament-tier-${tier}.zip`,
    accept: "application/zip",
  });

/** If there is a `body`, it is sent by POST. */
export async function download(
  address: string,
  { fallbackName, accept = "*/*", body }: { fallbackName: string; accept?: string; body?: URLSearchParams },
): Promise<void> {
  try {
    const response = await fetch(address, {
      method: body ? "POST" : "GET",
      headers: { Accept: accept },
      body,
      credentials: "same-origin",
    });
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    const file = await response.blob();
    if (file.size === 0) return showError(words.exportError, words.emptyFile);
    saveFile(file, fileNameOf(response.headers.get("Content-Disposition")) ?? fallbackName);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      return showError(words.exportError, words.downloadFailed);
    }
    if (error.status === 401) {
      return showError(words.authError, words.authErrorText);
    }
    if (error.status === 403) {
      return showError(words.subscriptionRequired, words.subscriptionRequiredText);
    }
    showError(words.exportError, error.words ?? words.exportFailed(error.status, error.statusText));
  }
}
function showError(title: string, description: string): void {
  toast({ variant: "error", title, description });
}

/** The file name in a Content-Disposition header; prefers the UTF-8 form. */
function fileNameOf(header: string | null): string | undefined {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return header?.match(/filename="?([^";]+)"?/i)?.[1];
}

/** Maximum safe length of a URL; longer queries are sent in the body. */
const LONGEST_ADDRESS = 4000;

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
