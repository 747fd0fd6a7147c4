import { DocumentError } from "#core/documents/document";
import type { PageReading } from "#core/documents/page-reader";
import { withTimeLimit } from "../reading/time-limit";

/** The part of a service binding that we use. */
export type BoundWorker = { fetch(url: string, init: RequestInit): Promise<Response> };

/** A file that is being streamed, and its size in bytes. */
export type FileStream = { body: ReadableStream; size: number };

/** A page built to be slow took 17 s. Time spent in line for an engine counts too. */
const PAGE_LIMIT_MS = 90_000;

/**
 * Each engine runs in its own Worker (pdf-renderer/, ocr-worker/), because an isolate's memory holds only one of
 * them. Both calls throw an OverrunError if they take too long.
 */
export function createPageWorkers({ drawer, reader }: { drawer: BoundWorker; reader: BoundWorker }) {
  return {
    /** Returns the page in grayscale, as a PGM file. Throws a DocumentError if the page can never be drawn. */
    drawPage: ({ file, page }: { file: FileStream; page: number }): Promise<Uint8Array> =>
      withTimeLimit(PAGE_LIMIT_MS, draw(drawer, file, page)),

    /** Reads the text on a page image (PGM). */
    recognize: (pgm: Uint8Array): Promise<PageReading> =>
      withTimeLimit(PAGE_LIMIT_MS, recognize(reader, pgm)),
  };
}

async function draw(drawer: BoundWorker, { body, size }: FileStream, page: number): Promise<Uint8Array> {
  const response = await ask(drawer, `pages/${page}`, body, size);
  if (response.status === UNREADABLE) throw new DocumentError("unreadable");
  return new Uint8Array(await expectOk(response).arrayBuffer());
}

async function recognize(reader: BoundWorker, pgm: Uint8Array): Promise<PageReading> {
  return expectOk(await ask(reader, "", pgm, pgm.length)).json();
}

/** The status for a file that will always fail. Any other status except 200 may be temporary. */
export const UNREADABLE = 422;

/** Sends the size up front, so that the Worker does not have to buffer the whole body. */
const ask = (worker: BoundWorker, path: string, body: Uint8Array | ReadableStream, size: number) =>
  worker.fetch(`https://worker.invalid/${path}?size=${size}`, { method: "POST", body: body as BodyInit });

function expectOk(response: Response): Response {
  if (!response.ok) throw new Error(`A page's Worker answered ${response.status}`);
  return response;
}
