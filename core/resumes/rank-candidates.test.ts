import { expect, test } from "vitest";
import type { Tier, VerdictLevel } from "#core/analysis/scorecard";
import type { CandidateCardView } from "./candidate-card";
import { explainCandidatePlace, type RankingMemory, rankCandidates } from "./rank-candidates";
import type { ResumeStatus } from "./resume";

function resume(id: string, matchPercent: number | null, tier: Tier | null, status: ResumeStatus = "done") {
  return {
    id,
    matchPercent,
    tier,
    status,
    judged: [],
    createdAt: "2026-01-01",
  } as unknown as CandidateCardView;
}

const ids = (resumes: CandidateCardView[]) => rankCandidates(resumes).map(({ id }) => id);

test("best match first, then those without a result, being read, and that cannot be", () => {
  const resumes = [
    { ...resume("no result", null, null), judged: null },
    resume("failed", null, null, "error"),
    resume("waiting", null, null, "pending"),
    resume("good", 75, "B"),
    resume("best", 95, "A"),
  ];
  expect(ids(resumes)).toEqual(["best", "good", "no result", "waiting", "failed"]);
});

test("a candidate the recruiter moved stands with the others of that tier", () => {
  const resumes = [resume("moved up", 40, "A"), resume("a", 93, "A"), resume("b", 80, "B")];
  expect(ids(resumes)).toEqual(["a", "moved up", "b"]);
});

test("equals stand in the same order whatever the order of upload", () => {
  const resumes = [resume("z", 80, "B"), resume("a", 80, "B"), resume("m", 80, "B")];
  expect(ids(resumes)).toEqual(ids([...resumes].reverse()));
});

test("with a memory the order is the same as without, whoever changes, comes or goes", () => {
  const memory: RankingMemory = new Map();
  let resumes = Array.from({ length: 60 }, (_, n) =>
    resume(`${(n * 37) % 60}`, 50 + ((n * 7) % 50), n % 3 === 0 ? "B" : "C"),
  );
  const expectSame = () => expect(rankCandidates(resumes, memory)).toEqual(rankCandidates(resumes));
  expectSame();
  for (let n = 0; n < 60; n += 7) {
    resumes = resumes.map((card, at) => (at === n ? { ...card, tier: "A", matchPercent: 66 } : card));
    expectSame();
  }
  resumes = [...resumes.slice(3), resume("new", 66, "A")];
  expectSame();
});

test("a place is explained by those of the same tier that have been read", () => {
  const judged = (id: string, level: VerdictLevel, tier: Tier, status?: ResumeStatus): CandidateCardView => ({
    ...resume(id, 70, tier, status),
    judged: [["c1", 3, "must", level, null, null]],
  });
  const first = judged("first", "strong", "B");
  const others = [judged("a", "weak", "B"), judged("b", "weak", "C"), judged("c", "weak", "B", "error")];
  expect(explainCandidatePlace(first, [first, ...others])).toMatch(/^Ahead of a candidate /);
  expect(explainCandidatePlace(judged("d", "strong", "B", "pending"), others)).toBeUndefined();
});
