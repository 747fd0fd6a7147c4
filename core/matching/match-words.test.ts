import { expect, test } from "vitest";
import { createMatcher, linesToMatch, matchWords } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const resume = readResume(
  `Mara Oduya

Experience
Payroll clerk, Vellum Freight, 2015 - 2021
- Ran the weekly pay roll for 80 drivers
- Worked out the return on investment of new trailers
- Booked less-than-truckload shipments by e-mail
- Kept the diaries of two directors
- Wrote C++ tools and looked after PostgreSQL

Skills
LTL, ROI, Postgres, e mail
`,
  new Date("2026-01-01"),
);

test.each([
  "Payroll",
  "Pay roll",
  "ROI",
  "Return on investment",
  "Less than truckload",
  "LTL",
  "Email",
  "E-mail",
  "Calendar management",
  "PostgreSQL",
  "Databases",
  "C++",
  "Drivers",
])("no line that meets %s is left out", (text) => {
  const matcher = createMatcher(parseRequirement(text));
  const meeting = resume.lines.flatMap(({ words }, at) => (matchWords(matcher, words) ? [at] : []));
  expect(meeting).not.toEqual([]);
  expect(linesToMatch(resume, matcher)).toEqual(expect.arrayContaining(meeting));
});

test("lines without a word of the requirement are not looked at", () => {
  const matcher = createMatcher(parseRequirement("Payroll"));
  expect(linesToMatch(resume, matcher).length).toBeLessThan(resume.lines.length / 2);
});
