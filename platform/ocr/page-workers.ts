import { DocumentError } from "#core/documents/document";
import type { PageReading } from "#core/documents/page-reader";
import { withinTime } from "../reading/within-time";

/** The part of a service binding that is used. */
export type BoundWorker = { fetch(url: string, init: RequestInit): Promise<Response> };

/** A file on its way, of so many bytes. */
export type FileStream = { body: ReadableStream; size: number };

/** A page that was made to be hard has taken 17 s; the line before each engine counts as well. */
const PAGE_LIMIT_MS = 90_000;

/**
 * Each engine has a Worker of its own (pdf-renderer/, ocr-worker/): an isolate's memory holds one of them. Both throw
 * an OverrunError where they take too long.
 */
export function createPageWorkers({ drawer, reader }: { drawer: BoundWorker; reader: BoundWorker }) {
  return {
    /** The page in gray, as a PGM file. Throws a DocumentError where it can never be drawn. */
    drawPage: ({ file, page }: { file: FileStream; page: number }): Promise<Uint8Array> =>
      withinTime(PAGE_LIMIT_MS, draw(drawer, file, page)),

    /** What stands on a picture (PGM). */
    recognise: (pgm: Uint8Array): Promise<PageReading> => withinTime(PAGE_LIMIT_MS, recognise(reader, pgm)),
  };
}

async function draw(drawer: BoundWorker, { body, size }: FileStream, page: number): Promise<Uint8Array> {
  const response = await ask(drawer, `pages/${page}`, body, size);
  if (response.status === UNREADABLE) throw new DocumentError("unreadable");
  return new Uint8Array(await expectOk(response).arrayBuffer());
}

async function recognise(reader: BoundWorker, pgm: Uint8Array): Promise<PageReading> {
  return expectOk(await ask(reader, "", pgm, pgm.length)).json();
}

/** False for a file that would take more memory than there is. */
export async function opensSafely(drawer: BoundWorker, bytes: Uint8Array): Promise<boolean> {
  const response = await ask(drawer, "pages", bytes, bytes.length);
  return response.status !== UNREADABLE && expectOk(response).ok;
}

/** The file will fail again; any other status but 200 may pass. */
export const UNREADABLE = 422;

/** The size is told beforehand, so that the body need not be taken in whole. */
const ask = (worker: BoundWorker, path: string, body: Uint8Array | ReadableStream, size: number) =>
  worker.fetch(`https://worker.invalid/${path}?size=${size}`, { method: "POST", body: body as BodyInit });

function expectOk(response: Response): Response {
  if (!response.ok) throw new Error(`A page's Worker answered ${response.status}`);
  return response;
}
