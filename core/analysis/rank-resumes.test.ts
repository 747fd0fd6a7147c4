import { describe, expect, test } from "vitest";
import { compareDirectly } from "./compare-directly";
import { explainPlace, type Rankable, rankResumes } from "./rank-resumes";
import type { Criterion } from "./rubric";
import { scoreVerdicts } from "./score-verdicts";
import { type Verdict, type VerdictLevel, verdictLevels } from "./scorecard";

const criterion = (id: string, importance: Criterion["importance"], weight: number): Criterion => ({
  id,
  kind: "skill",
  importance,
  text: id,
  skills: [],
  weight,
});

const RUBRIC = [criterion("m", "must", 3), criterion("n", "nice", 3), criterion("o", "nice", 1)];

function resume(id: string, matchPercent: number, levels: VerdictLevel[], criteria = RUBRIC) {
  const verdicts = criteria.map(
    (criterion, index): Verdict => ({
      criterionId: criterion.id,
      level: levels[index] ?? "none",
      evidence: null,
      note: "",
    }),
  );
  return { id, matchPercent, scorecard: { criteria, verdicts } };
}

const idsOf = (resumes: Rankable[]) => rankResumes(resumes).map(({ id }) => id);

describe("rankResumes", () => {
  test("a clearly higher match stands above, whatever the verdicts say", () => {
    const weak = resume("weak", 86, ["weak", "none", "none"]);
    const strong = resume("strong", 82, ["strong", "strong", "strong"]);
    expect(idsOf([strong, weak])).toEqual(["weak", "strong"]);
  });

  test("among near-equals a must-have counts twice", () => {
    const nice = resume("nice", 85, ["weak", "strong", "weak"]);
    const must = resume("must", 82, ["strong", "weak", "weak"]);
    expect(idsOf([nice, must])).toEqual(["must", "nice"]);
  });

  test("who misses a must-have never stands above a near-equal who shows all of them", () => {
    const missing = resume("missing", 85, ["none", "strong", "strong"]);
    const shown = resume("shown", 82, ["weak", "none", "none"]);
    expect(idsOf([missing, shown])).toEqual(["shown", "missing"]);
  });

  test("of two whom the same cap holds, the better verdicts decide, not how many must-haves are missed", () => {
    const criteria = [criterion("a", "must", 8), criterion("b", "must", 1), criterion("c", "must", 1)];
    const one = resume("one", 69, ["strong", "none", "none"], criteria);
    const other = resume("other", 69, ["weak", "strong", "none"], criteria);
    expect(idsOf([other, one])).toEqual(["one", "other"]);
  });

  test("a hair's breadth on a criterion is a draw", () => {
    const deep = (id: string, depth: number, other: VerdictLevel) => {
      const one = resume(id, 80, ["strong", other, "weak"]);
      const [must, ...others] = one.scorecard.verdicts;
      if (must) one.scorecard.verdicts = [{ ...must, depth }, ...others];
      return one;
    };
    expect(idsOf([deep("hair", 0.5, "weak"), deep("level", 0.4, "partial")])).toEqual(["level", "hair"]);
    expect(idsOf([deep("clear", 1, "weak"), deep("level", 0.2, "partial")])).toEqual(["clear", "level"]);
  });

  test("equal verdicts: the match, then the relevance, then the id", () => {
    const equal = (id: string, percent: number, relevance?: number) => {
      const one = resume(id, percent, ["strong", "weak", "weak"]);
      return { ...one, scorecard: { ...one.scorecard, relevance } };
    };
    const all = [equal("d", 82), equal("c", 82), equal("b", 82, 0.4), equal("a", 82, 0.3), equal("z", 83)];
    expect(idsOf(all)).toEqual(["z", "b", "a", "c", "d"]);
  });

  test("a second reading counts half", () => {
    const sure = resume("z", 80, ["strong"]);
    const unsure = resume("a", 80, ["strong"]);
    const [must, ...others] = unsure.scorecard.verdicts;
    if (must) unsure.scorecard.verdicts = [{ ...must, secondLevel: "partial" }, ...others];
    expect(idsOf([unsure, sure])).toEqual(["z", "a"]);
  });

  test("equal standings are equal to the last bit, in whatever order the criteria stand", () => {
    const criteria = [0.1, 0.2, 0.3].map((weight, index) => criterion(`c${index}`, "nice", weight));
    const one = resume("one", 60, ["strong", "strong", "none"], criteria);
    const other = resume("other", 60, ["none", "none", "strong"], criteria);
    expect(compareDirectly([one, other])).toEqual([
      { cap: 100, wins: 0, points: 0 },
      { cap: 100, wins: 0, points: 0 },
    ]);
  });
});

