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

export type StoreFile = (file: {
  fileName: string;
  bytes: Uint8Array;
}) => Promise<{ id: string; isDuplicate: boolean } | { refusal: string }>;

/**
 * Reads a multipart upload file by file and hands each to `store`. Holds a file or two at a time: no more of
 * the body is read while two are waiting to be stored. Says of every file what became of it.
 */
export async function receiveUpload(request: Request, store: StoreFile): Promise<UploadResult> {
  const result: UploadResult = { uploaded: [], duplicates: [], rejected: [] };
  let count = 0;

  await readMultipart(request, async ({ name, content }) => {
    const fileName = shortFileName(visibleFileName(name));
    count += 1;
    const early =
      count > MAX_FILES_PER_UPLOAD
        ? tooManyFiles(MAX_FILES_PER_UPLOAD)
        : fileRefusal({ name: fileName, size: 0 });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (early === null && size <= MAX_FILE_BYTES) chunks.push(chunk);
    }
    const message = early ?? fileRefusal({ name: fileName, size });
    if (message !== null) {
      result.rejected.push({ fileName, message });
      return;
    }
    const stored = await store({ fileName, bytes: Buffer.concat(chunks) });
    if ("refusal" in stored) result.rejected.push({ fileName, message: stored.refusal });
    else if (stored.isDuplicate) result.duplicates.push({ fileName, resumeId: stored.id });
    else result.uploaded.push({ id: stored.id, fileName });
  });
  if (count === 0)
    throw new DomainError("not_multipart", { message: "Please select at least one resume file." });
  return result;
}
