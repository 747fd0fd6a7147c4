import { PDFiumLibrary } from "@hyzyla/pdfium";
import pdfiumWasm from "@hyzyla/pdfium/pdfium.wasm";
import { DocumentError } from "#core/documents/document";

/** One byte a pixel, 0 is black, rows from top to bottom. */
export type GrayImage = { width: number; height: number; data: Uint8Array };

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 200;
/** An A4 page at 200 dpi has 3.9 million; larger pages are drawn coarser. */
const MAX_PIXELS = 4_200_000;
/** PDFium aborts beyond it, whatever a file asks for: an isolate has 128 MB for everything. */
const MAX_MEMORY = 64 << 20;

/** A page as it looks, forms and annotations included. */
export async function renderPage(bytes: Uint8Array, page: number): Promise<GrayImage> {
  // A new one each time: memory once taken is never given back, and after an abort it cannot be used again.
  const library = await PDFiumLibrary.init({ instantiateWasm });
  try {
    const document = await library.loadDocument(bytes);
    const { width, height, data } = await document.getPage(page - 1).render({
      colorSpace: "Gray",
      scale: scaleFor(document.getPage(page - 1).getOriginalSize()),
      render: async ({ data }) => data,
    });
    return { width, height, data };
  } catch (error) {
    throw new DocumentError("unreadable", undefined, { cause: error });
  }
}

function scaleFor({ originalWidth, originalHeight }: { originalWidth: number; originalHeight: number }) {
  const area = Math.max(1, originalWidth * originalHeight);
  return Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / area));
}

function instantiateWasm(imports: WebAssembly.Imports, done: (instance: never) => void): WebAssembly.Exports {
  const env = imports.env as { emscripten_resize_heap(bytes: number): number };
  const resize = env.emscripten_resize_heap;
  env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > MAX_MEMORY ? 0 : resize(bytes));
  WebAssembly.instantiate(pdfiumWasm, imports).then((instance) => done(instance as never));
  return {};
}
