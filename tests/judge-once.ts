import { afterAll, beforeAll, type MockInstance, vi } from "vitest";
import type { Analyzer } from "#core/analysis/analyzer";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";

/**
 * For tests of models: lets the embedded judge judge each resume once, however many models read it. It gives the same
 * verdicts each time, and judging takes most of the time of a reading.
 */
export function judgeOnce(): void {
  const judge = embeddedAnalyzer.analyze;
  const known = new Map<string, ReturnType<Analyzer["analyze"]>>();
  let spy: MockInstance<Analyzer["analyze"]>;
  beforeAll(() => {
    spy = vi.spyOn(embeddedAnalyzer, "analyze").mockImplementation(async (input) => {
      const key = JSON.stringify(input);
      const findings = known.get(key) ?? judge(input);
      known.set(key, findings);
      return structuredClone(await findings);
    });
  });
  afterAll(() => spy.mockRestore());
}
