import { expect, test } from "vitest";
import { type Rankable, rankResumes } from "./rank-resumes";
import type { VerdictLevel } from "./scorecard";

const resume = (id: string, matchPercent: number, must: VerdictLevel, nice: VerdictLevel): Rankable => ({
  id,
  matchPercent,
  scorecard: {
    criteria: [
      { id: "m", kind: "skill", importance: "must", text: "m", skills: [], weight: 3 },
      { id: "n", kind: "skill", importance: "nice", text: "n", skills: [], weight: 1 },
    ],
    verdicts: [
      { criterionId: "m", level: must, evidence: null, note: "" },
      { criterionId: "n", level: nice, evidence: null, note: "" },
    ],
  },
});

test("match first, then must-haves, then what is fully met, then the id; never the order of upload", () => {
  const ranked = [
    resume("e", 80, "partial", "none"),
    resume("a", 70, "strong", "none"),
    resume("d", 70, "strong", "none"),
    resume("b", 70, "strong", "strong"),
    resume("c", 70, "partial", "strong"),
  ];
  const ids = ["e", "b", "a", "d", "c"];
  expect(rankResumes(ranked).map(({ id }) => id)).toEqual(ids);
  expect(rankResumes([...ranked].reverse()).map(({ id }) => id)).toEqual(ids);
});
