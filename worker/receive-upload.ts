import { DomainError } from "#core/errors";
import {
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
type Outcome = Stored & { fileName: string };

/** Storing a file is a handful of calls that each wait for another machine: many files wait at the same time. */
const MOST_AT_ONCE = 10;
/** Of files that are being stored; beside them there is the one that is being read, of up to 10 MB and its copy. */
const MOST_BYTES_AT_ONCE = 24_000_000;

/**
 * Reads a multipart upload file by file and hands each to `store`, up to ten at a time: no more of the body is read
 * while they, or 24 MB of them, are being stored. Says of every file what became of it, in the order they came in. Where
 * one cannot be stored for a fault of ours, those before it have been all the same.
 */
export async function receiveUpload(request: Request, store: StoreFile): Promise<UploadResult> {
  const outcomes: Promise<Outcome>[] = [];
  const inHand = createInHand();

  await readMultipart(request, async ({ name, content }) => {
    const fileName = shortFileName(visibleFileName(name));
    const early =
      outcomes.length >= MAX_FILES_PER_UPLOAD
        ? tooManyFiles(MAX_FILES_PER_UPLOAD)
        : fileRefusal({ name: fileName, size: 0 });
    const { bytes, size } = await readContent(content, { isKept: early === null });
    const message = early ?? fileRefusal({ name: fileName, size });
    if (message !== null) {
      outcomes.push(Promise.resolve({ fileName, refusal: message }));
      return;
    }
    await inHand.waitForSpace(size);
    outcomes.push(
      inHand.hold(
        size,
        store({ fileName, bytes }).then((stored) => ({ fileName, ...stored })),
      ),
    );
  }).finally(() => Promise.allSettled(outcomes));

  if (outcomes.length === 0)
    throw new DomainError("not_multipart", { message: "Please select at least one resume file." });
  return toResult(await Promise.all(outcomes));
}

/** The files that are being stored. */
function createInHand() {
  const storing = new Set<Promise<unknown>>();
  let held = 0;
  let failed: Promise<unknown> | undefined;
  return {
    /** Throws what storing any of them threw: what comes after it would fail the same way. */
    async waitForSpace(size: number): Promise<void> {
      await failed;
      while (storing.size >= MOST_AT_ONCE || (storing.size > 0 && held + size > MOST_BYTES_AT_ONCE)) {
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

async function readContent(
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
    const { fileName } = outcome;
    if ("refusal" in outcome) result.rejected.push({ fileName, message: outcome.refusal });
    else if (outcome.isDuplicate) result.duplicates.push({ fileName, resumeId: outcome.id });
    else result.uploaded.push({ id: outcome.id, fileName });
  }
  return result;
}
