import { createMemoryGate } from "#platform/memory-gate";
import { recognize } from "#platform/ocr/recognize";

/** Longer than it takes to read any page. */
const LOST_AFTER_MS = 180_000;

const withMemory = createMemoryGate(1, { lostAfterMs: LOST_AFTER_MS });

/** Reads page images (PGM) with OCR, one at a time. The body is not read before it is the request's turn. */
export default {
  async fetch(request: Request) {
    return withMemory(1, async () =>
      Response.json(await recognize(new Uint8Array(await request.arrayBuffer()))),
    );
  },
} satisfies ExportedHandler;
