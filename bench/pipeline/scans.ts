import { drawPage } from "#platform/ocr/draw-page";
import { sourceOf } from "#platform/ocr/pdfium";
import { type GrayImage, openPgm } from "#platform/ocr/pgm";
import { recognize } from "#platform/ocr/recognize";
import { scannedPdf, textPdf } from "../../tests/fixtures/pdf-builders";
import { percent } from "../lib/table";
import { resumeLines } from "./make-resumes";

const DRAWN_AT = 200;
const PAGES = 4;
/** Lines that fit on a page. */
const LINES = 55;

/**
 * Measures how many words the OCR engines recover from clean English scans, and the warm time per page: dpi, pages,
 * words, share recovered, ms in each engine.
 */
export async function measureScans(): Promise<(string | number)[][]> {
  await recognize(await draw(await textPdf(["Warm up"])));
  const rows = [];
  for (const dpi of [100, 150, 200]) {
    const sum = { words: 0, found: 0, drawMs: 0, readMs: 0 };
    for (let n = 0; n < PAGES; n++) {
      const lines = resumeLines(n).slice(0, LINES);
      const scan = scannedPdf([coarser(openPgm(await draw(await textPdf(lines))), dpi / DRAWN_AT)]);
      const startedAt = performance.now();
      const drawn = await draw(scan);
      const drawnAt = performance.now();
      const { text } = await recognize(drawn);
      sum.drawMs += drawnAt - startedAt;
      sum.readMs += performance.now() - drawnAt;
      const wanted = wordsOf(lines.join(" "));
      sum.words += wanted.length;
      sum.found += countFound(wanted, wordsOf(text));
    }
    const { words, found, drawMs, readMs } = sum;
    rows.push([dpi, PAGES, words, percent(found, words), drawMs / PAGES, readMs / PAGES]);
  }
  return rows;
}

const draw = (pdf: Uint8Array) => drawPage(sourceOf(pdf), 1);

/** Downscales by averaging pixels, as a scanner does. */
function coarser({ width, height, data }: GrayImage, scale: number): GrayImage {
  const [wide, high] = [Math.floor(width * scale), Math.floor(height * scale)];
  const pixels = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      let count = 0;
      for (let fromY = Math.floor(y / scale); fromY < (y + 1) / scale && fromY < height; fromY++)
        for (let fromX = Math.floor(x / scale); fromX < (x + 1) / scale && fromX < width; fromX++) {
          sum += data[fromY * width + fromX] ?? 0;
          count++;
        }
      pixels[y * wide + x] = sum / count;
    }
  return { width: wide, height: high, data: pixels };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each recognized word matches at most one wanted word. */
function countFound(wanted: string[], read: string[]): number {
  const left = new Map<string, number>();
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times > 0;
  }).length;
}
