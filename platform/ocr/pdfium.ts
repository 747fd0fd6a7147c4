import { Readable } from "node:stream";
import { PDFiumModule } from "@hyzyla/pdfium";
import pdfiumWasm from "@hyzyla/pdfium/pdfium.wasm";
import { boundMemory } from "./bound-memory";

export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

/** A file in parts: in one it would lie in the isolate once more than in the engine. */
export type PdfSource = { size: number; parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

/** A file that is at hand. */
export const sourceOf = (bytes: Uint8Array): PdfSource => ({ size: bytes.length, parts: [bytes] });

/** A file of so many bytes that is still on its way. */
export const incoming = (body: ReadableStream | null, size: number): PdfSource => ({
  size,
  parts: body ? Readable.fromWeb(body as never) : [],
});

/**
 * PDFium is refused more, whatever a file asks for: an isolate has 128 MB for everything. A scan of 10 MB, in
 * colour at 300 dpi, takes 80.
 */
const MAX_MEMORY = 92 << 20;

/** What it is refused it would complain of as errors of ours; emscripten takes these, though its types do not say so. */
const SILENT = { print() {}, printErr() {} };

type Engine = { pdfium: Pdfium; memory: WebAssembly.Memory; wasRefused(): boolean; atStart: Uint8Array };

/**
 * The next file's. A new one for each would be clean as well, but the memory of the old ones stays until the
 * collector comes, and it counts little of it: three pages of a scan would fill an isolate.
 */
let idle: Engine | undefined;

/**
 * A PDF in an engine whose memory holds nothing of any other file. Throws on files it cannot open and on those
 * that need too much memory; an engine that broke over one is not used again.
 */
export async function inPdfium<Result>(
  source: PdfSource,
  use: (pdfium: Pdfium, document: number) => Result,
): Promise<Result> {
  const engine = idle ?? (await startEngine());
  idle = undefined;
  let isBroken = false;
  try {
    const result = use(engine.pdfium, await loadDocument(engine.pdfium, source));
    // It went on without what it could not hold: a picture that is too large is a white page.
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
  if (document === 0) throw new Error(`PDFium cannot open the file: error ${pdfium._FPDF_GetLastError()}`);
  return document;
}

async function startEngine(): Promise<Engine> {
  let memory: WebAssembly.Memory | undefined;
  let refusals = 0;
  const pdfium = await PDFiumModule({
    ...SILENT,
    instantiateWasm(imports, done) {
      const env = imports.env as { emscripten_resize_heap(bytes: number): boolean };
      const resize = env.emscripten_resize_heap;
      env.emscripten_resize_heap = (bytes) => {
        const isLarger = bytes >>> 0 <= MAX_MEMORY && resize(bytes);
        if (!isLarger) refusals++;
        return isLarger;
      };
      const instance = new WebAssembly.Instance(pdfiumWasm, imports);
      memory = instance.exports.memory as WebAssembly.Memory;
      boundMemory(memory, MAX_MEMORY);
      done(instance as never);
      return instance.exports;
    },
  });
  if (!memory) throw new Error("PDFium has no memory");
  pdfium._FPDF_InitLibraryWithConfig({});
  const atStart = withoutZeros(new Uint8Array(memory.buffer));
  return { pdfium, memory, wasRefused: () => refusals > 0, atStart };
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
