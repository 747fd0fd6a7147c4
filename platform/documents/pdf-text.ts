import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { DocumentError } from "#core/documents/document";
import { readDrawing } from "./pdf-drawing";
import { hideTexts } from "./pdf-hide";
import { inkOf } from "./pdf-ink";
import { readingOrder } from "./pdf-layout";
import type { Piece } from "./pdf-segments";
import { checkPdfStreams } from "./pdf-streams";
import type { RawText } from "./raw-text";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type TextItem = { str: string; dir: string; transform: number[]; width: number; height: number };

const MAX_PAGES = 50;
const MAX_ITEMS = 20_000;
const SMALLEST_VISIBLE = 2;

/** The text of a PDF page by page; `extractText` of unpdf would load all pages at once, without a bound. */
export async function pdfText(bytes: Uint8Array): Promise<RawText> {
  checkPdfStreams(bytes);
  const pdf = await open(bytes);
  try {
    const pages = Math.min(pdf.numPages, MAX_PAGES);
    const texts: string[] = [];
    const hiddenText: string[] = [];
    let itemsLeft = MAX_ITEMS;
    let truncated = pdf.numPages > MAX_PAGES;
    for (let number = 1; number <= pages; number++) {
      const page = await pdf.getPage(number);
      const items = await readItems(page, itemsLeft);
      if (items === null) {
        // What lies behind the bound cannot be checked for hidden text, so none of this page is taken.
        if (number === 1)
          throw new DocumentError("too_large", "The first page of this PDF holds too much text.");
        truncated = true;
        break;
      }
      itemsLeft -= items.length;
      if (items.length > 0) await hideUnseen(pdf, page, items, hiddenText);
      texts.push(readingOrder(visiblePieces(page, items, hiddenText)));
      page.cleanup();
    }
    return { text: texts.join("\f"), pages: pdf.numPages, truncated, hiddenText };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // pdf.js detaches the buffer it is given. Images are never needed here, so none is decoded.
    return await getDocumentProxy(bytes.slice(), { verbosity: 0, maxImageSize: 1, disableFontFace: true });
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

/** Empties the items, or the parts of them, that are drawn without leaving a mark. */
async function hideUnseen(pdf: Pdf, page: Page, items: TextItem[], hiddenText: string[]): Promise<void> {
  const { OPS } = await getResolvedPDFJS();
  const layers = await pdf.getOptionalContentConfig();
  const drawing = await readDrawing(page, OPS);
  const ink = inkOf(drawing, OPS, {
    corners: page.view as [number, number, number, number],
    layerShown: (group) => layers.isVisible(group),
  });
  if (ink.offPage.trim()) hiddenText.push(ink.offPage);
  if (!ink.anyHidden) return;
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
    if (Math.max(size, Math.hypot(a, b)) < SMALLEST_VISIBLE || !onPage) hiddenText.push(item.str);
    else pieces.push({ x, y, width: item.width, size, text: item.str, rtl: item.dir === "rtl", spaced });
    spaced = false;
  }
  return pieces;
}
