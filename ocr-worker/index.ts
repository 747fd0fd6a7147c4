import { createMemoryGate } from "#platform/memory-gate";
import { recognise } from "#platform/ocr/recognise";

/** Longer than a page is read. */
const LOST_AFTER_MS = 180_000;

const withMemory = createMemoryGate(1, { lostAfterMs: LOST_AFTER_MS });

/** Reads the picture of a page (PGM) by OCR, one after another. A body is not taken in before its turn. */
export default {
  async fetch(request: Request) {
    return withMemory(1, async () =>
      Response.json(await recognise(new Uint8Array(await request.arrayBuffer()))),
    );
  },
} satisfies ExportedHandler;
