import { describe, expect, test } from "vitest";
import type { Criterion } from "../analysis/rubric";
import { type Verdict, type VerdictLevel, verdictLevels } from "../analysis/scorecard";
import { ARITHMETIC } from "./arithmetic";
import { countPoints, earnedShare, scoreRange, scoreVerdicts, shareOf } from "./score-verdicts";
import { percentOf, tierForPercent } from "./tier";

const { edges, notSure, otherField } = ARITHMETIC;

const criterion = (id: string, weight = 3, importance: Criterion["importance"] = "must"): Criterion => ({
  id,
  kind: "skill",
  importance,
  text: id,
  skills: [],
  weight,
});
const verdict = (criterionId: string, level: VerdictLevel): Verdict => ({
  criterionId,
  level,
  evidence: null,
  note: "",
});
/** Share of all points in percent, before it is put on the tier scale. */
const pointsOf = (criteria: Criterion[], verdicts: Verdict[]) =>
  Math.round(10_000 * shareOf(countPoints(criteria, verdicts))) / 100;
const points = (...levels: VerdictLevel[]) =>
  pointsOf(
    levels.map((_level, index) => criterion(`c${index}`)),
    levels.map((level, index) => verdict(`c${index}`, level)),
  );

/** A small deterministic generator, so that failing cases can be reproduced. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

describe("tierForPercent", () => {
  test.each([
    [100, "A"],
    [90, "A"],
    [89, "B"],
    [70, "B"],
    [69, "C"],
    [50, "C"],
    [49, "D"],
    [0, "D"],
  ])("%i percent is tier %s", (percent, tier) => {
    expect(tierForPercent(percent)).toBe(tier);
  });
});

describe("percentOf", () => {
  test("goes from nothing to all in straight lines between the edges of the tiers", () => {
    const { C, B, A } = edges;
    const shares = [0, C / 2, C, (C + B) / 2, B, (B + A) / 2, A, (A + 1) / 2, 1];
    expect(shares.map((share) => Math.round(1000 * percentOf(share, edges)) / 1000)).toEqual([
      ...[0, 25, 50, 60, 70, 80, 90, 95, 100],
    ]);
  });

  test("a tier begins where its edge lies, and never by rounding", () => {
    const criteria = [criterion("a", edges.B), criterion("b", 1 - edges.B)];
    const at = (share: number) => [
      verdict("a", "strong"),
      {
        ...verdict("b", "none"),
        parts: [{ name: "field" as const, weight: 1, share, evidence: null, note: "" }],
      },
    ];
    expect(scoreVerdicts(criteria, at(0))).toMatchObject({ matchPercent: 70, tier: "B" });
    const below = [criterion("a", edges.B - 0.001), criterion("b", 1.001 - edges.B)];
    expect(scoreVerdicts(below, at(0))).toMatchObject({ matchPercent: 69, tier: "C" });
  });
});

describe("scoreVerdicts", () => {
  test("adds weight times value", () => {
    expect(points("strong", "strong")).toBe(100);
    expect(points("partial")).toBe(80);
    expect(points("weak", "weak", "weak")).toBe(40);
    expect(points("strong", "partial", "partial")).toBe(86.67);
  });

  test("what is not sure counts what such verdicts turned out to be worth, or its depth where it has one", () => {
    const shares = verdictLevels.map((level) => earnedShare({ level, sure: false }));
    expect(shares).toEqual(verdictLevels.map((level) => notSure[level]));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares[3]).toBeLessThan(0.9);
    expect(earnedShare({ level: "none", sure: false, depth: 0 })).toBe(0);
    expect(pointsOf([criterion("a", 2)], [{ ...verdict("a", "none"), sure: false }])).toBeCloseTo(
      100 * notSure.none,
    );
  });

  test("depth moves a verdict inside its level only", () => {
    const at = (level: VerdictLevel, depth: number) =>
      pointsOf([criterion("a")], [{ ...verdict("a", level), depth }]);
    expect([at("weak", 0), at("weak", 1)]).toEqual([25, 40]);
    expect([at("partial", 0), at("partial", 0.5), at("partial", 1)]).toEqual([50, 65, 80]);
    expect([at("strong", 0), at("strong", 1)]).toEqual([90, 100]);
  });

  test("what work of another field shows counts less, and more the nearer that work is", () => {
    const at = (inField?: number) =>
      earnedShare({ level: "strong", ...(inField !== undefined && { inField }) });
    expect([at(0), at(0.5), at(1), at()]).toEqual([otherField, (1 + otherField) / 2, 1, 1]);
    expect(earnedShare({ level: "partial", sure: false, inField: 0 })).toBeCloseTo(
      otherField * notSure.partial,
    );
  });

  test("points and tiers are of the arithmetic that is given, whatever today's is", () => {
    const earlier = { ...ARITHMETIC, edges: { C: 0.5, B: 0.7, A: 0.9 }, otherField: 1 };
    const shown = [{ ...verdict("a", "strong"), depth: 0, inField: 0 }];
    expect(scoreVerdicts([criterion("a")], shown, earlier)).toMatchObject({ matchPercent: 90, tier: "A" });
    expect(scoreVerdicts([criterion("a")], shown).matchPercent).toBeLessThan(90);
  });

  test("a second reading counts half, and the range spans both", () => {
    const criteria = [criterion("a"), criterion("b")];
    const verdicts: Verdict[] = [
      { ...verdict("a", "strong"), secondLevel: "partial" },
      verdict("b", "strong"),
    ];
    expect(pointsOf(criteria, verdicts)).toBe(95);
    expect(scoreRange(criteria, verdicts)).toEqual({ low: Math.floor(percentOf(0.9, edges)), high: 100 });
    expect(scoreRange(criteria, verdicts.slice(1))).toBeUndefined();
  });

  test("weights count", () => {
    const criteria = [criterion("a", 3, "nice"), criterion("b", 1, "nice")];
    expect(pointsOf(criteria, [verdict("a", "strong"), verdict("b", "none")])).toBe(75);
    expect(pointsOf(criteria, [verdict("a", "none"), verdict("b", "strong")])).toBe(25);
  });

  test("the job as a whole counts as its parts do, whatever its level is called", () => {
    const part = (name: "title" | "field", weight: number, share: number) => ({
      name,
      weight,
      share,
      evidence: null,
      note: "",
    });
    const whole: Verdict = {
      ...verdict("a", "strong"),
      parts: [part("title", 0.6, 0.5), part("field", 0.4, 0.25)],
    };
    expect(scoreVerdicts([criterion("a", 10)], [whole]).points.reached).toBeCloseTo(4);
    expect(scoreVerdicts([criterion("a", 10)], [{ ...whole, level: "weak" }]).points.reached).toBeCloseTo(4);
  });

  test("the points are what is shown to be added up", () => {
    const criteria = [criterion("a", 3), criterion("b", 1, "nice")];
    const scored = scoreVerdicts(criteria, [verdict("a", "strong"), verdict("b", "weak")]);
    expect(scored.points).toEqual({ reached: 3.4, total: 4 });
  });

  test("a criterion without a verdict is not shown, an unknown verdict is nothing", () => {
    expect(scoreVerdicts([criterion("a")], [verdict("zzz", "strong")]).matchPercent).toBe(0);
    expect(scoreVerdicts([], [])).toMatchObject({ matchPercent: 0, tier: "D" });
  });

  test("a better verdict never lowers the score, and order does not matter", () => {
    const next = random(7);
    for (let round = 0; round < 400; round++) {
      const criteria = Array.from({ length: 1 + Math.floor(next() * 12) }, (_x, index) =>
        criterion(`c${index}`, 1 + Math.floor(next() * 4), next() < 0.6 ? "must" : "nice"),
      );
      const verdicts = criteria.map(({ id }) => verdict(id, verdictLevels[Math.floor(next() * 4)] ?? "none"));
      const before = scoreVerdicts(criteria, verdicts).matchPercent;
      expect(scoreVerdicts([...criteria].reverse(), [...verdicts].reverse()).matchPercent).toBe(before);
      verdicts.forEach((item, index) => {
        const better = verdictLevels[verdictLevels.indexOf(item.level) + 1];
        if (!better) return;
        const raised = verdicts.with(index, { ...item, level: better });
        expect(scoreVerdicts(criteria, raised).matchPercent).toBeGreaterThanOrEqual(before);
        // A better level always counts more, however shallow it is, and more depth within a level never counts less.
        const shallow = verdicts.with(index, { ...item, level: better, depth: 0 });
        const deeper = verdicts.with(index, { ...item, level: better, depth: next() });
        const [low, high] = [shallow, deeper].map((given) => scoreVerdicts(criteria, given).matchPercent);
        expect(low).toBeGreaterThanOrEqual(before);
        expect(high).toBeGreaterThanOrEqual(low ?? 0);
      });
    }
  });
});
