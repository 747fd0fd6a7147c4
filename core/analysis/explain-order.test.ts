import { expect, test } from "vitest";
import { explainOrder, listLeads } from "./explain-order";
import { type Rankable, rankResumes } from "./rank-resumes";
import type { Criterion } from "./rubric";
import type { VerdictLevel } from "./scorecard";

const criterion = (id: string, importance: Criterion["importance"], weight: number): Criterion => ({
  id,
  kind: "skill",
  importance,
  text: id,
  skills: [],
  weight,
});
const criteria = [criterion("m", "must", 3), criterion("n", "nice", 3), criterion("o", "nice", 1)];

function resume(id: string, matchPercent: number, levels: VerdictLevel[], relevance?: number): Rankable {
  const verdicts = criteria.map((criterion, index) => ({
    criterionId: criterion.id,
    level: levels[index] ?? "none",
    evidence: null,
    note: "",
  }));
  return { id, matchPercent, scorecard: { criteria, verdicts, relevance } };
}

const decided = (...resumes: [Rankable, Rankable, ...Rankable[]]) => {
  const [first, second] = rankResumes(resumes) as [Rankable, Rankable];
  return [first.id, explainOrder(first, second, resumes)];
};

test("says what decided between two neighbours", () => {
  expect(decided(resume("a", 71, ["strong"]), resume("b", 87, ["weak"]))).toEqual([
    "b",
    "The match is higher: 87 % to 71 %.",
  ]);
  expect(decided(resume("a", 85, ["none", "strong"]), resume("b", 82, ["weak"]))).toEqual([
    "b",
    expect.stringContaining("more of the must-haves"),
  ]);
  expect(decided(resume("a", 85, ["weak", "strong"]), resume("b", 82, ["strong", "weak"]))).toEqual([
    "b",
    expect.stringContaining("stronger against all others"),
  ]);
  expect(decided(resume("a", 82, ["weak"]), resume("b", 83, ["weak"]))).toEqual([
    "b",
    "The verdicts weigh the same; the match is higher: 83 % to 82 %.",
  ]);
  expect(decided(resume("a", 82, ["weak"], 0.1), resume("b", 82, ["weak"], 0.2))).toEqual([
    "b",
    expect.stringContaining("nearer to the job"),
  ]);
  expect(decided(resume("a", 82, ["weak"]), resume("b", 82, ["weak"]))).toEqual([
    "a",
    expect.stringContaining("says nothing"),
  ]);
});

test("the leads of one over the other, must-haves first, then by weight", () => {
  const one = resume("one", 80, ["strong", "strong", "partial"]).scorecard;
  const other = resume("other", 80, ["weak", "partial", "strong"]).scorecard;
  expect(listLeads(one, other).map(({ id }) => id)).toEqual(["m", "n"]);
  expect(listLeads(other, one).map(({ id }) => id)).toEqual(["o"]);
});

test("a criterion only one of them was read for leads nowhere", () => {
  const one = resume("one", 80, ["strong"]).scorecard;
  const unread = { criteria: [], verdicts: [] };
  expect(listLeads(one, unread)).toEqual([]);
});
