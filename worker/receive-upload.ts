import { DomainError } from "#core/errors";
import {
  emptyFile,
  fileRefusal,
  MAX_FILE_BYTES,
  MAX_FILES_PER_UPLOAD,
  shortFileName,
  tooManyFiles,
  type UploadResult,
  visibleFileName,
} from "#core/resumes/upload-limits";
import { readMultipart } from "./read-multipart";

type Stored = { id: string; isDuplicate: boolean } | { refusal: string };
export type StoreFile = (file: { fileName: string; bytes: Uint8Array }) => Promise<Stored>;
type Outcome = Stored & { fileName: string; size: number };

/** Storing a file is a handful of network calls, so several files are stored in parallel. */
const MAX_CONCURRENT = 10;
/** The bytes being stored at once. On top of this comes the file being received: up to 10 MB and its copy. */
const MAX_BYTES_IN_FLIGHT = 24_000_000;

/**
 * Streams a multipart upload and passes each file to `store`, up to ten files or 24 MB at a time; reading pauses at
 * either limit. Returns every file's outcome in the order received. If storing one fails unexpectedly, it throws; files
 * stored before remain.
 */
export async function receiveUpload(request: Request, store: StoreFile): Promise<UploadResult> {
  const outcomes: Promise<Outcome>[] = [];
  const inHand = createUploadLimiter();

  await readMultipart(request, async ({ name, content }) => {
    const fileName = shortFileName(visibleFileName(name));
    const early =
      outcomes.length >= MAX_FILES_PER_UPLOAD
        ? tooManyFiles(MAX_FILES_PER_UPLOAD)
        : fileRefusal({ name: fileName, size: 0 });
    const { bytes, size } = await readContent(content, { isKept: early === null });
    const message = early ?? fileRefusal({ name: fileName, size });
    if (message !== null) {
      outcomes.push(Promise.resolve({ fileName, size, refusal: message }));
      return;
    }
    await inHand.waitForSpace(size);
    outcomes.push(
      inHand.hold(
        size,
        store({ fileName, bytes }).then((stored) => ({ fileName, size, ...stored })),
      ),
    );
  }).finally(() => Promise.allSettled(outcomes));

  if (outcomes.length === 0)
    throw new DomainError("not_multipart", { message: "Please select at least one resume file." });
  return toResult(await Promise.all(outcomes));
}

/** The files being stored. */
function createUploadLimiter() {
  const storing = new Set<Promise<unknown>>();
  let held = 0;
  let failed: Promise<unknown> | undefined;
  return {
    /** Rethrows the first failure of `store`: the following files would fail the same way. */
    async waitForSpace(size: number): Promise<void> {
      await failed;
      while (storing.size >= MAX_CONCURRENT || (storing.size > 0 && held + size > MAX_BYTES_IN_FLIGHT)) {
        await Promise.race(storing);
        await failed;
      }
    },
    hold<Result>(size: number, work: Promise<Result>): Promise<Result> {
      held += size;
      const settled = work.finally(() => {
        held -= size;
        storing.delete(settled);
      });
      settled.catch(() => {
        failed ??= settled;
      });
      storing.add(settled);
      return settled;
    },
  };
}

/** All of a file, or only its size if it is not kept or too large. */
export async function readContent(
  content: AsyncIterable<Uint8Array>,
  { isKept }: { isKept: boolean },
): Promise<{ bytes: Uint8Array; size: number }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (isKept && size <= MAX_FILE_BYTES) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), size };
}

function toResult(outcomes: Outcome[]): UploadResult {
  const result: UploadResult = { uploaded: [], duplicates: [], rejected: [] };
  for (const outcome of outcomes) {
    const { fileName, size } = outcome;
    if ("refusal" in outcome) result.rejected.push({ fileName, message: outcome.refusal });
    // All empty files are the same, which is not what is wrong with them.
    else if (outcome.isDuplicate && size === 0)
      result.rejected.push({ fileName, message: emptyFile(fileName) });
    else if (outcome.isDuplicate) result.duplicates.push({ fileName, resumeId: outcome.id });
    else result.uploaded.push({ id: outcome.id, fileName });
  }
  return result;
}
