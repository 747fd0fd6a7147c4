import type { UploadResult } from "#core/resumes/upload-limits";
import { ApiError } from "../api";

/** No answer came: the network, or the server went away. */
export class NetworkFault extends Error {}

type Options = {
  tournamentId: string;
  files: File[];
  /** Further requests of the same upload follow. */
  more: boolean;
  /** Share of the request's bytes that are sent, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

/** One upload request. XMLHttpRequest, because fetch tells nothing about bytes sent. */
export function sendBatch({ tournamentId, files, more, onProgress, signal }: Options): Promise<UploadResult> {
  const body = new FormData();
  for (const file of files) body.append("files", file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/tournaments/${tournamentId}/resumes?more=${more ? 1 : 0}`);
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
    request.onerror = () => reject(new NetworkFault());
    request.onabort = () => reject(new NetworkFault());
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function readAnswer(request: XMLHttpRequest): UploadResult {
  if (request.status >= 200 && request.status < 300) return JSON.parse(request.responseText);
  const refusal = new ApiError(request.status, request.statusText, request.responseText);
  const { rejected, duplicates } = refusal.fields as Partial<UploadResult>;
  // None of the files was accepted, and each has its reason: an answer, not a failure.
  if (request.status === 400 && Array.isArray(rejected)) {
    return { uploaded: [], duplicates: duplicates ?? [], rejected };
  }
  throw refusal;
}
