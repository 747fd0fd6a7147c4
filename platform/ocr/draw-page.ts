import { inPdfium, type Pdfium, type PdfSource } from "./pdfium";
import { pgmHeader } from "./pgm";

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 200;
/** An A4 page at 200 dpi has 3.9 million; larger pages are drawn coarser. */
const MAX_PIXELS = 4_200_000;

const GRAY = 1;
const WHITE = 0xffffffff;
/** As it looks, annotations included. PDFium's own flag for gray makes a copy of each picture first. */
const DRAW_ANNOTATIONS = 1;

/** Pages that a person would look at before giving up on a file. */
const MAX_PAGES_OPENED = 50;

/** A page as it looks, in gray, as a PGM file. */
export function drawPage(source: PdfSource, page: number): Promise<Uint8Array<ArrayBuffer>> {
  return inPdfium(source, (pdfium, document) => {
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

/** Whether the pages of a file can be opened without taking too much memory; also true of what PDFium cannot read. */
export async function opensSafely(source: PdfSource): Promise<boolean> {
  try {
    await inPdfium(source, (pdfium, document) => {
      const pages = Math.min(pdfium._FPDF_GetPageCount(document), MAX_PAGES_OPENED);
      for (let page = 0; page < pages; page++) pdfium._FPDF_LoadPage(document, page);
    });
    return true;
  } catch (error) {
    return !(error instanceof WebAssembly.RuntimeError || error instanceof RangeError);
  }
}

function sizeOf(pdfium: Pdfium, page: number): { width: number; height: number } {
  const [width, height] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  const scale = Math.min(
    DOTS_PER_INCH / POINTS_PER_INCH,
    Math.sqrt(MAX_PIXELS / Math.max(1, width * height)),
  );
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** Its rows lie further apart in the engine than they are long. */
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
