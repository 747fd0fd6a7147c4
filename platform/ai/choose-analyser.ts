import type { Analyser } from "#core/analysis/analyser";
import { embeddedAnalyser } from "#core/matching/embedded-analyser";
import type { ModelSettings } from "./ask-model";
import { createModelAnalyser } from "./model-analyser";
import type { AiBinding } from "./run-model";

/** The embedded analyser, unless a model is named and there is something to run it. */
export function chooseAnalyser(model: ModelSettings | undefined, ai?: AiBinding): Analyser {
  return model && ai ? createModelAnalyser(ai, model) : embeddedAnalyser;
}
