import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import pdfiumWasm from "@hyzyla/pdfium/pdfium.wasm";

/** PDFium aborts beyond it, whatever a file asks for: an isolate has 128 MB for everything. */
const MAX_MEMORY = 64 << 20;

/**
 * A PDF in an engine of its own: memory once taken is never given back, and after an abort nothing of it can
 * be used again. Throws on files it cannot open, and aborts on those that need too much memory.
 */
export async function openInPdfium(bytes: Uint8Array): Promise<PDFiumDocument> {
  const library = await PDFiumLibrary.init({ instantiateWasm });
  return library.loadDocument(bytes);
}

function instantiateWasm(imports: WebAssembly.Imports, done: (instance: never) => void): WebAssembly.Exports {
  const env = imports.env as { emscripten_resize_heap(bytes: number): number };
  const resize = env.emscripten_resize_heap;
  env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > MAX_MEMORY ? 0 : resize(bytes));
  const instance = new WebAssembly.Instance(pdfiumWasm, imports);
  done(instance as never);
  return instance.exports;
}
