import { expect, test } from "vitest";
import { embeddedAnalyser } from "#core/matching/embedded-analyser";
import { evaluation } from "./evaluation";

test("the published figures are of the judge that judges", () => {
  const { engine, version } = evaluation;
  expect({ engine, version }).toEqual({ engine: "embedded", version: embeddedAnalyser.version });
});

test("they are of both halves, and of enough verdicts to say anything", () => {
  for (const half of [evaluation.look, evaluation.tune]) {
    expect(half.verdicts).toBeGreaterThan(1000);
    for (const share of [half.exact, half.falseClaim, half.missed, half.coverage]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  }
});
