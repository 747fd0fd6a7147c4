import { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { DomainError } from "#core/errors";

const CUT_SHORT = "The upload was cut short or is not valid multipart data.";

/** Turnstile's tokens have up to 2,048 characters. */
const MAX_FIELD_BYTES = 4096;

/** Media types are the same in any letter case. */
export const isMultipart = (contentType: string) => /^multipart\/form-data\b/i.test(contentType);

type FilePart = { field: string; name: string; content: AsyncIterable<Uint8Array> };

/**
 * Passes each file of a multipart body to `receive`, one at a time; `content` must be read to its end. Returns the
 * other fields.
 */
export async function readMultipart(
  request: Request,
  receive: (part: FilePart) => Promise<void>,
): Promise<Record<string, string>> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const { body } = request;
  if (!isMultipart(contentType) || !body) throw new DomainError("not_multipart");

  /** Files whose content has begun to arrive, in order; the first is being received. */
  const waiting: { stream: Readable; done: Promise<void> }[] = [];
  let fileError: unknown;
  const fields: Record<string, string> = {};
  try {
    const busboy = new Busboy({
      headers: { "content-type": contentType } as BusboyHeaders,
      // File names may contain slashes; they are labels here, never paths.
      preservePath: true,
      limits: { fields: 20, fieldSize: MAX_FIELD_BYTES },
    });
    const finished = new Promise<void>((resolve, reject) => {
      busboy.on("finish", resolve).on("error", reject);
    });
    finished.catch(() => {});
    busboy.on("field", (name, value) => {
      fields[name] = String(value);
    });
    busboy.on("file", (field, stream, name) => {
      const previous = waiting.at(-1)?.done ?? Promise.resolve();
      const done = previous.then(() => receive({ field, name, content: stream }));
      done.catch((error) => {
        fileError ??= error;
        stream.resume();
      });
      waiting.push({ stream, done });
    });
    for await (const chunk of Readable.fromWeb(body as never)) {
      const written = new Promise<void>((resolve) => busboy.write(chunk, () => resolve()));
      await Promise.race([written, finished]);
      // Without this, busboy buffers small files faster than they are stored.
      while (waiting.length > 1) await waiting.shift()?.done;
    }
    busboy.end();
    await finished;
    await waiting.at(-1)?.done;
    return fields;
  } catch {
    const error = fileError;
    for (const { stream } of waiting) stream.destroy();
    throw error ?? new DomainError("not_multipart", { message: CUT_SHORT });
  }
}
