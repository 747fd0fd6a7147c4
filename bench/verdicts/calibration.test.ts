import { expect, test } from "vitest";
import type { Criterion } from "#core/analysis/rubric";
import type { Verdict, VerdictLevel } from "#core/analysis/scorecard";
import { percentOf } from "#core/scoring/tier";
import { fitEdges, fitNotSure, fitWithoutEach, rateEdges } from "./calibration";
import type { labelLevels } from "./labels";
import type { JudgedPair } from "./score-pairs";

/** A job of one line, with the reader's label and the judge's verdict. */
function pair(gold: (typeof labelLevels)[number], level: VerdictLevel, sure?: false): JudgedPair {
  const criterion: Criterion = {
    ...{ id: "c1", kind: "skill", importance: "must", text: "Baking", skills: [], weight: 3 },
    source: [{ field: "keyRequirements", line: 0 }],
  };
  const verdict: Verdict = { criterionId: "c1", level, evidence: null, note: "", sure };
  const lines = { keyRequirements: ["Baking"], optionalRequirements: [], keySkills: [] };
  return {
    job: { job: "baker", name: "Baker", jobDescription: "", ...lines },
    gold: { job: "baker", resume: "a.txt", verdicts: [{ r: "k0", level: gold }], fit: 50 },
    resume: {
      scorecard: {
        ...{ rubricHash: "", engine: "embedded", engineVersion: "1", flags: [] },
        ...{ criteria: [criterion], verdicts: [verdict] },
      },
    },
  };
}

test("what is not sure is worth what readers found there, and never less at a higher level", () => {
  const pairs = [
    ...[pair("met", "strong"), pair("none", "strong")],
    ...[pair("none", "none", false), pair("partly", "none", false)],
    ...[pair("none", "weak", false), pair("met", "partial", false)],
  ];
  // "none": half of .65. "weak": no data, but not less than "none". "partial": .95 of one met. "strong": no data.
  expect(fitNotSure(pairs)).toEqual({ none: 0.33, weak: 0.33, partial: 0.95, strong: 0.95 });
});

const EDGES = { C: 0.4, B: 0.6, A: 0.8 };
const rows = Array.from({ length: 101 }, (_none, at) => ({
  job: `job ${at % 4}`,
  share: at / 100,
  fit: percentOf(at / 100, EDGES),
}));

test("edges are found again where percentages come from them", () => {
  expect(fitEdges(rows)).toEqual(EDGES);
  expect(rateEdges(rows, () => EDGES)).toMatchObject({ tierRight: 1, tierFarOff: 0, badInAB: 0, goodInD: 0 });
  const shifted = rateEdges(rows, () => ({ C: 0.7, B: 0.8, A: 0.9 }));
  expect(shifted.goodInD).toBeGreaterThan(0);
  expect(shifted.tierRight).toBeLessThan(1);
});

test("each job's edges are those of the others", () => {
  const odd = rows.map((row) => (row.job === "job 0" ? { ...row, fit: 0 } : row));
  expect(fitWithoutEach(odd).get("job 0")).toEqual(EDGES);
  expect(fitWithoutEach(odd).get("job 1")).not.toEqual(EDGES);
});
