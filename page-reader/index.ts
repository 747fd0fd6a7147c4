import { recognise } from "#platform/ocr/recognise";
import { createTurns } from "#platform/turns";

const inTurn = createTurns(1);

/** Reads the picture of a page (PGM) by OCR, one after another. A body is not taken in before its turn. */
export default {
  async fetch(request: Request) {
    return inTurn(1, async () => Response.json(await recognise(new Uint8Array(await request.arrayBuffer()))));
  },
} satisfies ExportedHandler;
