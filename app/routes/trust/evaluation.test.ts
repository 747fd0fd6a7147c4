import { expect, test } from "vitest";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { evaluation, isMeasured } from "./evaluation";

test("the published figures are of the judge that judges", () => {
  const { engine, version } = evaluation;
  expect({ engine, version }).toEqual({ engine: "embedded", version: embeddedAnalyzer.version });
});

test("they are of both halves, and of enough verdicts to say anything", () => {
  for (const half of [evaluation.newTrades, evaluation.look, evaluation.tune]) {
    expect(half.verdicts).toBeGreaterThan(1000);
    for (const share of [half.exact, half.falseClaim, half.missed, half.coverage]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  }
});

test("a model that is not among those measured was never measured, whatever the built-in judge is worth", () => {
  const { engine, version } = evaluation;
  expect(isMeasured({ engine, version, model: null })).toBe(true);
  expect(isMeasured({ engine, version: "0.0.1", model: null })).toBe(false);
  expect(isMeasured({ engine: "openai", version, model: "never-heard-of:8b" })).toBe(false);
});
