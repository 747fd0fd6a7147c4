import type { StoredFile } from "./document";

/** The text of a scanned page. */
export type PageReading = {
  text: string;
  /** The engine's own confidence, 0 to 100. */
  confidence: number;
};

/**
 * The port that reads scanned pages. Two adapters: OCR in a Worker, and a vision model. Throws a DocumentError for a
 * page that can never be read and an OverrunError for one that was stopped; any other error is temporary.
 */
export type ReadPage = (input: {
  file: StoredFile;
  /** 1-based. */
  page: number;
  /** Whether it belongs to a test account, for which no model is paid. */
  isTest?: boolean;
}) => Promise<PageReading>;

/** The scanned pages read so far; null for one that could not be read. */
export type PageReadings = ReadonlyMap<number, PageReading | null>;
