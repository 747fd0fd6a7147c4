import { recognize } from "#platform/ocr/recognize";
import { createTurns } from "#platform/take-turns";

/** Longer than it takes to read any page. */
const LOST_AFTER_MS = 180_000;

const takeTurn = createTurns({ lostAfterMs: LOST_AFTER_MS });

/** Reads page images (PGM) with OCR, one at a time. The body is not read before it is the request's turn. */
export default {
  async fetch(request: Request) {
    return takeTurn(async () => Response.json(await recognize(new Uint8Array(await request.arrayBuffer()))));
  },
} satisfies ExportedHandler;
