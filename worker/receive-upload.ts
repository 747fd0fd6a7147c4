import { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { DomainError } from "#core/errors";
import {
  fileRefusal,
  MAX_FILE_BYTES,
  MAX_FILES_PER_UPLOAD,
  shortFileName,
  tooManyFiles,
  type UploadResult,
} from "#core/resumes/upload-limits";

const CUT_SHORT = "The upload was cut short or is not valid multipart data.";

type StoreFile = (file: {
  fileName: string;
  bytes: Uint8Array;
}) => Promise<{ id: string; isDuplicate: boolean }>;

/**
 * Reads a multipart upload file by file and hands each to `store`. Holds a file or two at a time: no more of
 * the body is read while two are waiting to be stored. Says of every file what became of it.
 */
export async function receiveUpload(request: Request, store: StoreFile): Promise<UploadResult> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!contentType.startsWith("multipart/form-data") || !request.body) throw new DomainError("not_multipart");

  const result: UploadResult = { uploaded: [], duplicates: [], rejected: [] };
  let count = 0;

  async function receive(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const fileName = shortFileName(name);
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
    try {
      const { id, isDuplicate } = await store({ fileName, bytes: Buffer.concat(chunks) });
      if (isDuplicate) result.duplicates.push({ fileName, resumeId: id });
      else result.uploaded.push({ id, fileName });
    } catch (fault) {
      // The files that fit are kept; the others are refused by name.
      if (!(fault instanceof DomainError && fault.code === "tournament_full")) throw fault;
      result.rejected.push({ fileName, message: `File "${fileName}" was not added. ${fault.message}` });
    }
  }

  await parse(request.body, contentType, receive);
  if (count === 0)
    throw new DomainError("not_multipart", { message: "Please select at least one resume file." });
  return result;
}

async function parse(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  receive: (fileName: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  /** Files whose content has begun to arrive, in order; the first is the one in hand. */
  const waiting: { stream: Readable; done: Promise<void> }[] = [];
  let fileFault: unknown;
  try {
    const busboy = new Busboy({
      headers: { "content-type": contentType } as BusboyHeaders,
      // Names of files may hold slashes; they are labels here, never paths.
      preservePath: true,
      limits: { fields: 20, fieldSize: 1000 },
    });
    const finished = new Promise<void>((resolve, reject) => {
      busboy.on("finish", resolve).on("error", reject);
    });
    finished.catch(() => {});
    busboy.on("file", (_field, stream, fileName) => {
      const previous = waiting.at(-1)?.done ?? Promise.resolve();
      const done = previous.then(() => receive(fileName, stream));
      done.catch((fault) => {
        fileFault ??= fault;
        stream.resume();
      });
      waiting.push({ stream, done });
    });
    for await (const chunk of Readable.fromWeb(body as never)) {
      const written = new Promise<void>((resolve) => busboy.write(chunk, () => resolve()));
      await Promise.race([written, finished]);
      // Busboy itself would go on gathering small files faster than they are stored.
      while (waiting.length > 1) await waiting.shift()?.done;
    }
    busboy.end();
    await finished;
    await waiting.at(-1)?.done;
  } catch {
    const fault = fileFault;
    for (const { stream } of waiting) stream.destroy();
    throw fault ?? new DomainError("not_multipart", { message: CUT_SHORT });
  }
}
