import pLimit from "p-limit";
import type { UploadResult } from "#core/resumes/upload-limits";
import { ApiError } from "../api";
import { packFiles } from "./pack-files";
import { createProgressMeter } from "./progress-meter";
import { NetworkError, sendBatch } from "./send-batch";

const AT_ONCE = 3;
const RETRY_AFTER_MS = [1000, 3000, 9000];

export type UploadOutcome = UploadResult & {
  /** Files whose request failed after all retries; they can be uploaded again. */
  failed: File[];
  /** The server's message for the first failed request that has one. */
  failure: string | undefined;
};

type Options = {
  tournamentId: string;
  files: File[];
  onPercent(percent: number): void;
  signal: AbortSignal;
  send?: typeof sendBatch;
};

/**
 * Sends the files in several requests, a few in parallel. The last request waits for all others and tells the server
 * that the upload is complete. A failed request affects only its own files.
 */
export async function uploadFiles(options: Options): Promise<UploadOutcome> {
  const { tournamentId, files, onPercent, signal, send = sendBatch } = options;
  const outcome: UploadOutcome = {
    uploaded: [],
    duplicates: [],
    rejected: [],
    failed: [],
    failure: undefined,
  };
  const meter = createProgressMeter(totalSize(files), onPercent);

  const sendOne = async (batch: File[], more: boolean) => {
    try {
      const result = await withRetries(signal, () =>
        send({
          tournamentId,
          files: batch,
          more,
          uploadId,
          signal,
          onProgress: (share) => meter.sent(batch, share * totalSize(batch)),
        }),
      );
      outcome.uploaded.push(...result.uploaded);
      outcome.duplicates.push(...result.duplicates);
      outcome.rejected.push(...result.rejected);
    } catch (error) {
      outcome.failed.push(...batch);
      if (error instanceof ApiError) outcome.failure ??= error.words;
    }
  };

  const uploadId = crypto.randomUUID();
  const batches = packFiles(files);
  const last = batches.pop();
  const limit = pLimit(AT_ONCE);
  try {
    await Promise.all(batches.map((batch) => limit(() => sendOne(batch, true))));
    if (last) await sendOne(last, false);
  } finally {
    meter.stop();
  }
  onPercent(100);
  return outcome;
}

function totalSize(files: File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Once the upload is aborted, nothing more is sent, not even what waits for its turn or for a retry. */
async function withRetries<T>(
  signal: AbortSignal,
  attempt: () => Promise<T>,
  [delay, ...later] = RETRY_AFTER_MS,
): Promise<T> {
  if (signal.aborted) throw new NetworkError();
  try {
    return await attempt();
  } catch (error) {
    if (delay === undefined || signal.aborted || !mayPass(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return withRetries(signal, attempt, later);
  }
}

function mayPass(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  );
}
