import { describe, expect, test } from "vitest";
import type { Criterion } from "../analysis/rubric";
import { type Verdict, type VerdictLevel, verdictLevels } from "../analysis/scorecard";
import { scoreRange, scoreVerdicts } from "./score-verdicts";
import { tierForPercent } from "./tier";

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
const score = (...levels: VerdictLevel[]) =>
  scoreVerdicts(
    levels.map((_level, index) => criterion(`c${index}`)),
    levels.map((level, index) => verdict(`c${index}`, level)),
  );

/** Small deterministic generator, so that a failing case can be run again. */
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

describe("scoreVerdicts", () => {
  test("adds weight times value and never rounds into a tier", () => {
    expect(score("strong", "strong").matchPercent).toBe(100);
    expect(score("partial").matchPercent).toBe(80);
    expect(score("weak", "weak", "weak").matchPercent).toBe(40);
    // (1 + 2 * .8) / 3 = 86.67
    expect(score("strong", "partial", "partial").matchPercent).toBe(86);
  });

  test("depth moves a verdict inside its level only", () => {
    const at = (level: VerdictLevel, depth: number) =>
      scoreVerdicts([criterion("a")], [{ ...verdict("a", level), depth }]).matchPercent;
    expect([at("weak", 0), at("weak", 1)]).toEqual([25, 40]);
    expect([at("partial", 0), at("partial", 0.5), at("partial", 1)]).toEqual([50, 65, 80]);
    expect([at("strong", 0), at("strong", 1)]).toEqual([90, 100]);
  });

  test("a second reading counts half, and the range spans both", () => {
    const criteria = [criterion("a"), criterion("b")];
    const verdicts: Verdict[] = [
      { ...verdict("a", "strong"), secondLevel: "partial" },
      verdict("b", "strong"),
    ];
    expect(scoreVerdicts(criteria, verdicts).matchPercent).toBe(95);
    expect(scoreRange(criteria, verdicts)).toEqual({ low: 90, high: 100 });
    expect(scoreRange(criteria, verdicts.slice(1))).toBeUndefined();
  });

  test("weights count", () => {
    const criteria = [criterion("a", 3, "nice"), criterion("b", 1, "nice")];
    expect(scoreVerdicts(criteria, [verdict("a", "strong"), verdict("b", "none")]).matchPercent).toBe(75);
    expect(scoreVerdicts(criteria, [verdict("a", "none"), verdict("b", "strong")]).matchPercent).toBe(25);
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
    const { points } = scoreVerdicts(criteria, [verdict("a", "strong"), verdict("b", "weak")]);
    expect(points).toEqual({ reached: 3.4, total: 4 });
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
        // A better level counts more however shallow it is, and more of the same level never counts less.
        const shallow = verdicts.with(index, { ...item, level: better, depth: 0 });
        const deeper = verdicts.with(index, { ...item, level: better, depth: next() });
        const [low, high] = [shallow, deeper].map((given) => scoreVerdicts(criteria, given).matchPercent);
        expect(low).toBeGreaterThanOrEqual(before);
        expect(high).toBeGreaterThanOrEqual(low ?? 0);
      });
    }
  });
});
