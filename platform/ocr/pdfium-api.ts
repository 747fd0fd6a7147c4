import type { Pdfium } from "./pdfium";

/** The PDFium functions we call (fpdf_text.h, fpdf_edit.h, fpdf_doc.h). They take and return only numbers. */
type Name =
  | "FPDFAction_GetURIPath"
  | "FPDFFont_GetGlyphPath"
  | "FPDFFont_GetIsEmbedded"
  | "FPDFFormObj_CountObjects"
  | "FPDFFormObj_GetObject"
  | "FPDFLink_Enumerate"
  | "FPDFLink_GetAction"
  | "FPDFGlyphPath_CountGlyphSegments"
  | "FPDFPageObjMark_GetParamValueType"
  | "FPDFPageObj_CountMarks"
  | "FPDFPageObj_CreateNewRect"
  | "FPDFPageObj_GetBounds"
  | "FPDFPageObj_GetFillColor"
  | "FPDFPageObj_GetMark"
  | "FPDFPageObj_GetMatrix"
  | "FPDFPageObj_GetType"
  | "FPDFPageObj_RemoveMark"
  | "FPDFPageObj_SetFillColor"
  | "FPDFPageObj_SetIsActive"
  | "FPDFPage_CountObjects"
  | "FPDFPage_GetObject"
  | "FPDFPage_GetRotation"
  | "FPDFPage_InsertObjectAtIndex"
  | "FPDFPath_SetDrawMode"
  | "FPDFTextObj_GetFont"
  | "FPDFTextObj_GetTextRenderMode"
  | "FPDFText_GetCharBox"
  | "FPDFText_GetCharOrigin"
  | "FPDFText_GetFontSize"
  | "FPDFText_GetLooseCharBox"
  | "FPDFText_GetMatrix"
  | "FPDFText_GetTextObject"
  | "FPDFText_GetUnicode"
  | "FPDFText_IsGenerated"
  | "FPDFText_IsHyphen"
  | "FPDF_GetPageBoundingBox";

const OUTPUT_BYTES = 64;

/** PDFium's functions, and a buffer in its memory for their output parameters. */
export function openApi(pdfium: Pdfium) {
  const call = pdfium.wasmExports as unknown as Record<Name, (...args: number[]) => number>;
  const out = pdfium.wasmExports.malloc(OUTPUT_BYTES);
  const viewOutput = (memory: ArrayBufferLike) => ({
    memory,
    floats: new Float32Array(memory, out, 6) as unknown as SixFloats,
    integers: new Uint32Array(memory, out, 6) as unknown as SixFloats,
    doubles: new Float64Array(memory, out, 6) as unknown as SixFloats,
  });
  let views = viewOutput(pdfium.HEAPU8.buffer);
  /** The memory moves when it grows, and the next call overwrites the output. */
  const output = () => {
    if (views.memory !== pdfium.HEAPU8.buffer) views = viewOutput(pdfium.HEAPU8.buffer);
    return views;
  };
  return {
    call,
    out,
    floats: () => output().floats,
    integers: () => output().integers,
    doubles: () => output().doubles,
    /** Copies a zero-terminated C string into PDFium's memory and returns its address. */
    text(words: string): number {
      const bytes = new TextEncoder().encode(`${words}\0`);
      const address = pdfium.wasmExports.malloc(bytes.length);
      pdfium.HEAPU8.set(bytes, address);
      return address;
    },
  };
}

type SixFloats = [number, number, number, number, number, number];
export type Api = ReturnType<typeof openApi>;
