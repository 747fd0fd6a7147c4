import { expect, test } from "vitest";
import { type Rankable, rankResumes } from "#core/analysis/rank-resumes";
import type { VerdictLevel } from "#core/analysis/scorecard";
import { type SlimResume, toCandidateCard, toRankable } from "./candidate-card";

const criteria = [
  { id: "c1", weight: 3, importance: "must" as const },
  { id: "c2", weight: 1, importance: "nice" as const },
];

function resume(id: string, level: VerdictLevel, depth?: number, secondLevel?: VerdictLevel) {
  const verdicts = [{ criterionId: "c1", level, depth, secondLevel }];
  const scorecard = { criteria, verdicts, relevance: 0.4, flags: ["Read by OCR."] };
  const lists = { pros: ["1", "2", "3", "4"], cons: ["1", "2", "3"], followUpQuestions: ["1", "2", "3"] };
  return { id, status: "done", matchPercent: 72, ...lists, scorecard } as unknown as SlimResume;
}

test("a card says what ranking reads of the scorecard, and no more", () => {
  const resumes = [
    resume("weak", "weak", 0.2),
    resume("twice", "partial", 0.5, "strong"),
    resume("strong", "strong"),
    resume("none", "none"),
  ];
  const cards = resumes.map(toCandidateCard);
  const ids = (rankables: Rankable[]) => rankResumes(rankables).map(({ id }) => id);
  expect(ids(cards.flatMap((card) => toRankable(card) ?? []))).toEqual(ids(resumes as Rankable[]));
  expect(Object.keys(cards[0] ?? {})).not.toContain("scorecard");
});

test("a card holds as much of each list as it shows, and all remarks", () => {
  const card = toCandidateCard(resume("a", "weak"));
  expect(card).toMatchObject({ pros: ["1", "2", "3"], cons: ["1", "2"], followUpQuestions: ["1", "2"] });
  expect(card.flags).toEqual(["Read by OCR."]);
});

test("what has not been read cannot be ranked", () => {
  const pending = { ...resume("a", "weak"), status: "pending" as const, matchPercent: null, scorecard: null };
  expect(toCandidateCard(pending)).toMatchObject({ judged: null, relevance: null, flags: [] });
  expect(toRankable(toCandidateCard(pending))).toBeUndefined();
});
