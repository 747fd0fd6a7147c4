import { Buffer } from "node:buffer";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { DocumentError } from "#core/documents/document";
import { CMapFactory } from "./cmaps";
import type { Ink } from "./glyph-spans";
import { readDrawing } from "./pdf-drawing";
import { hideTexts } from "./pdf-hide";
import { readingOrder } from "./pdf-layout";
import { holdsPicture } from "./pdf-picture";
import type { Piece } from "./pdf-segments";
import { guardPdf } from "./pdf-streams";
import { visibleGlyphs } from "./visible-glyphs";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type TextItem = { str: string; dir: string; transform: number[]; width: number; height: number };

const MAX_PAGES = 50;
const MAX_ITEMS = 20_000;
const SMALLEST_VISIBLE = 2;

/** A page with fewer letters is looked at for pictures of text. */
const FEW_LETTERS = 40;

export type PdfPage = { text: string; hiddenText: string[]; holdsPicture: boolean };
/** `pages` are those that were read; `pageCount` counts all. `links`: where links of the file lead. */
export type PdfText = { pages: PdfPage[]; pageCount: number; truncated: boolean; links: string[] };

/** The text of a PDF page by page; `extractText` of unpdf would load all pages at once, without a bound. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const tame = guardPdf(bytes);
  const pdf = await open(tame.bytes);
  try {
    const pages: PdfPage[] = [];
    let itemsLeft = MAX_ITEMS;
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && itemsLeft > 0; number++) {
      const page = await pdf.getPage(number);
      const read = await readPage(pdf, page, itemsLeft);
      pages.push(read.page);
      itemsLeft -= read.items;
      page.cleanup();
    }
    const truncated = pages.length < pdf.numPages;
    return { pages, pageCount: pdf.numPages, truncated, links: tame.links };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Its streams cannot be measured from outside. */
export const isEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("/Encrypt");

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // Images are never needed here, so none is decoded.
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      maxImageSize: 1,
      disableFontFace: true,
      cMapUrl: "cmaps/",
      cMapPacked: true,
      useWorkerFetch: false,
      BinaryDataFactory: CMapFactory,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new DocumentError(name === "PasswordException" ? "encrypted" : "corrupted", undefined, {
      cause: error,
    });
  }
}

/**
 * Null when there are more than `limit`. Timers cannot interrupt pdf.js (it runs in our own thread and seldom
 * yields); the bound on items can.
 */
async function readItems(page: Page, limit: number): Promise<TextItem[] | null> {
  const items: TextItem[] = [];
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return items;
    for (const item of value.items) if ("str" in item) items.push(item);
    if (items.length > limit) {
      await reader.cancel(new Error("Enough text"));
      return null;
    }
  }
}

/** What lies behind a bound cannot be checked for hidden text, so nothing is taken of a page beyond one. */
const TOO_COMPLEX: PdfPage = { text: "", hiddenText: [], holdsPicture: true };

async function readPage(pdf: Pdf, page: Page, itemsLeft: number): Promise<{ page: PdfPage; items: number }> {
  const { OPS } = await getResolvedPDFJS();
  // The drawing first: it is bounded in every way, the text only by its items.
  const drawing = await readDrawing(page, OPS);
  const items = drawing && (await readItems(page, itemsLeft));
  if (!items) return { page: TOO_COMPLEX, items: drawing ? itemsLeft : 0 };

  const corners = page.view as [number, number, number, number];
  const layers = await pdf.getOptionalContentConfig();
  const ink = visibleGlyphs(drawing, OPS, { corners, layerShown: (group) => layers.isVisible(group) });
  const hiddenText: string[] = [];
  if (ink.offPage.trim()) hiddenText.push(ink.offPage);
  if (ink.anyHidden) takeOutUnseen(items, ink, hiddenText);
  const text = readingOrder(visiblePieces(page, items, hiddenText));
  const wordless = text.replace(/\s/g, "").length < FEW_LETTERS;
  return {
    page: {
      text,
      hiddenText,
      holdsPicture: wordless && holdsPicture(drawing, OPS, corners),
    },
    items: items.length,
  };
}

/** Empties the items, or the parts of them, that are drawn without leaving a mark. */
function takeOutUnseen(items: TextItem[], ink: Ink, hiddenText: string[]): void {
  const seen = hideTexts(
    items.map((item) => item.str),
    ink,
    hiddenText,
  );
  items.forEach((item, index) => {
    item.str = seen[index] ?? item.str;
  });
}

function visiblePieces(page: Page, items: TextItem[], hiddenText: string[]): Piece[] {
  const viewport = page.getViewport({ scale: 1 });
  const pieces: Piece[] = [];
  let spaced = false;
  for (const item of items) {
    if (item.str.trim() === "") {
      spaced ||= item.str !== "";
      continue;
    }
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
    const size = Math.max(Math.hypot(c, d), item.height);
    const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f) as number[];
    const onPage = x >= -1 && y >= -1 && x <= viewport.width + 1 && y <= viewport.height + 1;
    if (Math.min(size, Math.hypot(a, b)) < SMALLEST_VISIBLE || !onPage) hiddenText.push(item.str);
    else pieces.push({ x, y, width: item.width, size, text: item.str, rtl: item.dir === "rtl", spaced });
    spaced = false;
  }
  return pieces;
}
