import type { ExtractedDocument, PageFault } from "./document";

const FAULT_WORDS: Record<PageFault["fault"], (pages: string) => string> = {
  doubtful: (pages) => `Hard to read, so that words may be wrong or missing: ${pages}.`,
  no_words: (pages) => `No words were found on ${pages}.`,
  unreadable: (pages) => `${capitalize(pages)} could not be read.`,
  beyond_budget: (pages) => `${capitalize(pages)} could not be read: the file has too many scanned pages.`,
};

/** Remarks about single pages for the recruiter, one sentence each. */
export function pageNotes({ ocrPages, pageFaults }: ExtractedDocument): string[] {
  const notes = Object.entries(FAULT_WORDS).map(([fault, words]) => {
    const pages = pageFaults.filter((candidate) => candidate.fault === fault).map(({ page }) => page);
    return pages.length > 0 ? words(nameOf(pages)) : "";
  });
  const ocr = ocrPages.length > 0 ? `Read by OCR, which may get words wrong: ${nameOf(ocrPages)}.` : "";
  return [ocr, ...notes].filter((note) => note !== "");
}

/** "page 3", "pages 1 to 4, 7" */
function nameOf(pages: number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const run = runs[runs.length - 1];
    if (run?.[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  const names = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  return `${pages.length === 1 ? "page" : "pages"} ${names.join(", ")}`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
