import type { PageFault } from "#core/documents/document";
import type { PageReading, PageReadings } from "#core/documents/page-reader";
import { showContactLinks } from "./contact-links";
import { joinHyphens } from "./join-hyphens";
import type { PdfPage, PdfText } from "./pdf-text";
import type { RawText } from "./raw-text";
import { isReadable } from "./text-quality";

/** About a second each, one after the other. */
const MAX_OCR_PAGES = 10;
/** As the engine judges itself: pages of print come out above 85, pages of noise below 40. */
const CONFIDENCE = { doubtful: 70, worthless: 40 };
/** Of the words of an invisible text, how many must stand on the picture for it to be a copy of it. */
const COPIED_SHARE = 0.6;

export type PdfPages = RawText & { ocrPages: number[]; pageFaults: PageFault[] };

/**
 * The text of all pages, those without text of their own filled in from their readings; or the first page
 * whose reading is missing.
 */
export function fillInReadings(pdf: PdfText, readings: PageReadings): PdfPages | { pageToRead: number } {
  const toRead = pdf.pages.flatMap((page, index) => (needsReading(page) ? [index + 1] : []));
  const affordable = toRead.slice(0, MAX_OCR_PAGES);
  const next = affordable.find((page) => !readings.has(page));
  if (next !== undefined) return { pageToRead: next };

  const ocrPages: number[] = [];
  const pageFaults: PageFault[] = toRead
    .slice(MAX_OCR_PAGES)
    .map((page) => ({ page, fault: "beyond_budget" }));
  const pages = pdf.pages.map((page, index) => {
    const number = index + 1;
    if (!affordable.includes(number)) return page;
    const { text, fault } = judge(page, readings.get(number) ?? null);
    if (text !== page.text) ocrPages.push(number);
    if (fault) pageFaults.push({ page: number, fault });
    return { text, hiddenText: page.hiddenText.filter((hidden) => !isCopy(hidden, text)) };
  });
  const text = joinHyphens(pages.map((page) => page.text).join("\f"));
  return {
    text: letters(text) > 0 ? showContactLinks(text, pdf.links) : text,
    pages: pdf.pageCount,
    truncated: pdf.truncated,
    hiddenText: pages.flatMap((page) => page.hiddenText),
    ocrPages,
    pageFaults,
  };
}

function needsReading(page: PdfPage): boolean {
  return page.holdsPicture || !isReadable(page.text);
}

/** What counts as the text of a page, and what is to be said of it. */
function judge(
  page: PdfPage,
  reading: PageReading | null,
): { text: string; fault: PageFault["fault"] | null } {
  const own = isReadable(page.text) ? page.text : "";
  if (!reading) return { text: own, fault: "unreadable" };
  const text = reading.text.trim();
  if (letters(text) <= letters(own)) {
    if (own !== page.text) return { text: own, fault: "unreadable" };
    return { text: own, fault: letters(own) === 0 ? "no_words" : null };
  }
  if (reading.confidence < CONFIDENCE.worthless || !isReadable(text))
    return { text: own, fault: "unreadable" };
  return { text, fault: reading.confidence < CONFIDENCE.doubtful ? "doubtful" : null };
}

/** Searchable scans carry their own text invisibly behind the picture: nothing is hidden then. */
function isCopy(hidden: string, seen: string): boolean {
  const onPage = new Set(words(seen));
  const behind = words(hidden);
  return behind.filter((word) => onPage.has(word)).length > COPIED_SHARE * behind.length;
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
