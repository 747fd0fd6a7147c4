import { describe, expect, test } from "vitest";
import { type Analyzer, AnalyzerError } from "../analysis/analyzer";
import type { Criterion } from "../analysis/rubric";
import type { Verdict, VerdictLevel } from "../analysis/scorecard";
import { ARITHMETIC } from "../scoring/arithmetic";
import { scoreRange, scoreVerdicts } from "../scoring/score-verdicts";
import { percentOf } from "../scoring/tier";
import { readCarefully } from "./second-reading";

const text = "Experience\nClerk, Bluefin, Jan 2018 - Present\nKept the ledger and answered letters\n";
const QUOTE = "Kept the ledger";

/** Together, the first seven criteria are exactly at the edge of tier B. */
const { edges } = ARITHMETIC;
const weightOf = (index: number) => (index < 7 ? edges.B / 7 : (1 - edges.B) / 3);

const criteria = Array.from(
  { length: 10 },
  (_, index): Criterion => ({
    id: `c${index + 1}`,
    kind: "other",
    importance: "nice",
    text: `Ledger ${index + 1}`,
    skills: [],
    weight: weightOf(index),
  }),
);

/** Two criteria, the first of which alone is worth this percentage. */
function worth(percent: number): Criterion[] {
  let [low, high] = [0, 1];
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (percentOf(middle, edges) < percent) low = middle;
    else high = middle;
  }
  return criteria.slice(0, 2).map((criterion, index) => ({ ...criterion, weight: index ? 1 - high : high }));
}

function verdict(criterionId: string, level: VerdictLevel): Verdict {
  const start = text.indexOf(QUOTE);
  const evidence = level === "none" ? null : { quote: QUOTE, start, end: start + QUOTE.length };
  return { criterionId, level, evidence, note: `is ${level}` };
}

/** An analyzer that is not steady: its answer may change from call to call. */
function changing(...answers: (Record<string, VerdictLevel> | Error)[]) {
  const asked: string[][] = [];
  const analyzer: Analyzer = {
    engine: "changing",
    version: "1",
    isDeterministic: false,
    reads: "any",
    async analyze(input) {
      asked.push(input.criteria.map(({ id }) => id));
      const answer = answers[asked.length - 1];
      if (answer instanceof Error) throw answer;
      const verdicts = input.criteria.map(({ id }) => verdict(id, answer?.[id] ?? "none"));
      return { verdicts, extractedSkills: ["Ledgers"], relevance: 0.4 };
    },
  };
  return { analyzer, asked };
}

/** The first `count` criteria at a level, the others not shown. */
const shown = (count: number, level: VerdictLevel = "strong") =>
  Object.fromEntries(criteria.slice(0, count).map(({ id }) => [id, level]));

const read = (analyzer: Analyzer, wanted = criteria, kept: Verdict[] = [], all = criteria) =>
  readCarefully(
    analyzer,
    { rubric: { hash: "", criteria: all }, criteria: wanted, text, asOf: new Date("2024-01-01") },
    { kept, mayCompare: false },
  );

