import { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { DomainError } from "#core/errors";
import {
  fileRefusal,
  MAX_FILE_BYTES,
  MAX_FILES_PER_UPLOAD,
  tooManyFiles,
  type UploadResult,
} from "#core/resumes/upload-limits";

type StoreFile = (file: {
  fileName: string;
  bytes: Uint8Array;
}) => Promise<{ id: string; isDuplicate: boolean }>;

/**
 * Reads a multipart upload file by file and hands each to `store`. Holds one file at a time: the next one
 * is not read before the last is stored. Says of every file what became of it.
 */
export async function receiveUpload(request: Request, store: StoreFile): Promise<UploadResult> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!contentType.startsWith("multipart/form-data") || !request.body) throw new DomainError("not_multipart");

  const result: UploadResult = { uploaded: [], duplicates: [], rejected: [] };
  let count = 0;

  async function receive(fileName: string, content: AsyncIterable<Uint8Array>): Promise<void> {
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
    const { id, isDuplicate } = await store({ fileName, bytes: Buffer.concat(chunks) });
    if (isDuplicate) result.duplicates.push({ fileName, resumeId: id });
    else result.uploaded.push({ id, fileName });
  }

  await parse(request.body, contentType, receive);
  if (count === 0)
    throw new DomainError("not_multipart", { message: "Please select at least one resume file." });
  return result;
}

async function parse(
  body: ReadableStream,
  contentType: string,
  receive: (fileName: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  // Files come one after another. The chain keeps one in hand, and busboy waits while it is not read.
  let chain = Promise.resolve();
  let inHand: Readable | undefined;
  try {
    const busboy = new Busboy({
      headers: { "content-type": contentType } as BusboyHeaders,
      // Names of files may hold slashes; they are labels here, never paths.
      preservePath: true,
      limits: { fields: 20, fieldSize: 1000 },
    });
    busboy.on("file", (_field, stream, fileName) => {
      chain = chain.then(() => {
        inHand = stream;
        return receive(fileName, stream);
      });
      chain.catch(() => stream.resume());
    });
    await new Promise<void>((resolve, reject) => {
      busboy.on("finish", resolve);
      busboy.on("error", reject);
      Readable.fromWeb(body as never)
        .on("error", reject)
        .pipe(busboy);
    });
  } catch {
    inHand?.destroy();
    chain.catch(() => {});
    throw new DomainError("not_multipart", {
      message: "The upload was cut short or is not valid multipart data.",
    });
  }
  await chain;
}
