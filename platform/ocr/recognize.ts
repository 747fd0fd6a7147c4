import { gunzipSync } from "node:zlib";
import englishModel from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
import loadTesseract, {
  type Tesseract,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd-lstm.js";
import tesseractWasm from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import type { PageReading } from "#core/documents/page-reader";
import { boundMemory } from "./bound-memory";
import { isNoise } from "./noise";
import { openPgm } from "./pgm";

const LSTM_ENGINE = 1;
const AUTOMATIC_LAYOUT = 3;
const MODEL = "/eng.traineddata";
const INPUT = "/input";

/** The most memory the engine may use. A printed page takes 30 MB. */
const MAX_MEMORY = 80 << 20;

const NOTHING: PageReading = { text: "", confidence: 0 };

type Engine = { module: TesseractModule; api: Tesseract };

let engine: Promise<Engine> | undefined;

/** Reads a page image (PGM) with Tesseract, without network access. Takes about 1 s per page. */
export async function recognize(pgm: Uint8Array): Promise<PageReading> {
  if (isNoise(openPgm(pgm))) return NOTHING;
  engine ??= startEngine();
  try {
    const { module, api } = await engine;
    module.FS.writeFile(INPUT, pgm);
    api.SetImageFile(1, 0, false);
    module.FS.unlink(INPUT);
    api.Recognize(null);
    const reading = { text: api.GetUTF8Text(), confidence: api.MeanTextConf() };
    api.Clear();
    return reading;
  } catch (error) {
    // An engine that failed once may be in a bad state, so the next page gets a new one.
    engine = undefined;
    throw error;
  }
}

async function startEngine(): Promise<Engine> {
  // The engine reads `location` to look for files, which it is never given.
  globalThis.location ??= { href: "https://worker.invalid/" } as Location;
  const silent = () => {};
  const module = await loadTesseract({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(tesseractWasm, imports);
      for (const shared of Object.values(instance.exports))
        if (shared instanceof WebAssembly.Memory) boundMemory(shared, MAX_MEMORY);
      done(instance);
      return instance.exports;
    },
    print: silent,
    printErr: silent,
  });
  module.FS.writeFile(MODEL, gunzipSync(englishModel));
  const api = new module.TessBaseAPI();
  if (api.Init("/", "eng", LSTM_ENGINE) !== 0) throw new Error("The OCR engine did not start");
  module.FS.unlink(MODEL);
  api.SetPageSegMode(AUTOMATIC_LAYOUT);
  return { module, api };
}
