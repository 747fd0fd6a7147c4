import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { analyzeResume } from "#core/analysis/analyze-resume";
import { buildRubric } from "#core/analysis/build-rubric";
import { DocumentError, type Extraction } from "#core/documents/document";
import type { PageReading } from "#core/documents/page-reader";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { extractDocument } from "#platform/documents/extract-document";
import { createMemoryGate } from "#platform/memory-gate";
import { findPhones } from "#platform/phones";

const JOB = { name: "Backend Engineer", keyRequirements: "TypeScript\nPostgreSQL", keySkills: ["Docker"] };

const rubric = buildRubric({ jobDescription: "", optionalRequirements: "", ...JOB });
/** One file at a time, as in the resume reader. */
const withMemory = createMemoryGate(1, { lostAfterMs: 60_000 });

/** Extracts and judges a file, processing the pages of a scan one after another. */
export async function readInTurn(
  file: string,
  readingOf: (page: number) => PageReading | null,
): Promise<string> {
  const readings = new Map<number, PageReading | null>();
  // The reader receives the file again for each page.
  const extract = (): Promise<Extraction> => {
    const bytes = new Uint8Array(readFileSync(file));
    return extractDocument({ bytes, fileName: basename(file), readings });
  };
  try {
    for (;;) {
      const extraction = await withMemory(1, extract);
      if ("pageToRead" in extraction) {
        readings.set(extraction.pageToRead, readingOf(extraction.pageToRead));
        continue;
      }
      const { document } = extraction;
      const asOf = new Date("2026-01-01");
      await analyzeResume(
        { analyzer: embeddedAnalyzer, findPhones },
        { rubric: await rubric, document, asOf },
      );
      return `${document.text.length} characters`;
    }
  } catch (error) {
    if (error instanceof DocumentError) return error.message;
    throw error;
  }
}
