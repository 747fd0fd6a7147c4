import type { StoredFile } from "#core/documents/document";
import type { PageReading, ReadPage } from "#core/documents/page-reader";
import type { AiBinding } from "../ai/run-model";
import { createVisionReader } from "./vision-reader";

/** Renders a page of a stored file as a PGM file. */
export type DrawPage = (page: { file: StoredFile; page: number }) => Promise<Uint8Array>;

type Engines = { drawPage: DrawPage; recognize(pgm: Uint8Array): Promise<PageReading> };

/** Reads pages with the embedded OCR, unless the configuration names a vision model. */
export function createPageReader(
  { drawPage, recognize }: Engines,
  { ai, model }: { ai: AiBinding | undefined; model: string | undefined },
): ReadPage {
  if (!model) return async (page) => recognize(await drawPage(page));
  if (!ai) throw new Error("OCR_MODEL names a model, but there is no binding AI to run it");
  return createVisionReader(drawPage, ai, model);
}
