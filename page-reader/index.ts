import { recognise } from "#platform/ocr/recognise";
import { createTurns } from "#platform/turns";

/** Longer than a page is read. */
const LOST_AFTER_MS = 180_000;

const inTurn = createTurns(1, { lostAfterMs: LOST_AFTER_MS });

/** Reads the picture of a page (PGM) by OCR, one after another. A body is not taken in before its turn. */
export default {
  async fetch(request: Request) {
    return inTurn(1, async () => Response.json(await recognise(new Uint8Array(await request.arrayBuffer()))));
  },
} satisfies ExportedHandler;
