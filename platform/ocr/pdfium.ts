import { Readable } from "node:stream";
import { PDFiumModule } from "@hyzyla/pdfium";
import pdfiumWasm from "@hyzyla/pdfium/pdfium.wasm";
import { boundMemory } from "./bound-memory";

export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

/** A file in chunks, so that the isolate does not hold a second copy besides the one in the engine. */
export type PdfSource = { size: number; parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

/** A file that is already in memory. */
export const sourceOf = (bytes: Uint8Array): PdfSource => ({ size: bytes.length, parts: [bytes] });

/** A file of `size` bytes that is still being streamed. */
export const incoming = (body: ReadableStream | null, size: number): PdfSource => ({
  size,
  parts: body ? Readable.fromWeb(body as never) : [],
});

/** Thrown if PDFium cannot open a file. */
export class PdfiumError extends Error {
  /** The file needs a password or uses an unknown security handler. */
  readonly isLocked: boolean;

  constructor(code: number) {
    super(`PDFium cannot open the file: error ${code}`);
    this.isLocked = code === 4 || code === 5;
  }
}

/**
 * Keeps PDFium from logging refused memory as if it were an error of ours. Emscripten accepts these options, although
 * its types do not list them.
 */
const SILENT = { print() {}, printErr() {} };

type Engine = {
  pdfium: Pdfium;
  memory: WebAssembly.Memory;
  maxMemory: number;
  wasRefused(): boolean;
  atStart: Uint8Array;
};

/**
 * The engine for the next file. A new engine for each file would be just as clean, but the garbage collector hardly
 * counts the memory of the old ones and frees it late: three scanned pages would fill an isolate.
 */
let idle: Engine | undefined;

/**
 * Opens a PDF in an engine whose memory contains nothing of any other file. Throws if PDFium cannot open the file or
 * needs more than `maxMemory` bytes for it: an isolate has 128 MB for everything. An engine that broke on a file is
 * not reused.
 */
export async function withPdfium<Result>(
  source: PdfSource,
  { maxMemory }: { maxMemory: number },
  use: (pdfium: Pdfium, document: number) => Result,
): Promise<Result> {
  const engine = idle?.maxMemory === maxMemory ? idle : await startEngine(maxMemory);
  idle = undefined;
  let isBroken = false;
  try {
    const result = use(engine.pdfium, await loadDocument(engine.pdfium, source));
    // PDFium continues without whatever did not fit: an image that is too large becomes a white page.
    if (engine.wasRefused()) throw new RangeError("PDFium needs too much memory");
    return result;
  } catch (error) {
    isBroken = engine.wasRefused() || error instanceof WebAssembly.RuntimeError;
    throw error;
  } finally {
    if (!isBroken) {
      forgetAll(engine);
      idle = engine;
    }
  }
}

async function loadDocument(pdfium: Pdfium, { size, parts }: PdfSource): Promise<number> {
  const start = pdfium.wasmExports.malloc(size);
  if (start === 0) throw new RangeError("PDFium has no memory for the file");
  let end = start;
  for await (const part of parts) {
    if (end + part.length > start + size) throw new RangeError("The file is larger than was said");
    pdfium.HEAPU8.set(part, end);
    end += part.length;
  }
  const document = pdfium._FPDF_LoadMemDocument(start, end - start, 0);
  if (document === 0) throw new PdfiumError(pdfium._FPDF_GetLastError());
  return document;
}

async function startEngine(maxMemory: number): Promise<Engine> {
  let memory: WebAssembly.Memory | undefined;
  let refusals = 0;
  const pdfium = await PDFiumModule({
    ...SILENT,
    instantiateWasm(imports, done) {
      const env = imports.env as { emscripten_resize_heap(bytes: number): boolean };
      const resize = env.emscripten_resize_heap;
      env.emscripten_resize_heap = (bytes) => {
        const isLarger = bytes >>> 0 <= maxMemory && resize(bytes);
        if (!isLarger) refusals++;
        return isLarger;
      };
      const instance = new WebAssembly.Instance(pdfiumWasm, imports);
      memory = instance.exports.memory as WebAssembly.Memory;
      boundMemory(memory, maxMemory);
      done(instance as never);
      return instance.exports;
    },
  });
  if (!memory) throw new Error("PDFium has no memory");
  pdfium._FPDF_InitLibraryWithConfig({});
  const atStart = withoutZeros(new Uint8Array(memory.buffer));
  return { pdfium, memory, maxMemory, wasRefused: () => refusals > 0, atStart };
}

/** Resets the engine. All of its state is in its memory, so restoring the initial memory is enough. */
function forgetAll({ memory, atStart }: Engine): void {
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(0, atStart.length);
  bytes.set(atStart);
}

/** A plain loop: a callback for each of millions of zeros takes ten times as long. */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return bytes.slice(0, end);
}
