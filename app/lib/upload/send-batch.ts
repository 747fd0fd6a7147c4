import type { UploadResult } from "#core/resumes/upload-limits";
import { ApiError } from "../api";

/** The request got no response: a network failure, or the server is unreachable. */
export class NetworkError extends Error {}

type Options = {
  tournamentId: string;
  files: File[];
  more: boolean;
  /** The same for all requests of an upload. */
  uploadId: string;
  /** Reports the share of the request body sent, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

/** Sends one upload request. Uses XMLHttpRequest, because fetch reports no upload progress. */
export function sendBatch({
  tournamentId,
  files,
  more,
  uploadId,
  onProgress,
  signal,
}: Options): Promise<UploadResult> {
  const body = new FormData();
  for (const file of files) body.append("files", file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/tournaments/${tournamentId}/resumes?more=${more ? 1 : 0}&upload=${uploadId}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new NetworkError());
    request.onabort = () => reject(new NetworkError());
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function readAnswer(request: XMLHttpRequest): UploadResult {
  if (request.status >= 200 && request.status < 300) return JSON.parse(request.responseText);
  const refusal = new ApiError(request.status, request.statusText, request.responseText);
  const { rejected, duplicates } = refusal.fields as Partial<UploadResult>;
  // All files were rejected, each with a reason: a valid result, not a failure.
  if (request.status === 400 && Array.isArray(rejected)) {
    return { uploaded: [], duplicates: duplicates ?? [], rejected };
  }
  throw refusal;
}