describe("a second reading", () => {
  test.each([
    ["far from an edge", 60.5, 1],
    ["at an edge", 70, 2],
    ["5 points above one", 55.5, 1],
    ["3 points above one", 53.5, 2],
    ["5 points below one", 64.5, 1],
    ["3 points below one", 87.5, 2],
  ])("%s", async (_where, percent, calls) => {
    const { analyzer, asked } = changing(shown(1), shown(1));
    await read(analyzer, worth(percent), [], worth(percent));
    expect(asked).toHaveLength(calls);
  });

  test("asks in reverse order and keeps what agrees as it is", async () => {
    const { analyzer, asked } = changing(shown(7), shown(7));
    const { verdicts, flags } = await read(analyzer);
    expect(asked[1]).toEqual(asked[0]?.toReversed());
    expect(verdicts.map(({ criterionId }) => criterionId)).toEqual(criteria.map(({ id }) => id));
    expect(verdicts.some(({ secondLevel }) => secondLevel)).toBe(false);
    expect(flags).toEqual([]);
  });

  test("that differs counts half, gives a range, and two levels apart is said", async () => {
    const second = { ...shown(7), c1: "none", c2: "partial", c9: "partial" } as const;
    const { analyzer } = changing(shown(7), second);
    const { verdicts, flags } = await read(analyzer);
    expect(verdicts[0]).toMatchObject({ level: "strong", secondLevel: "none" });
    expect(verdicts[1]).toMatchObject({ level: "strong", secondLevel: "partial" });
    expect(verdicts[8]).toMatchObject({ level: "partial", secondLevel: "none", evidence: { quote: QUOTE } });
    expect(flags).toEqual(["The readings disagree on: Ledger 1; Ledger 9. Please check yourself."]);
    const { B } = edges;
    const percent = (ofSeven: number, ofThree: number) =>
      percentOf((B * ofSeven) / 7 + ((1 - B) * ofThree) / 3, edges);
    // Half of the first, nine tenths of the second, two fifths of the ninth.
    expect(scoreVerdicts(criteria, verdicts).score).toBeCloseTo(percent(6.4, 0.4), 2);
    expect(scoreRange(criteria, verdicts)).toEqual({
      low: Math.floor(percent(5.8, 0)),
      high: Math.floor(percent(7, 0.8)),
    });
  });

  test("counts what is kept of an earlier reading", async () => {
    const [first, ...rest] = criteria as [Criterion, ...Criterion[]];
    const kept = rest.map(({ id }) => verdict(id, shown(7)[id] ?? "none"));
    const { analyzer, asked } = changing({ c1: "strong" }, { c1: "strong" });
    await read(analyzer, [first], kept);
    expect(asked).toEqual([["c1"], ["c1"]]);
  });

  test("that fails leaves the first, and says so", async () => {
    const { analyzer } = changing(shown(7), new AnalyzerError("busy", "429"));
    const { verdicts, flags } = await read(analyzer);
    expect(verdicts.filter(({ level }) => level === "strong")).toHaveLength(7);
    expect(flags.join()).toMatch(/could be read only once/);
  });

  test("is not made of a steady analyzer, and a failed first one goes up", async () => {
    const { analyzer, asked } = changing(shown(7));
    await read({ ...analyzer, isDeterministic: true });
    expect(asked).toHaveLength(1);
    await expect(read(changing(new AnalyzerError("timeout", "")).analyzer)).rejects.toThrow("timeout");
  });
});

test.each([
  ["none", ["SQL"], /disagree on: Ledger 1\./],
  ["strong", ["SQL"], undefined],
  ["none", [], /disagree on: Ledger 1\./],
] as const)(
  "a model's %s on the skills %j is held against the code's own reading",
  async (level, skills, words) => {
    const skill: Criterion = { ...(criteria[0] as Criterion), kind: "skill", skills: [...skills] };
    const resume = text.replace(QUOTE, `Wrote weekly reports in SQL for the finance team. ${QUOTE}`);
    const start = resume.indexOf(QUOTE);
    const evidence = level === "none" ? null : { quote: QUOTE, start, end: start + QUOTE.length };
    const { analyzer } = changing();
    const { flags } = await readCarefully(
      {
        ...analyzer,
        analyze: async () => ({
          verdicts: [{ criterionId: "c1", level, evidence, note: "" }],
          extractedSkills: [],
          relevance: 0,
        }),
      },
      {
        rubric: { hash: "", criteria: [skill] },
        criteria: [skill],
        text: resume,
        asOf: new Date("2024-01-01"),
      },
      { kept: [], mayCompare: true },
    );
    if (words) expect(flags.join()).toMatch(words);
    else expect(flags).toEqual([]);
  },
);
