import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { findPhones } from "#platform/phones";
import { checkResume } from "./check-resume";
import { makeSwaps } from "./swaps";

const TEXT = `JORDAN EXAMPLE
Leeds, UK
jordan@example.com

Summary
Jordan Example likes order. She takes pride in her ledgers.

Experience
Payroll Accountant, Bright Mills Ltd
Jan 2018 - Dec 2023
Ran payroll for 240 people in QuickBooks every two weeks
Owned the month-end close in Excel

Education
B.Sc. in Accounting, Northern University, 2014
`;
const contact = { name: "Jordan Example", email: "jordan@example.com", location: "Leeds, UK" };
const asOf = new Date("2024-06-15");
const rubric = await buildRubric({
  name: "Payroll Accountant",
  jobDescription: "",
  keyRequirements: "3+ years of payroll\nBachelor's degree in accounting",
  optionalRequirements: "",
  keySkills: ["Excel", "QuickBooks"],
});

test("swaps change what they say and nothing else", () => {
  const swaps = makeSwaps({ text: TEXT, contact });
  const variants = swaps.flatMap(({ kind, variants }) => variants.map((one) => ({ kind, ...one })));
  const text = (label: string) => variants.find((one) => one.label === label)?.text ?? "";
  expect(text("Emily Walsh").split("\n").slice(0, 3)).toEqual([
    "EMILY WALSH",
    "Leeds, UK",
    "emilywalsh@example.com",
  ]);
  expect(text("Mei Chen")).not.toMatch(/jordan/i);
  expect(text("Lagos, Nigeria")).toBe(TEXT.replace("Leeds, UK", "Lagos, Nigeria"));
  expect(text("Howard University")).toBe(TEXT.replace("Northern University", "Howard University"));
  expect(swaps.find(({ kind }) => kind === "school")?.reference.label).toBe("Yale University");
  expect(text("she")).toContain("She takes pride in her ledgers.");
  expect(swaps.find(({ kind }) => kind === "pronouns")?.reference.text).toContain("He takes pride in his");
  expect(text("Career break, Mar 2015 - Nov 2015: illness")).toMatch(/illness\n$/);
});

test("a field of study that is taken for a part of the school's name makes no difference between schools", async () => {
  const text = TEXT.replace(
    "B.Sc. in Accounting, Northern University",
    "B.Sc. Accounting Northern State University",
  );
  const judge = (input: Parameters<Parameters<typeof checkResume>[0]>[0]) =>
    analyzeResume({ analyzer: embeddedAnalyzer, findPhones }, input);
  const { differences, read } = await checkResume(judge, { text, contact, rubric, asOf });
  expect(read.school).toBe(2);
  expect(differences.filter(({ kind }) => kind === "school")).toEqual([]);
});

test("a resume that names nobody and no school has neither swapped", () => {
  const kinds = makeSwaps({ text: "Baker, Hillside, 2018 - 2022", contact: {} }).map(({ kind }) => kind);
  expect(kinds).toEqual(["again", "pronouns", "place", "gap", "half"]);
});

test("the built-in judge is not moved by who somebody is, and by what they did it is", async () => {
  const judge = (input: Parameters<Parameters<typeof checkResume>[0]>[0]) =>
    analyzeResume({ analyzer: embeddedAnalyzer, findPhones }, input);
  const checked = await checkResume(judge, { text: TEXT, contact, rubric, asOf });
  const { differences, read, judge: name } = checked;
  expect(differences.filter(({ kind }) => kind !== "half")).toEqual([]);
  expect(differences.filter(({ kind }) => kind === "half")).toHaveLength(1);
  expect(read).toEqual({ again: 1, name: 5, pronouns: 1, place: 3, school: 2, gap: 3, half: 1 });
  expect(name).toBe(`embedded ${embeddedAnalyzer.version}`);
  expect(JSON.stringify(checked)).not.toMatch(/jordan|mills|northern/i);
});

test("a judge that looks at names is found out", async () => {
  const judge = async (input: Parameters<Parameters<typeof checkResume>[0]>[0]) => {
    const fair = await analyzeResume({ analyzer: embeddedAnalyzer, findPhones }, input);
    return input.document.text.includes("Mei Chen") ? { ...fair, tier: "D" as const } : fair;
  };
  const { differences } = await checkResume(judge, { text: TEXT, contact, rubric, asOf });
  expect(differences.filter(({ kind }) => kind === "name")).toMatchObject([
    { from: "as it is", to: "Mei Chen", after: { tier: "D" } },
  ]);
});
