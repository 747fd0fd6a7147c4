import { expect, test } from "vitest";
import { buildRubric } from "../../analysis/build-rubric";
import { embeddedAnalyzer } from "../embedded-analyzer";

async function judgeYears(name: string, requirement: string, job: string) {
  const rubric = await buildRubric({
    name,
    jobDescription: "",
    keyRequirements: requirement,
    optionalRequirements: "",
    keySkills: [],
  });
  const text = `Robin Example\n\nExperience\n${job}\n- Looked after what was asked\n\nEducation\nDiploma, Hill School, 2009\n`;
  const asOf = new Date("2026-11-20T12:00:00Z");
  const { verdicts } = await embeddedAnalyzer.analyze({ rubric, criteria: rubric.criteria, text, asOf });
  const years = rubric.criteria.find(({ kind }) => kind === "years");
  return verdicts.find(({ criterionId }) => criterionId === years?.id);
}

const DEVELOPER = "Software Developer, Northwind, Jan 2010 - Dec 2019";

test.each([
  "5+ years of experience",
  "Minimum 5 years of relevant experience",
  "At least 5 years of professional experience",
  "5 years of work experience",
  "5 years experience in a similar role",
  "Proven experience of 5+ years",
])("%s is of the job's own work", async (requirement) => {
  expect(await judgeYears("Software Developer (Berlin)", requirement, DEVELOPER)).toMatchObject({
    level: "strong",
    note: "About 10 years in jobs of this kind (Software Developer).",
  });
  const seller = await judgeYears("Software Developer (Berlin)", requirement, "Cashier, Acme, 2010 - 2019");
  expect(seller?.level).toBe("none");
});

test("in a job whose name is no title, any dated work counts, but not surely", async () => {
  const verdict = await judgeYears("Opening 4711", "3+ years of experience", DEVELOPER);
  expect(verdict?.sure).toBe(false);
  expect(verdict?.level).not.toBe("none");
});

test("years of something else are not of the job's own work", async () => {
  expect((await judgeYears("Software Developer", "5 years of welding", DEVELOPER))?.level).toBe("none");
});
