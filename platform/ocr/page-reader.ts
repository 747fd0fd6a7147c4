import type { ReadPage } from "#core/documents/page-reader";
import type { AiBinding } from "../ai/run-model";
import { readPageEmbedded } from "./embedded-reader";
import { createVisionReader } from "./vision-reader";

/** The embedded OCR, unless the configuration names a vision model. */
export function createPageReader({ AI }: { AI?: AiBinding }, model: string | undefined): ReadPage {
  if (!model) return readPageEmbedded;
  if (!AI) throw new Error("OCR_MODEL names a model, but there is no binding AI to run it");
  return createVisionReader(AI, model);
}
