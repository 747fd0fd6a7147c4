import type { Analyser } from "#core/analysis/analyser";
import { embeddedAnalyser } from "#core/matching/embedded-analyser";
import type { ModelSettings } from "./ask-model";
import { createModelAnalyser } from "./model-analyser";
import type { AiBinding } from "./run-model";

/** The model analyser if a model is configured and can be run; otherwise the embedded one. */
export function chooseAnalyser(model: ModelSettings | undefined, ai?: AiBinding): Analyser {
  return model && ai ? createModelAnalyser(ai, model) : embeddedAnalyser;
}
