import { createCipheriv } from "node:crypto";
import { drawPage } from "#platform/ocr/draw-page";
import { sourceOf } from "#platform/ocr/pdfium";
import { type GrayImage, openPgm } from "#platform/ocr/pgm";
import { docx } from "../../tests/fixtures/docx-builders";
import { assemblePdf, scannedPdf, textPdf } from "../../tests/fixtures/pdf-builders";
import { makeResumes } from "../pipeline/make-resumes";

export type MemoryCase = { name: string; fileName: string; isScan?: true; make(): Promise<Uint8Array> };

const LINE = "Built booking services in TypeScript and PostgreSQL for 400 customers, Jan 2019 - Dec 2021.";
/** Just below the 10 MB upload limit. */
const ALMOST_10_MB = 10 * 1024 * 1024 - 64 * 1024;

/** Files that may be uploaded, from typical ones to the largest accepted. */
export const MEMORY_CASES: MemoryCase[] = [
  { name: "PDF, two pages", fileName: "resume.pdf", make: () => made("pdf") },
  { name: "Word, two pages", fileName: "resume.docx", make: () => made("docx") },
  { name: "PDF, 50 pages of text", fileName: "long.pdf", make: () => textPdf(lines(50 * 52)) },
  { name: "PDF, 10 MB: a page of text, photos", fileName: "photos.pdf", make: async () => photoPdf() },
  { name: "PDF, 10 MB: pages of text", fileName: "thick.pdf", make: async () => thickPdf() },
  { name: "Word, 10 MB: text, pictures", fileName: "pictures.docx", make: async () => pictureDocx() },
  { name: "scan, 200 dpi", fileName: "scan.pdf", isScan: true, make: () => scan(1, 1, 4) },
  { name: "scan, 300 dpi", fileName: "gray.pdf", isScan: true, make: () => scan(1.5, 1, 24) },
  { name: "scan, 300 dpi, colour", fileName: "colour.pdf", isScan: true, make: () => scan(1.5, 3, 4) },
  { name: "scan, 400 dpi, grainy", fileName: "fine.pdf", isScan: true, make: () => scan(2, 1, 24) },
];

async function made(type: "pdf" | "docx"): Promise<Uint8Array> {
  const file = (await makeResumes(10)).find((one) => one.type === type);
  if (!file) throw new Error(`no ${type}`);
  return file.bytes;
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => `${LINE} ${n}`);

/** The same incompressible bytes every time. */
const noise = (size: number) =>
  createCipheriv("aes-128-ctr", Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(size));

const stream = (entries: string, data: Buffer) =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data.toString("latin1")}\nendstream`;

const textOperators = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, n) => `BT /F1 9 Tf 40 ${800 - n * 14} Td (${LINE} ${from + n}) Tj ET`,
  ).join("\n");

const HEAD = ["<</Type/Catalog/Pages 2 0 R>>"];
const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
const page = (content: number, more = "") =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<</Font<</F1 3 0 R>>${more}>>>>`;

/** Two small photos below the text, which are never decoded. */
function photoPdf(): Uint8Array {
  const photo = stream(
    "/Type/XObject/Subtype/Image/Width 1500/Height 1100/ColorSpace/DeviceRGB/BitsPerComponent 8",
    noise(ALMOST_10_MB / 2),
  );
  const content = `${textOperators(0, 45)}\nq 90 0 0 90 400 700 cm /A Do Q\nq 90 0 0 90 400 600 cm /B Do Q`;
  return assemblePdf([
    ...[...HEAD, "<</Type/Pages/Kids[4 0 R]/Count 1>>", FONT],
    ...[page(5, "/XObject<</A 6 0 R/B 7 0 R>>"), Buffer.from(content), photo, photo],
  ]);
}

/** As many uncompressed pages of text as fit. */
function thickPdf(): Uint8Array {
  const perPage = textOperators(0, 55).length + 400;
  const pages = Math.floor(ALMOST_10_MB / perPage);
  const kids = Array.from({ length: pages }, (_, n) => `${4 + 2 * n} 0 R`).join(" ");
  const objects = Array.from({ length: pages }, (_, n) => [
    page(5 + 2 * n),
    Buffer.from(textOperators(n * 55, 55)),
  ]);
  return assemblePdf([...HEAD, `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`, FONT, ...objects.flat()]);
}

const pictureDocx = () =>
  docx(lines(100), { extraParts: { "word/media/image1.jpeg": noise(ALMOST_10_MB - 100_000) } });

/** A page of these lines, scanned in color. */
export async function scanOfLines(words: string[]): Promise<Uint8Array> {
  const { data, ...size } = await draw(words);
  const inColor = new Uint8Array(data.length * 3).map((_, at) => data[Math.floor(at / 3)] ?? 0);
  return scannedPdf([{ ...size, data: inColor }]);
}

const draw = async (words: string[]): Promise<GrayImage> =>
  openPgm(await drawPage(sourceOf(await textPdf(words)), 1));

/** A scanned page of text with paper grain, at `detail` times 200 dpi. */
async function scan(detail: number, colors: 1 | 3, grain: number): Promise<Uint8Array> {
  const { width, height, data } = await draw(lines(40));
  const [wide, high] = [Math.round(width * detail), Math.round(height * detail)];
  const dust = noise(wide * high * colors);
  const pixels = dust.map((speck, at) => {
    const pixel = Math.floor(at / colors);
    const row = Math.floor(Math.floor(pixel / wide) / detail);
    const gray = data[row * width + Math.floor((pixel % wide) / detail)] ?? 255;
    return Math.max(0, gray - (speck % grain));
  });
  return scannedPdf([{ width: wide, height: high, data: pixels }]);
}
