import { expect, test } from "vitest";
import type { Tier } from "#core/analysis/scorecard";
import { measureImpact } from "./impact";
import { readSelfIdentification } from "./self-identification";

/*
 * Worked by hand. 40 women, 50 men, 1 other, 9 who did not say; matches 100 down to 1, so the median is 50.5 and 50 are
 * above it.
 *   Women: 24 above (24/40 = .60), 12 in A or B (12/40 = .30)
 *   Men:   20 above (20/50 = .40), 20 in A or B (20/50 = .40)
 *   Other: 1 of 91 is 1.1 %, so it is left out; 6 of the unknown are above.
 * Scoring: women have the highest rate; men .40 / .60 = .667.
 *   95 % interval: sqrt(1/20 - 1/50 + 1/24 - 1/40) = .2160; .667 x e^(-+1.96 x .2160) = .437 and 1.018.
 * Selection: men have the highest rate; women .30 / .40 = .75.
 *   95 % interval: sqrt(1/12 - 1/40 + 1/20 - 1/50) = .2972; .75 x e^(-+1.96 x .2972) = .419 and 1.343.
 */
const groups: { said: string; above: number; below: number; selected: number }[] = [
  { said: "Female", above: 24, below: 16, selected: 12 },
  { said: "Male", above: 20, below: 30, selected: 20 },
  { said: "Other", above: 0, below: 1, selected: 0 },
  { said: "", above: 6, below: 3, selected: 0 },
];

function makePool() {
  let [high, low] = [100, 50];
  const rows = [["Candidate ID", "Sex", "Race/ethnicity"]];
  const candidates = groups.flatMap(({ said, above, below, selected }, group) =>
    Array.from({ length: above + below }, (_, n) => {
      const id = `${group}-${n}`;
      rows.push([id, said, n % 2 === 0 ? "White" : "Asian"]);
      const tier: Tier = n < selected / 2 ? "A" : n < selected ? "B" : "C";
      return { id, score: n < above ? high-- : low--, tier };
    }),
  );
  const people = readSelfIdentification(rows);
  if ("problem" in people) throw new Error(people.problem);
  return { candidates, people };
}

test("the table that was worked by hand", () => {
  const { candidates, people } = makePool();
  const impact = measureImpact(candidates, people, ["A", "B"]);
  expect(impact).toMatchObject({ assessed: 100, median: 50.5, strangers: [] });
  const [sex, race, both] = impact.tables;
  expect(sex).toMatchObject({ unknown: 9 });
  const [women, men, other] = sex?.rows ?? [];
  expect(women).toMatchObject({
    people: 40,
    scoring: { hits: 24, of: 40, rate: 0.6, ratio: 1, p: null },
    selection: { hits: 12, rate: 0.3 },
  });
  expect(women?.selection?.ratio).toBeCloseTo(0.75, 3);
  expect(women?.selection?.low).toBeCloseTo(0.419, 3);
  expect(women?.selection?.high).toBeCloseTo(1.343, 3);
  expect(men).toMatchObject({ people: 50, scoring: { hits: 20, rate: 0.4 }, selection: { ratio: 1 } });
  expect(men?.scoring?.ratio).toBeCloseTo(0.667, 3);
  expect(men?.scoring?.low).toBeCloseTo(0.437, 3);
  expect(men?.scoring?.high).toBeCloseTo(1.018, 3);
  expect(men?.scoring?.p).toBeGreaterThan(0.05);
  expect(other).toMatchObject({ people: 1, state: "left out", scoring: null, selection: null });
  // An auditor can count all of it again.
  const recounted = impact.candidates.filter(({ sex }) => sex === "Female");
  expect(recounted.filter(({ isAboveMedian }) => isAboveMedian)).toHaveLength(24);
  expect(recounted.filter(({ isSelected }) => isSelected)).toHaveLength(12);
  expect(race?.rows.map(({ group }) => group)).toEqual(["White", "Asian"]);
  expect(race?.unknown).toBe(0);
  expect(both?.rows[0]).toMatchObject({ group: "Female, White", people: 20 });
  expect(both?.unknown).toBe(9);
});

test("a small group gets no rate, and no group is compared with it", () => {
  const candidates = Array.from({ length: 30 }, (_, n) => ({ id: String(n), score: n, tier: "A" as const }));
  const rows = candidates.map(({ id }, n) => [id, n > 20 ? "f" : "m", ""]);
  const people = readSelfIdentification([["id", "sex", "race"], ...rows]);
  if ("problem" in people) throw new Error(people.problem);
  const [sex, race] = measureImpact(candidates, people, ["A"]).tables;
  expect(sex?.rows).toMatchObject([
    { group: "Female", people: 9, state: "too few", scoring: null },
    { group: "Male", people: 21, scoring: { ratio: 1 } },
  ]);
  expect(race).toMatchObject({ rows: [], unknown: 30 });
});

test("people in the file who are not in the tournament are named, others are unknown", () => {
  const people = new Map([["gone", { sex: "Male", race: null }]]);
  const impact = measureImpact([{ id: "here", score: 1, tier: "D" }], people, ["A"]);
  expect(impact.strangers).toEqual(["gone"]);
  expect(impact.tables[0]).toMatchObject({ unknown: 1, rows: [] });
});

test.each([
  [[["name", "sex", "race"]], 'There is no column "Candidate ID" in the first line.'],
  [[["id", "race"]], 'There is no column "Sex" in the first line.'],
  [[["id", "sex"]], 'There is no column "Race/ethnicity" in the first line.'],
  [[["id", "sex", "race"]], "No line has a candidate id."],
  [
    [
      ["id", "sex", "race"],
      ["", "f", ""],
    ],
    "Line 2 has no candidate id.",
  ],
  [
    [
      ["id", "sex", "race"],
      ["1", "", ""],
      ["1", "", ""],
    ],
    "Line 3: 1 is there twice.",
  ],
  [
    [
      ["id", "sex", "race"],
      ["1", "yes", ""],
    ],
    'Line 2: "yes" is not read as a sex. Use Female, Male, Other, or leave it empty.',
  ],
])("a table that cannot be used: %j", (rows, problem) => {
  expect(readSelfIdentification(rows)).toEqual({ problem });
});

test("what people leave open is unknown, and never guessed", () => {
  const people = readSelfIdentification([
    ["Candidate ID", "Name", "Gender", "Race"],
    ["1", "Emily", "Prefer not to say", ""],
  ]);
  expect(people).toEqual(new Map([["1", { sex: null, race: null }]]));
});
