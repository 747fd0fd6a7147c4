import type { PageFault } from "#core/documents/document";
import type { PageReading, PageReadings } from "#core/documents/page-reader";
import { countMatches } from "#core/patterns";
import { showContactLinks } from "./contact-links";
import { joinHyphens } from "./join-hyphens";
import type { PdfPage, PdfText } from "./pdf-text";
import type { RawText } from "./raw-text";
import { isReadable } from "./text-quality";

/** Pages are read one at a time and take about a second each. */
const MAX_OCR_PAGES = 10;
/** As reported by the OCR engine: printed pages score above 85, pages of noise below 40. */
const CONFIDENCE = { doubtful: 70, worthless: 40 };
/** The share of an invisible text's words that must be on the page for the text to be a copy of it. */
const COPIED_SHARE = 0.6;

export type PdfPages = RawText & { ocrPages: number[]; pageFaults: PageFault[] };

/**
 * Returns the text of all pages, using OCR readings for pages without usable text of their own; or the first page
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
    text: countLetters(text) > 0 ? showContactLinks(text, pdf.links) : text,
    pages: pdf.pageCount,
    truncated: pdf.truncated,
    hiddenText: pages.flatMap((page) => page.hiddenText),
    ocrPages,
    pageFaults,
  };
}

function needsReading(page: PdfPage): boolean {
  return page.mayNeedOcr || !isReadable(page.text);
}

/** Chooses between a page's own text and its OCR reading, and names the fault to report. */
function judge(
  page: PdfPage,
  reading: PageReading | null,
): { text: string; fault: PageFault["fault"] | null } {
  const own = isReadable(page.text) ? page.text : "";
  if (!reading) return { text: own, fault: "unreadable" };
  const text = reading.text.trim();
  if (countLetters(text) <= countLetters(own)) {
    if (own !== page.text) return { text: own, fault: "unreadable" };
    return { text: own, fault: countLetters(own) === 0 ? "no_words" : null };
  }
  if (reading.confidence < CONFIDENCE.worthless || !isReadable(text))
    return { text: own, fault: "unreadable" };
  return { text, fault: reading.confidence < CONFIDENCE.doubtful ? "doubtful" : null };
}

/** Searchable scans contain their own text, invisible behind the image: such text is not meant to deceive. */
function isCopy(hidden: string, seen: string): boolean {
  const onPage = new Set(words(seen));
  const behind = words(hidden);
  return behind.filter((word) => onPage.has(word)).length > COPIED_SHARE * behind.length;
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const countLetters = (text: string) => countMatches(text, /\p{L}/gu);
