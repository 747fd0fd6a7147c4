import { DocumentError } from "#core/documents/document";
import { type Pdfium, PdfiumError, type PdfSource, sourceOf, withPdfium } from "../ocr/pdfium";
import { type Api, openApi } from "../ocr/pdfium-api";
import { type Character, readCharacters, SMALLEST_VISIBLE } from "./pdf-characters";
import { readingOrder } from "./pdf-layout";
import { linksOf } from "./pdf-links";
import { type Box, listObjects, mayNeedOcr } from "./pdf-objects";
import { type Place, toPieces } from "./pdf-pieces";
import { findHidden, withoutOtherPictures } from "./visible-characters";

const MAX_PAGES = 50;
/** Per document. The extracted text is cut at the smaller `MAX_CHARACTERS` of extract-document.ts anyway. */
const MAX_CHARACTERS = 250_000;

/** A page with fewer letters is checked for images of text. */
const FEW_LETTERS = 40;

/** The reader's isolate needs memory for everything else too. */
const MAX_MEMORY = 64 << 20;

export type PdfPage = { text: string; hiddenText: string[]; mayNeedOcr: boolean };
/**
 * `pages` are the pages that were read; `pageCount` counts all pages. `links` are the URLs that the pages link to.
 */
export type PdfText = { pages: PdfPage[]; pageCount: number; truncated: boolean; links: string[] };

type Engine = { pdfium: Pdfium; api: Api };

/** A page that exceeds a limit cannot be checked for hidden text, so none of its text is used. */
const TOO_COMPLEX: PdfPage = { text: "", hiddenText: [], mayNeedOcr: true };

/** Extracts the text of a PDF page by page, and separately the text that nobody can see. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const source = sourceOf(bytes);
  const pictures = { areDrawn: true, wereDrawn: false };
  try {
    return await read(source, pictures).catch((error) => {
      if (!isTooMuch(error) || !pictures.wereDrawn) throw error;
      return read(source, { areDrawn: false, wereDrawn: false });
    });
  } catch (cause) {
    if (isTooMuch(cause)) throw new DocumentError("too_large", undefined, { cause });
    const isLocked = cause instanceof PdfiumError && cause.isLocked;
    throw new DocumentError(isLocked ? "encrypted" : "corrupted", undefined, { cause });
  }
}

/** Whether PDFium asked for more memory than it may have, or crashed on the input. */
const isTooMuch = (error: unknown) =>
  error instanceof RangeError || error instanceof WebAssembly.RuntimeError;

/** Whether to draw the images that text overlaps; PDFium may lack the memory for one or crash on it. */
type Pictures = { areDrawn: boolean; wereDrawn: boolean };

function read(source: PdfSource, pictures: Pictures): Promise<PdfText> {
  return withPdfium(source, { maxMemory: MAX_MEMORY }, (pdfium, document) => {
    const engine = { pdfium, api: openApi(pdfium) };
    const pageCount = pdfium._FPDF_GetPageCount(document);
    const [pages, links]: [PdfPage[], string[]] = [[], []];
    let left = MAX_CHARACTERS;
    for (let number = 0; number < Math.min(pageCount, MAX_PAGES) && left > 0; number++) {
      const page = pdfium._FPDF_LoadPage(document, number);
      if (page === 0) pages.push({ text: "", hiddenText: [], mayNeedOcr: false });
      else {
        const { count, ...read } = readPage(engine, page, pictures, left);
        pages.push(read);
        links.push(...linksOf(engine, document, page));
        left -= count;
        pdfium._FPDF_ClosePage(page);
      }
    }
    return { pages, pageCount, truncated: pages.length < pageCount, links };
  });
}

function readPage(
  engine: Engine,
  page: number,
  pictures: Pictures,
  limit: number,
): PdfPage & { count: number } {
  const { pdfium, api } = engine;
  const objects = listObjects(api, page);
  if (!objects) return { ...TOO_COMPLEX, count: 0 };
  const textPage = pdfium._FPDFText_LoadPage(page);
  const count = pdfium._FPDFText_CountChars(textPage);
  const characters = readCharacters(api, { textPage, count, texts: objects.texts }, limit);
  pdfium._FPDFText_ClosePage(textPage);
  if (!characters) return { ...TOO_COMPLEX, count };

  const box = pageBox(engine, page);
  const { width, height, place } = lookAt(box, api.call.FPDFPage_GetRotation(page));
  if (withoutOtherPictures(api, objects, characters) > 0) {
    if (!pictures.areDrawn) return { ...TOO_COMPLEX, count };
    pictures.wereDrawn = true;
  }
  const hidden =
    characters.length > 0 ? findHidden(engine, { page, width, height, place }, objects, characters) : [];
  if (!hidden) return { ...TOO_COMPLEX, count };

  const looks = characters.map((character, index): Look => {
    const [x, y] = place(character.x, character.y);
    if (x < -1 || y < -1 || x > width + 1 || y > height + 1) return "off the page";
    return hidden[index] || character.size < SMALLEST_VISIBLE ? "hidden" : "seen";
  });
  const text = readingOrder(
    toPieces(
      characters.filter((_, index) => looks[index] === "seen"),
      place,
    ),
  );
  const wordless = text.replace(/\s/g, "").length < FEW_LETTERS;
  return {
    text,
    hiddenText: unseenStretches(characters, looks).map((unseen) => wordsOf(unseen, place)),
    mayNeedOcr: wordless && mayNeedOcr(objects, box),
    count,
  };
}

type Look = "seen" | "hidden" | "off the page";

/** Groups consecutive invisible characters, so that the recruiter sees a hidden sentence as one. */
function unseenStretches(characters: Character[], looks: Look[]): Character[][] {
  const found: Character[][] = [];
  characters.forEach((character, index) => {
    if (looks[index] === "seen") return;
    if (looks[index] === looks[index - 1]) found.at(-1)?.push(character);
    else found.push([character]);
  });
  return found;
}

const wordsOf = (characters: Character[], place: Place) =>
  toPieces(characters, place)
    .map(({ text }) => text)
    .join(" ");

function pageBox({ pdfium, api: { call, out, floats } }: Engine, page: number): Box {
  call.FPDF_GetPageBoundingBox(page, out);
  const [left, top, right, bottom] = floats();
  if (right > left && top > bottom) return { left, top, right, bottom };
  return {
    left: 0,
    bottom: 0,
    right: pdfium._FPDF_GetPageWidth(page),
    top: pdfium._FPDF_GetPageHeight(page),
  };
}

/** Returns the page's size and coordinates as a viewer sees it, rotated clockwise by so many quarter turns. */
function lookAt({ left, bottom, right, top }: Box, quarters: number) {
  const [wide, high] = [right - left, top - bottom];
  const places: Place[] = [
    (x, y) => [x - left, top - y],
    (x, y) => [y - bottom, x - left],
    (x, y) => [right - x, y - bottom],
    (x, y) => [top - y, right - x],
  ];
  const [width, height] = quarters % 2 === 0 ? [wide, high] : [high, wide];
  return { width, height, place: places[quarters] ?? (places[0] as Place) };
}
