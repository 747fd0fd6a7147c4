import { expect, test } from "vitest";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const judge = (requirement: string, ...lines: string[]) =>
  judgeRequirement(
    readResume(`Robin Example\n\n${lines.join("\n")}\n`, new Date("2026-11-20T12:00:00Z")),
    createMatcher(parseRequirement(requirement)),
  );

const PROGRAM = "Graduate of an ABC-accredited dental hygiene program";

test.each([
  ["Education", "Associate of Science, Dental Hygiene, Lake College, 2015"],
  ["Education", "Bachelor of Science: Dental Hygiene, Hill University, 2015"],
  ["Certificates", "Dental Hygiene Certificate, Lake College, 2015"],
])("a program is shown by a degree or a certificate of it: %s %s", (...lines) => {
  expect(judge(PROGRAM, ...lines).level).toBe(3);
  expect(judge("Completion of an accredited dental hygiene program", ...lines).level).toBe(3);
});

test.each([
  ["Education", "Bachelor of Arts, History, Hill University, 2015"],
  ["Education", "High school diploma, Juniper High School, 2010"],
])("a program is not shown by other studies: %s %s", (...lines) => {
  expect(judge(PROGRAM, ...lines).level).toBe(0);
});

test("a certificate accepted besides a degree in one of several fields is another way", () => {
  const asked = "Associate's in early childhood education, child development or a related field, or CDA";
  expect(judge(asked, "Certificates", "CDA, issued 2019").level).toBe(3);
  expect(judge(asked, "Certificates", "CPR, issued 2019").level).toBe(0);
});

const baker = ["Experience", "Baker, Alder Bakery", "01/2012 - Present", "- Baked bread each night"];
const ward = ["Experience", "Ward Nurse, Alder Clinic", "01/2012 - Present", "- Cared for patients"];
const icu = ["Experience", "ICU Nurse, Alder Clinic", "01/2012 - Present", "- Cared for patients"];

test("years of which some are to be of another kind are met by both", () => {
  for (const asked of [
    "5 years of nursing, including 2 in an ICU",
    "5+ years of nursing, two of them in an ICU",
    "5 years of nursing with at least 2 years in an ICU",
  ]) {
    expect(judge(asked, ...ward).level).toBe(2);
    expect(judge(asked, ...icu).level).toBe(3);
    expect(judge(asked, ...baker).level).toBe(0);
  }
});

test("a range of years is no two times", () => {
  expect(judge("Between 3 and 5 years as a baker", ...baker).level).toBe(3);
});