test("of more than may meet, the points alone are known, and are those of all meetings", () => {
  const roll = random(7);
  const many = scored(rollField(roll, 251));
  const standings = compareDirectly(many);
  expect(new Set(standings.map(({ wins }) => wins))).toEqual(new Set([0]));
  const [first] = many;
  const meetings = many.slice(1).map((other) => compareDirectly([first as Rankable, other])[0]?.points ?? 0);
  expect(standings[0]?.points).toBe(meetings.reduce((sum, points) => sum + points, 0));
});

/** Small deterministic generator, so that a failing case can be run again. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

type Roll = ReturnType<typeof random>;
type Field = { criteria: Criterion[]; levels: Map<string, VerdictLevel[]> };

const rollLevel = (roll: Roll) => verdictLevels[roll(4)] ?? "none";

/** A random rubric and candidates of whom many are near-equals. */
function rollField(roll: Roll, size: number): Field {
  const criteria = Array.from({ length: 2 + roll(6) }, (_, index) =>
    criterion(`c${index}`, roll(2) ? "must" : "nice", (1 + roll(12)) / 4),
  );
  const people = Array.from({ length: size }, (_, index): [string, VerdictLevel[]] => [
    `p${roll(1000)}-${index}`,
    criteria.map(() => rollLevel(roll)),
  ]);
  return { criteria, levels: new Map(people) };
}

function scored({ criteria, levels }: Field): Rankable[] {
  return [...levels].map(([id, own]) => {
    const one = resume(id, 0, own, criteria);
    return { ...one, matchPercent: scoreVerdicts(criteria, one.scorecard.verdicts).matchPercent };
  });
}

function shuffled<T>(items: T[], roll: Roll): T[] {
  const left = [...items];
  return items.map(() => left.splice(roll(left.length), 1)[0] as T);
}

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);

describe("in 200 random fields", () => {
  test("the order given does not matter, nor that of the criteria and verdicts", () => {
    for (const seed of SEEDS) {
      const roll = random(seed);
      const resumes = scored(rollField(roll, 40));
      const mixed = shuffled(resumes, roll).map((one) => ({
        ...one,
        scorecard: {
          criteria: shuffled(one.scorecard.criteria, roll),
          verdicts: shuffled(one.scorecard.verdicts, roll),
        },
      }));
      expect(idsOf(mixed), `seed ${seed}`).toEqual(idsOf(resumes));
    }
  });

  test("nobody stands below another whose match is more than three points lower, or in a lower tier", () => {
    const misplaced: string[] = [];
    for (const seed of SEEDS) {
      const ranked = rankResumes(scored(rollField(random(seed), 40)));
      let lowest = 100;
      for (const { matchPercent } of ranked) {
        const isInLowerTier = [90, 70, 50].some((edge) => lowest < edge && matchPercent >= edge);
        if (matchPercent - lowest > 3 || isInLowerTier) misplaced.push(`seed ${seed}: ${matchPercent}`);
        lowest = Math.min(lowest, matchPercent);
      }
    }
    expect(misplaced).toEqual([]);
  });

  test("a better verdict never lowers the place", () => {
    for (const seed of SEEDS) {
      const roll = random(seed);
      const field = rollField(roll, 40);
      const before = idsOf(scored(field));
      const id = before[roll(before.length)] as string;
      const own = field.levels.get(id) as VerdictLevel[];
      const at = roll(own.length);
      const raised = own.map((level, index) =>
        index === at ? (verdictLevels[Math.min(3, verdictLevels.indexOf(level) + 1)] ?? level) : level,
      );
      const after = idsOf(scored({ ...field, levels: new Map(field.levels).set(id, raised) }));
      expect(after.indexOf(id), `seed ${seed}`).toBeLessThanOrEqual(before.indexOf(id));
    }
  });
});

describe("explainPlace", () => {
  const first = resume("first", 82, ["strong", "weak", "weak"]);

  test("says what put it above those with a match as high", () => {
    const others = [resume("a", 85, ["weak", "strong", "weak"]), resume("b", 82, ["weak", "weak", "weak"])];
    expect(explainPlace(first, [first, ...others])).toBe(
      "Ahead of 2 candidates with a match as high or higher: stronger when the verdicts are compared one by one, must-haves counted twice.",
    );
    const missing = resume("c", 83, ["none", "strong", "strong"]);
    expect(explainPlace(first, [first, missing])).toBe(
      "Ahead of a candidate with a match as high or higher: shows more of the must-haves.",
    );
  });

  test("says nothing where the match alone decided, or nothing but the id", () => {
    const lower = resume("lower", 80, ["weak", "weak", "weak"]);
    const twin = { ...first, id: "twin" };
    expect(explainPlace(first, [first, lower, twin])).toBeUndefined();
  });
});
