import { gunzipSync } from "node:zlib";
import englishModel from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
import loadTesseract, {
  type Tesseract,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd-lstm.js";
import tesseractWasm from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import type { PageReading, ReadPage } from "#core/documents/page-reader";
import { isNoise } from "./noise";
import { type GrayImage, renderPage } from "./render-page";

const LSTM_ENGINE = 1;
const AUTOMATIC_LAYOUT = 3;

const NOTHING: PageReading = { text: "", confidence: 0 };

type Engine = { module: TesseractModule; api: Tesseract };

let engine: Promise<Engine> | undefined;

/** Reads a page inside the Worker, without a network: PDFium draws it, tesseract reads it. About 1 s a page. */
export const readPageEmbedded: ReadPage = async ({ bytes, page }) => {
  const image = await renderPage(bytes, page);
  return isNoise(image) ? NOTHING : recognise(image);
};

async function recognise(image: GrayImage): Promise<PageReading> {
  engine ??= startEngine();
  try {
    const { module, api } = await engine;
    module.FS.writeFile("/input", toPgm(image));
    api.SetImageFile(1, 0, false);
    api.Recognize(null);
    const reading = { text: api.GetUTF8Text(), confidence: api.MeanTextConf() };
    api.Clear();
    return reading;
  } catch (error) {
    // An engine that failed once may be broken inside.
    engine = undefined;
    throw error;
  }
}

async function startEngine(): Promise<Engine> {
  // The engine asks where it runs, to find files it is never given.
  globalThis.location ??= { href: "https://worker.invalid/" } as Location;
  const silent = () => {};
  const module = await loadTesseract({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(tesseractWasm, imports);
      done(instance);
      return instance.exports;
    },
    print: silent,
    printErr: silent,
  });
  module.FS.writeFile("/eng.traineddata", gunzipSync(englishModel));
  const api = new module.TessBaseAPI();
  if (api.Init("/", "eng", LSTM_ENGINE) !== 0) throw new Error("The OCR engine did not start");
  api.SetPageSegMode(AUTOMATIC_LAYOUT);
  return { module, api };
}

/** The plainest of the picture formats the engine takes. */
function toPgm({ width, height, data }: GrayImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
