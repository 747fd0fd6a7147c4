import { expect, test } from "vitest";
import { listSkills } from "./list-skills";
import { readResume } from "./read-resume";

const skillsOf = (...duties: string[]) => {
  const text = ["Ira Tell", "Experience", "Porter, Alder House", "May 2019 - January 2021", ...duties];
  const resume = readResume(text.join("\n"), new Date("2026-06-15"));
  const lineKinds = resume.lines.map(() => "work" as const);
  return listSkills(resume, lineKinds, { criteria: [], verdicts: [] });
};

test.each([
  ["Told guests about local restaurants", "Restaurant Management"],
  ["Ran production trials of new glue", "Litigation"],
  ["Built prototypes of pumps", "Wireframing"],
  ["Greeted vendors and guests", "Vendor Management"],
  ["Artist specializing in design", "Adobe InDesign"],
])("a topic is not a skill: %s", (line, skill) => {
  expect(skillsOf(line)).not.toContain(skill);
});

test.each([
  ["Restaurant manager of a hotel", "Restaurant Management"],
  ["Kept accounts in Excel", "Microsoft Excel"],
])("a named skill is listed: %s", (line, skill) => {
  expect(skillsOf(line)).toContain(skill);
});
