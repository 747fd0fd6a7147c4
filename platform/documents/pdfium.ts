import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import pdfiumWasm from "@hyzyla/pdfium/pdfium.wasm";

/** PDFium aborts beyond it, whatever a file asks for: an isolate has 128 MB for everything. */
const MAX_MEMORY = 64 << 20;
/** What a scanned page usually takes. An engine that took more is given up, since it gives nothing back. */
const KEPT_MEMORY = 32 << 20;

type Engine = { library: PDFiumLibrary; memory: WebAssembly.Memory; atStart: Uint8Array };

/**
 * The next file's. A new one for each would be clean as well, but the memory of the old ones stays until the
 * collector comes, and it counts little of it: three pages of a scan would fill an isolate.
 */
let idle: Engine | undefined;

/**
 * A PDF in an engine whose memory holds nothing of any other file. Throws on files it cannot open, and aborts on
 * those that need too much memory; an engine that failed is not used again.
 */
export async function inPdfium<Result>(
  bytes: Uint8Array,
  use: (document: PDFiumDocument) => Promise<Result>,
): Promise<Result> {
  const engine = idle ?? (await startEngine());
  idle = undefined;
  const result = await use(await engine.library.loadDocument(bytes));
  if (engine.memory.buffer.byteLength <= KEPT_MEMORY) {
    forgetAll(engine);
    idle = engine;
  }
  return result;
}

async function startEngine(): Promise<Engine> {
  let memory: WebAssembly.Memory | undefined;
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      boundMemory(imports);
      const instance = new WebAssembly.Instance(pdfiumWasm, imports);
      memory = instance.exports.memory as WebAssembly.Memory;
      done(instance as never);
      return instance.exports;
    },
  });
  if (!memory) throw new Error("PDFium has no memory");
  return { library, memory, atStart: withoutZeros(new Uint8Array(memory.buffer)) };
}

function boundMemory(imports: WebAssembly.Imports): void {
  const env = imports.env as { emscripten_resize_heap(bytes: number): number };
  const resize = env.emscripten_resize_heap;
  env.emscripten_resize_heap = (bytes) => (bytes >>> 0 > MAX_MEMORY ? 0 : resize(bytes));
}

/** The engine keeps all it knows in its memory: as that was at the start, so is the engine. */
function forgetAll({ memory, atStart }: Engine): void {
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(0, atStart.length);
  bytes.set(atStart);
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
}
