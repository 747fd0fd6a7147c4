/** Modules imported as data; see the rules in ocr-worker/wrangler.toml. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.gz" {
  const bytes: ArrayBuffer;
  export default bytes;
}

/** The part of tesseract.js-core that we use; the package has no types. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export type Tesseract = {
    Init(folder: string, language: string, engine: number): number;
    SetPageSegMode(mode: number): void;
    SetImageFile(orientation: number, angle: number, upscale: boolean): number;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    MeanTextConf(): number;
    Clear(): void;
  };
  export type TesseractModule = {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => Tesseract;
  };
  const load: (options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ): WebAssembly.Exports;
    print?(line: string): void;
    printErr?(line: string): void;
  }) => Promise<TesseractModule>;
  export default load;
}
