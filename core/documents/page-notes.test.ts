import { expect, test } from "vitest";
import type { ExtractedDocument, PageFault } from "./document";
import { pageNotes } from "./page-notes";

const notes = (ocrPages: number[], pageFaults: PageFault[] = []) =>
  pageNotes({ ocrPages, pageFaults } as ExtractedDocument);

test("a document with text of its own needs no words", () => {
  expect(notes([])).toEqual([]);
});

test("pages read by OCR are named, runs of them shortly", () => {
  expect(notes([2])).toEqual(["Read by OCR, which may get words wrong: page 2."]);
  expect(notes([1, 2, 3, 5])).toEqual(["Read by OCR, which may get words wrong: pages 1 to 3, 5."]);
});

test("each fault is a sentence of its own", () => {
  expect(
    notes(
      [1],
      [
        { page: 1, fault: "doubtful" },
        { page: 3, fault: "unreadable" },
        { page: 4, fault: "no_words" },
        { page: 11, fault: "beyond_budget" },
        { page: 12, fault: "beyond_budget" },
      ],
    ),
  ).toEqual([
    "Read by OCR, which may get words wrong: page 1.",
    "Hard to read, so that words may be wrong or missing: page 1.",
    "No words were found on page 4.",
    "Page 3 could not be read.",
    "Pages 11 to 12 could not be read: the file has too many scanned pages.",
  ]);
});
