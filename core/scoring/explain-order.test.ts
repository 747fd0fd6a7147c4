import { expect, test } from "vitest";
import type { Criterion } from "../analysis/rubric";
import type { VerdictLevel } from "../analysis/scorecard";
import { explainOrder, listLeads } from "./explain-order";

const criterion = (id: string, importance: Criterion["importance"], weight: number): Criterion => ({
  id,
  kind: "skill",
  importance,
  text: id,
  skills: [],
  weight,
});
const criteria = [criterion("m", "must", 3), criterion("n", "nice", 3), criterion("o", "nice", 1)];

const result = (score: number | null, relevance = 0) => ({ id: "", score, relevance });

test("says what decided between two neighbors", () => {
  expect(explainOrder(result(87.9), result(71.2))).toBe("The match is higher: 87% to 71%.");
  expect(explainOrder(result(87.417), result(87.402))).toBe("The match is higher: 87.417% to 87.402%.");
  expect(explainOrder(result(82, 0.2), result(82, 0.1))).toBe(
    "The matches are equal; the text as a whole is closer to the job.",
  );
  expect(explainOrder(result(82), result(82))).toBe("The matches are equal: their order is arbitrary.");
});

function scorecard(levels: VerdictLevel[]) {
  const verdicts = criteria.map(({ id }, index) => ({ criterionId: id, level: levels[index] ?? "none" }));
  return { criteria, verdicts };
}

test("the leads of one over the other, must-haves first, then by weight", () => {
  const one = scorecard(["strong", "strong", "partial"]);
  const other = scorecard(["weak", "partial", "strong"]);
  expect(listLeads(one, other).map(({ id }) => id)).toEqual(["m", "n"]);
  expect(listLeads(other, one).map(({ id }) => id)).toEqual(["o"]);
});

test("a criterion only one of them was read for leads nowhere", () => {
  const one = scorecard(["strong"]);
  const unread = { criteria: [], verdicts: [] };
  expect(listLeads(one, unread)).toEqual([]);
});
