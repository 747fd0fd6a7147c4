import { expect, test } from "vitest";
import { explainLevel, explainYears } from "./explain-level";
import { parseRequirement } from "./parse-requirement";
import type { RatedRole } from "./rate-roles";
import { readResume } from "./read-resume";

const role = (title: string, share: number) => ({ role: { title, assumed: false }, share }) as RatedRole;
const explain = (years: number, nearYears: number, level: number) =>
  explainYears(
    {
      ...{ roles: [role("Instructor", 0.7), role("Coach", 0.38)], years, nearYears, asked: 3 },
      ...{ related: [role("Instructor", 0.7).role, role("Coach", 0.38).role], relatedYears: 6 },
    } as never,
    level,
  );

test.each([
  [4, 4, 3, "About 4 years in jobs of this kind (Instructor)."],
  [2, 2, 2, "About 2 years in jobs of this kind (Instructor)."],
  [4, 4, 2, "About 4 years in jobs that may be of this kind (Instructor); their titles don't make it clear."],
  [1, 5, 3, "About 5 years in jobs of this kind or close to it (Instructor)."],
  [1, 2, 3, "About 6 years in jobs of this kind or close to it (Instructor, Coach)."],
  [1, 2, 2, "About 2 years in jobs of this kind or close to it (Instructor)."],
  [
    2,
    2,
    0,
    "About 2 years in similar jobs (Instructor); the resume doesn't say that they were of this kind.",
  ],
])("the sentence agrees with the level: %d years, %d near, level %d", (years, near, level, sentence) => {
  expect(explain(years, near, level)).toBe(sentence);
});

const noteOn = (requirement: string, lines: string[], place: string) => {
  const resume = readResume(lines.join("\n"), new Date("2026-01-01"));
  const best = { line: lines.length - 1, place, role: -1 } as never;
  const evidence = { lines: [], denied: [] } as never;
  return explainLevel(resume, parseRequirement(requirement), evidence, { level: 1, sure: true, best }).note;
};

test("a certificate that is to be held is listed, not worked with", () => {
  const listed = ["Certificates", "ServSafe Manager, 2024"];
  expect(noteOn("ServSafe certification", listed, "certificates")).toBe(
    "Listed among certificates and training.",
  );
  expect(noteOn("Menu planning", listed, "certificates")).toContain("no work with it was found");
});

test("what is outside the dated jobs is not said to be work", () => {
  expect(noteOn("Menu planning", ["Experience", "Planned menus"], "work")).toContain(
    "outside the dated jobs",
  );
});

test.each(["Career Objectives", "Career Goals", "EMPLOYMENT OBJECTIVE"])("%s is no work", (heading) => {
  const resume = readResume(`${heading}\nTo plan menus for hotels`, new Date("2026-01-01"));
  expect(resume.lines[1]?.zone).toBe("summary");
});
