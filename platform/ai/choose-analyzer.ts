import type { Analyzer } from "#core/analysis/analyzer";
import { testAnalyzer } from "#core/analysis/test-analyzer";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { createModelAnalyzer } from "./model-analyzer";
import type { ModelSettings } from "./request-completion";
import type { AiBinding } from "./run-model";

/**
 * Test accounts get made-up verdicts. Otherwise returns the model analyzer if a model is configured and can be run, or
 * else the embedded one.
 */
export function chooseAnalyzer(
  { model, isTest = false }: { model: ModelSettings | undefined; isTest?: boolean },
  ai?: AiBinding,
): Analyzer {
  if (isTest) return testAnalyzer;
  return model && ai ? createModelAnalyzer(ai, model) : embeddedAnalyzer;
}
