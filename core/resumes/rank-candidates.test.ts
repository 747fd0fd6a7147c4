import { expect, test } from "vitest";
import type { Tier } from "#core/analysis/scorecard";
import type { CandidateCardView } from "./candidate-card";
import { explainCandidateOrder, rankCandidates } from "./rank-candidates";
import type { ResumeStatus } from "./resume";

function resume(id: string, score: number | null, tier: Tier | null, status: ResumeStatus = "done") {
  return {
    id,
    score,
    tier,
    status,
    isJudged: status === "done",
    relevance: 0,
    recruiterTier: null,
    createdAt: "2026-01-01",
  } as unknown as CandidateCardView;
}

const ids = (resumes: CandidateCardView[]) => rankCandidates(resumes).map(({ id }) => id);

test("best score first, then who is not rated, without a result, being read, and that cannot be", () => {
  const resumes = [
    { ...resume("no result", null, null), isJudged: false },
    resume("failed", null, null, "error"),
    resume("waiting", null, null, "pending"),
    { ...resume("not rated", null, null), relevance: 0.1 },
    { ...resume("not rated, more alike", null, null), relevance: 0.2 },
    resume("good", 75, "B"),
    resume("better", 75.002, "B"),
    resume("best", 95, "A"),
  ];
  const expected = ["best", "better", "good", "not rated, more alike", "not rated"];
  expect(ids(resumes)).toEqual([...expected, "no result", "waiting", "failed"]);
});

test("a candidate the recruiter moved stands with the others of that tier", () => {
  const resumes = [resume("moved up", 40, "A"), resume("a", 93, "A"), resume("b", 80, "B")];
  expect(ids(resumes)).toEqual(["a", "moved up", "b"]);
});

test("equals stand in the same order whatever the order of upload", () => {
  const resumes = [resume("z", 80, "B"), resume("a", 80, "B"), resume("m", 80, "B")];
  expect(ids(resumes)).toEqual(ids([...resumes].reverse()));
});

test("why one stands before another", () => {
  const [a, b] = [resume("a", 93, "A"), resume("b", 81.2, "B")];
  expect(explainCandidateOrder(a, b)).toBe("Tier A comes before Tier B.");
  expect(
    explainCandidateOrder({ ...resume("m", 40, "A"), recruiterTier: "A" } as unknown as typeof a, b),
  ).toBe("Tier A comes before Tier B, and you set a tier of your own.");
  expect(explainCandidateOrder(b, resume("c", 75, "B"))).toBe("The match is higher: 81% to 75%.");
  expect(explainCandidateOrder(b, resume("u", null, null))).toBe(
    "Tier B comes before a candidate without a tier.",
  );
  expect(explainCandidateOrder(a, resume("waiting", null, null, "pending"))).toBeUndefined();
});
