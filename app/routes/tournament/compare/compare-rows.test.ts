import { expect, test } from "vitest";
import type { Criterion } from "#core/analysis/rubric";
import type { Verdict, VerdictLevel } from "#core/analysis/scorecard";
import { readIds } from "../list/use-compared";
import { listRows } from "./compare-rows";

const criterion = (id: string, importance: Criterion["importance"], overall?: boolean): Criterion => ({
  id,
  kind: "skill",
  importance,
  text: id,
  skills: [],
  weight: 1,
  overall,
});

function scorecard(levels: Record<string, VerdictLevel>, criteria: Criterion[]) {
  const verdicts: Verdict[] = Object.entries(levels).map(([criterionId, level]) => ({
    criterionId,
    level,
    evidence: null,
    note: "",
  }));
  return { criteria, verdicts };
}

test("must-haves come first, then the job as a whole, each criterion once", () => {
  const criteria = [criterion("whole", "must", true), criterion("n", "nice"), criterion("m", "must")];
  const one = scorecard({ whole: "strong", n: "weak", m: "strong" }, criteria);
  const rows = listRows([one, one]);
  expect(rows.map((row) => row.criterion.id)).toEqual(["m", "whole", "n"]);
  expect(rows.some(({ differs }) => differs)).toBe(false);
});

test("a row differs where the verdicts do, or where one was not read for the criterion", () => {
  const old = [criterion("m", "must")];
  const newer = [...old, criterion("v2c1", "must")];
  const [m, added] = listRows([
    scorecard({ m: "strong" }, old),
    scorecard({ m: "strong", v2c1: "none" }, newer),
  ]);
  expect(m).toMatchObject({ differs: false, percent: 100 });
  expect(added).toMatchObject({ differs: true, percent: 50, verdicts: [undefined, { level: "none" }] });
  const [row] = listRows([scorecard({ m: "strong" }, old), scorecard({ m: "weak" }, old)]);
  expect(row?.differs).toBe(true);
});

test("a candidate that was not read at all makes no difference", () => {
  const one = scorecard({ m: "strong" }, [criterion("m", "must")]);
  expect(listRows([one, undefined])).toMatchObject([{ differs: false, verdicts: [{}, undefined] }]);
});

test("the ids of an address", () => {
  expect(readIds("a,b,,a,c")).toEqual(["a", "b", "c"]);
  expect(readIds("1,2,3,4,5,6")).toHaveLength(5);
  expect(readIds(null)).toEqual([]);
});
