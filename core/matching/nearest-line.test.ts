import { expect, test } from "vitest";
import { findEvidence } from "./find-evidence";
import { createMatcher } from "./match-words";
import { findNearest } from "./nearest-line";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const resume = readResume(
  `Robin Example

Experience
Teacher, Hill School, 01/2015 - 12/2023
- Taught fractions to fourth graders and planned lessons
- Wrote weekly letters to parents
Kitchen Helper, Hill Diner, 01/2012 - 12/2014
- Packaged meals for delivery
`,
  new Date("2026-11-20"),
);
const nearest = (text: string, sure: boolean) => {
  const matcher = createMatcher(parseRequirement(text));
  const evidence = findEvidence(resume, matcher);
  const line = findNearest(resume, matcher.requirement, evidence, sure);
  return line === undefined ? undefined : resume.lines[line]?.text;
};

test("a line with the rarest word is quoted", () => {
  expect(nearest("Planning of lessons and excursions", false)).toContain("planned lessons");
});

test("without one, it is the job nearest to the requirement, not a line that shares a common word", () => {
  const asked = "Weekly letters on curriculum, pedagogy and grading";
  expect(nearest(asked, false)).toMatch(/^Teacher|Taught/);
  expect(nearest(asked, false)).not.toContain("letters");
});
