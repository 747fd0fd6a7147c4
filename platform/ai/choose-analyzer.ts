import type { Analyzer } from "#core/analysis/analyzer";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import type { ModelSettings } from "./ask-model";
import { createModelAnalyzer } from "./model-analyzer";
import type { AiBinding } from "./run-model";

/** The model analyzer if a model is configured and can be run; otherwise the embedded one. */
export function chooseAnalyzer(model: ModelSettings | undefined, ai?: AiBinding): Analyzer {
  return model && ai ? createModelAnalyzer(ai, model) : embeddedAnalyzer;
}
