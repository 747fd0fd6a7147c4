import { describeError } from "#core/describe-error";
import { createMemoryGate } from "#platform/memory-gate";
import { drawPage, opensSafely } from "#platform/ocr/draw-page";
import { UNREADABLE } from "#platform/ocr/page-workers";
import { incoming, type PdfSource } from "#platform/ocr/pdfium";

/** Longer than a page is drawn. */
const LOST_AFTER_MS = 180_000;

const withMemory = createMemoryGate(1, { lostAfterMs: LOST_AFTER_MS });

/**
 * Opens PDFs that others sent, so it has no bindings and no address. `POST /pages/3` answers the page as it looks
 * (PGM), `POST /pages` whether all can be opened, both with `?size=` in bytes. A body is not taken in before its turn.
 */
export default {
  async fetch(request: Request) {
    const { pathname, searchParams } = new URL(request.url);
    const [, page] = /^\/pages\/(\d+)$/.exec(pathname) ?? [];
    const source = incoming(request.body, Number(searchParams.get("size")));
    return withMemory(1, () => (page ? draw(source, Number(page)) : check(source)));
  },
} satisfies ExportedHandler;

async function draw(source: PdfSource, page: number): Promise<Response> {
  try {
    return new Response(await drawPage(source, page));
  } catch (error) {
    console.warn({ message: "page not drawn", page, error: describeError(error) });
    return new Response(null, { status: UNREADABLE });
  }
}

async function check(source: PdfSource): Promise<Response> {
  return new Response(null, { status: (await opensSafely(source)) ? 200 : UNREADABLE });
}
