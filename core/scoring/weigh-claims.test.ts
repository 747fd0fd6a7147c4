import { expect, test } from "vitest";
import type { Verdict } from "../analysis/scorecard";
import { scoreVerdicts } from "./score-verdicts";
import { weighClaims } from "./weigh-claims";

const evidence = { quote: "Payroll", start: 0, end: 7 };
const list = (count: number, verdict: Partial<Verdict>, level: Verdict["level"]): Verdict[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ criterionId: `${level}${at}`, level, evidence, note: "A note." },
    ...verdict,
  }));
const claims = (count: number) => list(count, { sure: false, isClaim: true }, "weak");
const shown = (count: number) => list(count, { depth: 0.9 }, "strong");

test("claims count less where they are more than half of what is said, and only there", () => {
  const half = [...claims(3), ...shown(3)];
  expect(weighClaims(half)).toEqual(half);
  expect(weighClaims([...claims(3), ...shown(1)])).toEqual([
    ...claims(3).map((verdict) => ({ ...verdict, claimShare: 2 / 3 })),
    ...shown(1),
  ]);
});

test("when criteria come and go, the claims are weighed anew", () => {
  const full = weighClaims([...claims(3), ...shown(1)]);
  expect(weighClaims([...full, ...shown(2)])).toEqual([...claims(3), ...shown(1), ...shown(2)]);
  expect(weighClaims(full)).toEqual(full);
});

test("the job as a whole is not counted among the criteria", () => {
  const [whole] = list(1, { parts: [] }, "partial");
  expect(weighClaims([...claims(2), ...shown(1), whole as Verdict])[0]).toMatchObject({ claimShare: 0.75 });
});

test("one claim more never lowers a score", () => {
  const criteria = [...claims(6), ...shown(2)].map(({ criterionId }) => ({ id: criterionId, weight: 3 }));
  const scores = [0, 1, 2, 3, 4, 5, 6].map(
    (count) =>
      scoreVerdicts(
        criteria,
        weighClaims([...claims(count), ...list(6, { evidence: null }, "none").slice(count), ...shown(2)]),
      ).score,
  );
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(scores[6]).toBe(scores[4]);
});
