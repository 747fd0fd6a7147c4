import { expect, test } from "vitest";
import type { Verdict } from "../analysis/scorecard";
import { weighClaims } from "./weigh-claims";

const evidence = { quote: "Payroll", start: 0, end: 7 };
const shown: Verdict = {
  criterionId: "shown",
  level: "strong",
  depth: 0.9,
  evidence,
  note: "Shown in dated work.",
};
const claimed = (criterionId: string, level: "weak" | "strong" = "weak"): Verdict => {
  const said = { level, sure: false, note: "Only listed." };
  return { criterionId, evidence, ...said, claim: said };
};
const CLAIMS = ["a", "b", "c"].map((id) => claimed(id));

test("claims count less where they are most of what is said, and only there", () => {
  expect(weighClaims([...CLAIMS, shown])).toEqual([
    ...CLAIMS.map((verdict) => ({
      ...verdict,
      depth: 0,
      note: expect.stringMatching(/^Only listed\. Most of/),
    })),
    shown,
  ]);
  const half = [...CLAIMS, shown, { ...shown, criterionId: "d" }, { ...shown, criterionId: "e" }];
  expect(weighClaims(half)).toEqual(half);
  expect(weighClaims(CLAIMS.slice(1))).toEqual(CLAIMS.slice(1));
});

test("what is done in an undated job is a mention among claims", () => {
  const [job] = weighClaims([claimed("job", "strong"), ...CLAIMS]);
  expect(job).toMatchObject({ level: "weak", sure: false, depth: 0 });
});

test("when criteria come and go, the claims are weighed anew", () => {
  const full = weighClaims([...CLAIMS, shown]);
  const more = ["d", "e"].map((criterionId) => ({ ...shown, criterionId }));
  expect(weighClaims([...full, ...more])).toEqual([...CLAIMS, shown, ...more]);
  expect(weighClaims(full)).toEqual(full);
});

test("the job as a whole is no claim and is not counted", () => {
  const whole: Verdict = { ...shown, criterionId: "whole", parts: [] };
  const three = [...CLAIMS, shown, { ...shown, criterionId: "d" }];
  expect(weighClaims([...three, whole])[0]).toMatchObject({ depth: 0 });
});
