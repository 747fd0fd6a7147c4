import { expect, test } from "vitest";
import { readSectionHeading } from "./headings";
import { isAdvert } from "./read-description";

test.each([
  ["Benefits and perks", "skip"],
  ["Salary range", "skip"],
  ["Why join us?", "skip"],
  ["What will you be doing?", "duty"],
  ["Preferred qualifications", "nice"],
  ["Responsibilities and duties", "duty"],
  ["Knowledge, skills and abilities (KSAs)", "must"],
  ["Skills and experience required", "must"],
])("%s is a heading", (line, section) => {
  expect(readSectionHeading(line)).toEqual({ section, rest: "" });
});

test.each([
  "Benefits administration and open enrollment",
  "Compensation analysis",
  "Bonus plan administration",
  "Preferred vendor management",
  "Salary negotiation",
  "Must have a valid driver's license",
  "Experience with Java and SQL",
])("%s is no heading, whatever it begins with", (line) => {
  expect(readSectionHeading(line)).toBeUndefined();
});

test("before a colon any words may follow", () => {
  expect(readSectionHeading("Compensation for the first year: 50,000")).toEqual({
    section: "skip",
    rest: "50,000",
  });
});

test("a line of work that is also a heading does not turn a list of requirements into an advert", () => {
  expect(isAdvert("Compensation and benefits\nPayroll\nOnboarding")).toBe(false);
  expect(isAdvert("Responsibilities\nRun the payroll\nRequirements\nSQL")).toBe(true);
  expect(isAdvert("SQL\nWhat we offer:\nFree lunch")).toBe(true);
  expect(isAdvert("SQL\nBenefits\n- Free lunch")).toBe(true);
});
