import { describe, expect, test } from "vitest";
import { buildRubric } from "../../analysis/build-rubric";
import type { Verdict } from "../../analysis/scorecard";
import { earnedShare } from "../../scoring/score-verdicts";
import { embeddedAnalyzer } from "../embedded-analyzer";
import { compareRanks, isRanked } from "./ranks";

const job = {
  name: "Senior Pastry Chef",
  jobDescription: "Laminated doughs, chocolate work and plated desserts for a hotel of ninety rooms.",
  keyRequirements: "Laminated dough\nChocolate tempering\nPlated desserts",
  optionalRequirements: "",
  keySkills: [],
};

async function judge(lines: string[], name = job.name) {
  const rubric = await buildRubric({ ...job, name });
  const [whole] = rubric.criteria;
  const text = lines.join("\n");
  const { verdicts } = await embeddedAnalyzer.analyze({
    rubric,
    criteria: whole ? [whole] : [],
    text,
    asOf: new Date("2024-06-15"),
  });
  const [verdict] = verdicts;
  const parts = Object.fromEntries((verdict?.parts ?? []).map((part) => [part.name, part]));
  return { verdict, parts, text };
}

const pastry = ["Made croissants from laminated dough", "Tempered chocolate for plated desserts"];
const grill = ["Grilled ninety steaks a night", "Kept the fryer and the cold store clean"];
const role = (title: string, dates: string, duties: string[]) => [
  `${title}, Blue Door Hotel`,
  dates,
  ...duties.map((duty) => `- ${duty}`),
];

describe("the job as a whole", () => {
  test("is made of named parts, each with its quote and its weight", async () => {
    const { verdict, parts, text } = await judge([
      "Experience",
      ...role("Senior Pastry Chef", "May 2016 - Present", pastry),
    ]);
    expect(Object.keys(parts)).toEqual(["title", "level", "field", "similarity"]);
    expect(verdict?.parts?.reduce((sum, { weight }) => sum + 1000 * weight, 0)).toBe(1000);
    expect(parts).toMatchObject({ title: { share: 1 }, level: { share: 1 } });
    expect(parts.title?.evidence?.quote).toContain("Senior Pastry Chef");
    expect(parts.similarity?.evidence?.quote).toBe("Tempered chocolate for plated desserts");
    for (const { evidence } of Object.values(parts))
      expect(evidence && text.slice(evidence.start, evidence.end)).toBe(evidence?.quote);
    expect(verdict?.level).toBe("strong");
  });

  test("a lower title held counts for the title and less for the level", async () => {
    const { parts } = await judge([
      "Experience",
      ...role("Junior Pastry Chef", "May 2016 - Present", pastry),
    ]);
    expect(parts.title?.share).toBe(1);
    expect(parts.level).toMatchObject({ share: 0, evidence: null });
  });

  test("the field is told by the nearest jobs, and a short job tells less of it", async () => {
    const shareOf = async (pastryYears: string, grillYears: string) => {
      const { parts } = await judge([
        "Experience",
        ...role("Cook", grillYears, grill),
        "",
        ...role("Pastry Cook", pastryYears, [
          ...grill,
          "Plated desserts, sold ice cream and coffee at the counter",
        ]),
      ]);
      return parts.field?.share ?? 0;
    };
    const long = await shareOf("May 2012 - May 2022", "June 2022 - May 2023");
    const short = await shareOf("May 2021 - May 2022", "June 2011 - April 2021");
    expect(long).toBeGreaterThan(short);
    expect(short).toBeGreaterThan(0);
  });

  test("what nothing shows has no quote and counts nothing", async () => {
    const { verdict, parts } = await judge(["Ola Brandt", "Likes long walks by the sea"]);
    expect(verdict).toMatchObject({ level: "none", evidence: null });
    for (const part of Object.values(parts)) expect(part).toMatchObject({ share: 0, evidence: null });
  });

  test("a job whose title says no level has no such part", async () => {
    const { parts } = await judge(
      ["Experience", ...role("Pastry Chef", "May 2016 - Present", pastry)],
      "Pastry Baker",
    );
    expect(Object.keys(parts)).toEqual(["title", "field", "similarity"]);
  });
});

test("what is shown says how near the work that shows it is to the field", async () => {
  const rubric = await buildRubric(job);
  const shownIn = async (title: string, duties: string[]) => {
    const text = ["Experience", ...role(title, "May 2016 - Present", duties)].join("\n");
    const asOf = new Date("2024-06-15");
    const { verdicts } = await embeddedAnalyzer.analyze({ rubric, criteria: rubric.criteria, text, asOf });
    const id = rubric.criteria.find((criterion) => criterion.text === "Chocolate tempering")?.id;
    return verdicts.find(({ criterionId }) => criterionId === id);
  };
  const near = await shownIn("Pastry Chef", pastry);
  const far = await shownIn("Shop Clerk", [
    "Tempered chocolate for a window display",
    "Counted the till, wrapped gifts, answered letters and phone calls, and kept the storeroom tidy",
  ]);
  expect([near?.level, far?.level]).toEqual(["strong", "strong"]);
  expect(near?.inField).toBeGreaterThan(far?.inField ?? 1);
  expect(earnedShare(near as Verdict)).toBeGreaterThan(earnedShare(far as Verdict));
});

test("levels of titles: higher is not worse, one step below is half", () => {
  expect(isRanked("Senior Accountant")).toBe(true);
  expect(isRanked("Accountant")).toBe(false);
  expect(isRanked("Executive Assistant")).toBe(false);
  expect(compareRanks("Executive Chef", "Head Chef")).toBe(1);
  expect(compareRanks("Executive Director", "Office Manager")).toBe(0.5);
  expect(compareRanks("Senior Accountant", "Finance Director")).toBe(1);
  expect(compareRanks("Senior Accountant", "Accountant")).toBe(0.5);
  expect(compareRanks("Senior Accountant", "Accounting Intern")).toBe(0);
  expect(compareRanks("Kitchen Manager", "Senior Cook")).toBe(0.5);
  expect(compareRanks("Senior Accountant", "Accountant / Executive Assistant")).toBe(0.5);
  expect(compareRanks("Sales Director", "Account Executive")).toBe(0);
  expect(compareRanks("Executive Assistant to the COO", "Executive Assistant")).toBe(1);
  expect(compareRanks("Finance Manager", "Assistant to the Director")).toBe(0);
  expect(compareRanks("Shift Supervisor", "Cashier, promoted to Supervisor")).toBe(1);
  expect(compareRanks("CFO", "Chief Financial Officer")).toBe(1);
  expect(compareRanks("Chief Executive", "Office Manager")).toBe(0.5);
});

test("a junior's work is at most partly like a senior's", async () => {
  const lines = ["Experience", "Junior Pastry Chef, Hill Hotel", "Jan 2022 - Dec 2023"];
  const duties = ["- Laminated doughs and tempered chocolate", "- Plated desserts"];
  const { verdict, parts } = await judge([...lines, ...duties]);
  expect(parts.level?.share).toBe(0);
  expect(verdict?.level).toBe("partial");
});
