import { describeError } from "#core/describe-error";
import { drawPage } from "#platform/ocr/draw-page";
import { UNREADABLE } from "#platform/ocr/page-workers";
import { incoming, type PdfSource } from "#platform/ocr/pdfium";
import { createTurns } from "#platform/take-turns";

/** Longer than it takes to draw any page. */
const LOST_AFTER_MS = 180_000;

const takeTurn = createTurns({ lostAfterMs: LOST_AFTER_MS });

/**
 * Opens untrusted PDFs, so it has no bindings and no public address. `POST /pages/3?size=` (in bytes) returns the
 * page as an image (PGM). The body is not read before it is the request's turn.
 */
export default {
  async fetch(request: Request) {
    const { pathname, searchParams } = new URL(request.url);
    const page = Number(/^\/pages\/(\d+)$/.exec(pathname)?.[1]);
    const source = incoming(request.body, Number(searchParams.get("size")));
    return takeTurn(() => draw(source, page));
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
