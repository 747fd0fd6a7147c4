import type { ReadPage } from "#core/documents/page-reader";
import type { AiBinding } from "../ai/run-model";
import type { createPageWorkers } from "./page-workers";
import { createVisionReader } from "./vision-reader";

/** The embedded OCR, unless the configuration names a vision model. */
export function createPageReader(
  { drawPage, recognise }: ReturnType<typeof createPageWorkers>,
  { ai, model }: { ai: AiBinding | undefined; model: string | undefined },
): ReadPage {
  if (!model) return async (page) => recognise(await drawPage(page));
  if (!ai) throw new Error("OCR_MODEL names a model, but there is no binding AI to run it");
  return createVisionReader(drawPage, ai, model);
}
