import { type Pdfium, type PdfSource, withPdfium } from "./pdfium";
import { pgmHeader } from "./pgm";

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 200;
/** An A4 page at 200 dpi has 3.9 million pixels; larger pages are drawn at a lower resolution. */
const MAX_PIXELS = 4_200_000;

const GRAY = 1;
const WHITE = 0xffffffff;
/**
 * Draws annotations too, so that the page looks as it does in a viewer. PDFium's own flag for grayscale is not set,
 * because it makes PDFium copy every image first.
 */
const DRAW_ANNOTATIONS = 1;
/** A 10 MB color scan at 300 dpi needs 80 MB. */
const MAX_MEMORY = 92 << 20;

/** Renders a page in grayscale and returns it as a PGM file. */
export function drawPage(source: PdfSource, page: number): Promise<Uint8Array<ArrayBuffer>> {
  return withPdfium(source, { maxMemory: MAX_MEMORY }, (pdfium, document) => {
    const opened = pdfium._FPDF_LoadPage(document, page - 1);
    if (opened === 0) throw new RangeError("There is no such page");
    const { width, height } = sizeOf(pdfium, opened);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
    if (bitmap === 0) throw new RangeError("PDFium has no memory for the page");
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, opened, 0, 0, width, height, 0, DRAW_ANNOTATIONS);
    return toPgm(pdfium, bitmap, width, height);
  });
}

function sizeOf(pdfium: Pdfium, page: number): { width: number; height: number } {
  const [width, height] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  const scale = Math.min(
    DOTS_PER_INCH / POINTS_PER_INCH,
    Math.sqrt(MAX_PIXELS / Math.max(1, width * height)),
  );
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** Copies row by row, because PDFium pads the rows of its bitmap. */
function toPgm(pdfium: Pdfium, bitmap: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const header = pgmHeader(width, height);
  const file = new Uint8Array(header.length + width * height);
  file.set(header);
  for (let y = 0; y < height; y++) {
    const row = start + y * stride;
    file.set(pdfium.HEAPU8.subarray(row, row + width), header.length + y * width);
  }
  return file;
}
