import { DocumentError } from "#core/documents/document";
import type { PageReading, PageReadings, ReadPage } from "#core/documents/page-reader";

/** How often a page was begun, and what came of it. */
export type PageRecord = { tries: number; reading: PageReading | null };
/** By page number. */
export type PageRecords = Record<number, PageRecord>;

type ResumeRef = { id: string; tournamentId: string };

export type ReadPictureDeps = {
  getPageRecords(resume: ResumeRef): Promise<PageRecords>;
  putPageRecords(resume: ResumeRef, records: PageRecords): Promise<void>;
  readPage: ReadPage;
};

/** A page that killed its reader this often would kill the next one too. */
const MAX_TRIES = 2;

export function settledReadings(records: PageRecords): PageReadings {
  const settled = Object.entries(records).filter(
    ([, { tries, reading }]) => reading !== null || tries >= MAX_TRIES,
  );
  return new Map(settled.map(([page, { reading }]) => [Number(page), reading]));
}

/**
 * Reads one page from its picture, for a resume that is claimed. Throws on a passing fault, unless nobody tries
 * again: better a resume without the page than none.
 */
export async function readPicture(
  deps: ReadPictureDeps,
  resume: ResumeRef,
  {
    bytes,
    page,
    records,
    isLastAttempt,
  }: { bytes: Uint8Array; page: number; records: PageRecords; isLastAttempt: boolean },
): Promise<void> {
  const store = (record: PageRecord) => deps.putPageRecords(resume, { ...records, [page]: record });
  const tries = (records[page]?.tries ?? 0) + 1;
  // Stored before the work, so that a reader who dies over the page leaves a trace.
  await store({ tries, reading: null });
  try {
    await store({ tries, reading: await deps.readPage({ bytes, page }) });
  } catch (fault) {
    if (isLastAttempt || fault instanceof DocumentError) return store({ tries: MAX_TRIES, reading: null });
    await store({ tries: tries - 1, reading: null });
    throw fault;
  }
}
