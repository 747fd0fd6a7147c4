import { expect, test } from "vitest";
import { type SlimResume, toCandidateCard, toRankable } from "./candidate-card";

function resume(scorecard: SlimResume["scorecard"]) {
  const lists = { pros: ["1", "2", "3", "4"], cons: ["1", "2", "3"], followUpQuestions: ["1", "2", "3"] };
  return { id: "a", status: "done", matchPercent: 72, ...lists, scorecard } as unknown as SlimResume;
}

const read = resume({ score: 72.417, relevance: 0.4, flags: ["Read by OCR."] });

test("a card says what ranking reads of the scorecard, and no more", () => {
  const card = toCandidateCard(read);
  expect(toRankable(card)).toEqual({ id: "a", score: 72.417, relevance: 0.4 });
  expect(Object.keys(card)).not.toContain("scorecard");
});

test("a result of before the score was kept is ranked by its match", () => {
  expect(toRankable(toCandidateCard(resume({ flags: [] })))).toEqual({ id: "a", score: 72, relevance: 0 });
});

test("a card holds as much of each list as it shows, and all remarks", () => {
  const card = toCandidateCard(read);
  expect(card).toMatchObject({ pros: ["1", "2", "3"], cons: ["1", "2"], followUpQuestions: ["1", "2"] });
  expect(card.flags).toEqual(["Read by OCR."]);
});

test("what has not been read cannot be ranked", () => {
  const pending = toCandidateCard({ ...read, status: "pending", matchPercent: null, scorecard: null });
  expect(pending).toMatchObject({ isJudged: false, score: null, relevance: null, flags: [] });
  expect(toRankable(pending)).toBeUndefined();
  expect(toRankable(toCandidateCard({ ...read, status: "error" }))).toBeUndefined();
});
