import { DocumentError, type StoredFile } from "#core/documents/document";
import { OverrunError } from "#core/documents/overrun-error";
import type { PageReading, PageReadings, ReadPage } from "#core/documents/page-reader";

/** How many times a page was attempted, and its result. */
type PageRecord = { tries: number; reading: PageReading | null };
/** By page number. */
export type PageRecords = Record<number, PageRecord>;

export type PageOcrDeps = {
  files: {
    getPageRecords(resume: StoredFile): Promise<PageRecords>;
    putPageRecords(resume: StoredFile, records: PageRecords): Promise<void>;
  };
  readPage: ReadPage;
};

/** A page that crashed its worker or timed out this often would do so again. */
const MAX_TRIES = 2;

export function settledReadings(records: PageRecords): PageReadings {
  const settled = Object.entries(records).filter(
    ([, { tries, reading }]) => reading !== null || tries >= MAX_TRIES,
  );
  return new Map(settled.map(([page, { reading }]) => [Number(page), reading]));
}

/**
 * Reads one page of a claimed resume with OCR. Throws on a temporary failure unless this is the last attempt: a resume
 * without the page is better than none.
 */
export async function readPageWithOcr(
  deps: PageOcrDeps,
  resume: StoredFile & { isTest: boolean },
  { page, records, isLastAttempt }: { page: number; records: PageRecords; isLastAttempt: boolean },
): Promise<void> {
  const store = (record: PageRecord) => deps.files.putPageRecords(resume, { ...records, [page]: record });
  const tries = (records[page]?.tries ?? 0) + 1;
  // Stored before the work, so that a crash on this page is counted.
  await store({ tries, reading: null });
  try {
    await store({ tries, reading: await deps.readPage({ file: resume, page, isTest: resume.isTest }) });
  } catch (error) {
    if (isLastAttempt || error instanceof DocumentError) return store({ tries: MAX_TRIES, reading: null });
    if (!(error instanceof OverrunError)) await store({ tries: tries - 1, reading: null });
    throw error;
  }
}
