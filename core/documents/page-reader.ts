import type { StoredFile } from "./document";

/** What stands on a page that is a picture. */
export type PageReading = {
  text: string;
  /** 0 to 100, as the engine judges itself. */
  confidence: number;
};

/**
 * The port to whoever reads pages that are pictures. Two adapters: OCR inside the Worker, and a vision model.
 * Throws a DocumentError for a page that can never be read and an OverrunError for one that was stopped; anything
 * else may pass.
 */
export type ReadPage = (input: {
  file: StoredFile;
  /** From 1. */
  page: number;
}) => Promise<PageReading>;

/** Pages that are pictures, as far as they are settled: null is a page that could not be read. */
export type PageReadings = ReadonlyMap<number, PageReading | null>;
