import { DocumentError } from "#core/documents/document";
import type { PageReading } from "#core/documents/page-reader";

/** The part of a service binding that is used. */
export type BoundWorker = { fetch(url: string, init: RequestInit): Promise<Response> };

/** Each engine has a Worker of its own (page-drawer/, page-reader/): an isolate's memory holds one of them. */
export function createPageWorkers({ drawer, reader }: { drawer: BoundWorker; reader: BoundWorker }) {
  return {
    /** The page in gray, as a PGM file. Throws a DocumentError where it can never be drawn. */
    async drawPage({ bytes, page }: { bytes: Uint8Array; page: number }): Promise<Uint8Array> {
      const response = await ask(drawer, `pages/${page}`, bytes);
      if (response.status === UNREADABLE) throw new DocumentError("unreadable");
      return new Uint8Array(await expectOk(response).arrayBuffer());
    },

    /** False for a file that would take more memory than there is. */
    async opensSafely(bytes: Uint8Array): Promise<boolean> {
      const response = await ask(drawer, "pages", bytes);
      return response.status !== UNREADABLE && expectOk(response).ok;
    },

    /** What stands on a picture (PGM). */
    async recognise(pgm: Uint8Array): Promise<PageReading> {
      return expectOk(await ask(reader, "", pgm)).json();
    },
  };
}

/** The file will fail again; any other status but 200 may pass. */
export const UNREADABLE = 422;

/** The size is told beforehand, so that the body need not be taken in whole. */
const ask = (worker: BoundWorker, path: string, body: Uint8Array) =>
  worker.fetch(`https://worker.invalid/${path}?size=${body.length}`, {
    method: "POST",
    body: body as BodyInit,
  });

function expectOk(response: Response): Response {
  if (!response.ok) throw new Error(`A page's Worker answered ${response.status}`);
  return response;
}
