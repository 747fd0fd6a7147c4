import { expect, test } from "vitest";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const judge = (skills: string) => {
  const text = `Robin Example\n\nExperience\nClerk, Northwind, 01/2019 - 02/2024\n- Opened the mail\n\nSkills\n${skills}\n`;
  const matcher = createMatcher(parseRequirement("Experience in the health care industry"));
  return judgeRequirement(readResume(text, new Date("2026-11-20T12:00:00Z")), matcher).level;
};

test("a row of skills names a trade only by its own words", () => {
  expect(judge("budgets, health care, filing, forecasting")).toBe(1);
  expect(judge("budgets, hardware, filing, forecasting")).toBe(0);
});

test.each([
  ["Microsoft Project", "skill"],
  ["Managed project budgets above $1 million", "duty"],
  ["Construction projects", "domain"],
  ["Software development in healthcare", "domain"],
  ["Experience as a safety adviser in mining or oil and gas", "domain"],
  ["Banking or fintech experience", "domain"],
  ["Software development in Java", "skill"],
  ["Media planning experience", "skill"],
])("%s is a %s", (text, kind) => {
  expect(parseRequirement(text).kind).toBe(kind);
});

test("experience in a trade is met by an employer of it", () => {
  const text = "Robin Example\n\nExperience\nDeveloper, Harbor Bank, 01/2019 - 02/2024\n- Wrote services\n";
  const of = (asked: string) =>
    judgeRequirement(
      readResume(text, new Date("2026-11-20T12:00:00Z")),
      createMatcher(parseRequirement(asked)),
    ).level;
  expect(of("Insurance or banking experience")).toBe(3);
  expect(of("Retail experience")).toBe(0);
});

test.each([
  ["Accounting in the public sector", "Accountant, Harbor Toys Ltd", 0],
  ["Accounting in the public sector", "Accountant, Harbor City Council", 3],
  ["Sales experience in the pharmaceutical industry", "Sales Representative, Harbor Tiles", 0],
  ["Sales or marketing in the food industry", "Marketing Assistant, Harbor Software", 0],
  ["Sales or marketing in the food industry", "Marketing Assistant, Harbor Foods", 3],
  ["Sales or marketing in the food industry", "Driver, Harbor Foods", 0],
  ["Experience in a hotel with a swimming pool", "Lifeguard, Harbor Swimming Pool", 0],
  ["Experience in a hotel with a swimming pool", "Clerk, Harbor Hotel", 3],
  ["Purchasing in the automotive industry", "Buyer, Harbor Automotive", 3],
  ["Experience in the nonprofit sector or in a company with several branches", "Clerk, Harbor Nonprofit", 3],
])("%s: %s is at level %i", (asked, job, level) => {
  const text = `Robin Example\n\nExperience\n${job}, 01/2019 - 02/2024\n- Opened the mail\n`;
  const resume = readResume(text, new Date("2026-11-20T12:00:00Z"));
  expect(judgeRequirement(resume, createMatcher(parseRequirement(asked))).level).toBe(level);
});

test("what is done in a job of an unnamed trade is not surely missing; another job surely is", () => {
  const of = (job: string) => {
    const text = `Robin Example\n\nExperience\n${job}, 01/2019 - 02/2024\n- Opened the mail\n`;
    const asked = createMatcher(parseRequirement("Sales experience in the medical device industry"));
    return judgeRequirement(readResume(text, new Date("2026-11-20T12:00:00Z")), asked);
  };
  expect(of("Sales Representative, Harbor Orthopedics")).toMatchObject({ level: 0, sure: false });
  expect(of("Roofer, Harbor Tiles")).toMatchObject({ level: 0, sure: true });
});

test.each([
  ["Project management in local government", "Project Manager, Harbor County Council", 3],
  ["Project management in local government", "Project Manager, Harbor Toys", 0],
  ["Experience as a safety adviser in mining or oil and gas", "Safety Adviser, Harbor Gas", 3],
  ["Experience as a safety adviser in mining or oil and gas", "Cook, Harbor Gas", 0],
])("in a named sector, %s: %s is at level %i", (asked, job, level) => {
  const text = `Robin Example\n\nExperience\n${job}, 01/2019 - 02/2024\n- Opened the mail\n`;
  const resume = readResume(text, new Date("2026-11-20T12:00:00Z"));
  expect(judgeRequirement(resume, createMatcher(parseRequirement(asked))).level).toBe(level);
});
