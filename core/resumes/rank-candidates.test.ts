import { expect, test } from "vitest";
import type { Scorecard, Tier } from "#core/analysis/scorecard";
import { explainCandidatePlace, rankCandidates } from "./rank-candidates";
import type { ResumeStatus, ResumeView } from "./resume";

function resume(id: string, matchPercent: number | null, tier: Tier | null, status: ResumeStatus = "done") {
  const scorecard = { criteria: [], verdicts: [] };
  return { id, matchPercent, tier, status, scorecard, createdAt: "2026-01-01" } as unknown as ResumeView;
}

const ids = (resumes: ResumeView[]) => rankCandidates(resumes).map(({ id }) => id);

test("best match first, then those being read, then those that cannot be", () => {
  const resumes = [
    resume("failed", null, null, "error"),
    resume("waiting", null, null, "pending"),
    resume("good", 75, "B"),
    resume("best", 95, "A"),
  ];
  expect(ids(resumes)).toEqual(["best", "good", "waiting", "failed"]);
});

test("a candidate the recruiter moved stands with the others of that tier", () => {
  const resumes = [resume("moved up", 40, "A"), resume("a", 93, "A"), resume("b", 80, "B")];
  expect(ids(resumes)).toEqual(["a", "moved up", "b"]);
});

test("equals stand in the same order whatever the order of upload", () => {
  const resumes = [resume("z", 80, "B"), resume("a", 80, "B"), resume("m", 80, "B")];
  expect(ids(resumes)).toEqual(ids([...resumes].reverse()));
});

test("a place is explained by those of the same tier that have been read", () => {
  const judged = (id: string, level: "weak" | "strong", tier: Tier, status?: ResumeStatus) => ({
    ...resume(id, 70, tier, status),
    scorecard: {
      criteria: [{ id: "c1", importance: "must", weight: 3 }],
      verdicts: [{ criterionId: "c1", level }],
    } as unknown as Scorecard,
  });
  const first = judged("first", "strong", "B");
  const others = [judged("a", "weak", "B"), judged("b", "weak", "C"), judged("c", "weak", "B", "error")];
  expect(explainCandidatePlace(first, [first, ...others])).toMatch(/^Ahead of a candidate /);
  expect(explainCandidatePlace(judged("d", "strong", "B", "pending"), others)).toBeUndefined();
});
