import { expect, test } from "vitest";
import { listSkills } from "./list-skills";
import { readResume } from "./read-resume";
import topicWords from "./topic-words.json";
import { weighLines } from "./whole/credibility";

const skillsOf = (duties: string[], more: string[] = []) => {
  const text = [
    "Ira Tell",
    ...more,
    "Experience",
    "Porter, Alder House",
    "May 2019 - January 2021",
    ...duties.map((duty) => `- ${duty}`),
  ];
  const resume = readResume(text.join("\n"), new Date("2026-06-15"));
  return listSkills(resume, weighLines(resume, { criteria: [] }), { criteria: [], verdicts: [] });
};

test.each([
  ["Told guests about local restaurants", "Restaurant Management"],
  ["Ran production trials of new glue", "Litigation"],
  ["Built prototypes of pumps", "Wireframing"],
  ["Greeted vendors and guests", "Vendor Management"],
  ["Artist specializing in design", "Adobe InDesign"],
  ["Signed for electronic deposits", "Electronics"],
])("a topic is not a skill: %s", (line, skill) => {
  expect(skillsOf([line])).not.toContain(skill);
});

test.each([
  ["Carried bags for two civil engineers", "Civil Engineering"],
  ["Carried screens but did not answer the help desk of the hotel.", "Technical Support"],
  ["Carried pipes for the smith and hopes to learn welding there.", "Welding"],
])("what others do, what is denied and what is planned is no skill: %s", (line, skill) => {
  expect(skillsOf([line])).not.toContain(skill);
});

test.each([
  ["R. Miles Prize for the best porter", "R"],
  ["M.A in English, Hill University", "Mergers and Acquisitions"],
  ["Finch, O., Tell, I. R., Ash, B.: Statistics of hotels", "Statistics"],
])("initials and authors are no skills: %s", (line, skill) => {
  expect(skillsOf([line], ["Skills", line])).not.toContain(skill);
});

test.each([
  ["Certificates", "Preparing for the CKA", "CKA"],
  ["Skills", "Studying for CIPD, Excel, payroll", "CIPD"],
  ["CURRICULUM VITAE", "Kind host", "Curriculum Development"],
  ["Education", "Diploma of Higher Education in Nursing, 2016", "Higher Education"],
  ["Skills", "Largest Contentful Paint, page speed", "Contentful"],
  ["Education", "Hill School, Spring 2012", "Spring Framework"],
  ["Skills", "Sage 200, Excel", "Sage 100"],
])("%s, %s: no %s", (heading, line, skill) => {
  expect(skillsOf([], [heading, line])).not.toContain(skill);
});

test("what is written is shown", () => {
  expect(skillsOf([], ["Skills: Sage 200, Excel, Word"])).toContain("Sage 200");
  expect(skillsOf([], ["Skills: Java, Spring, Docker"])).toContain("Spring Framework");
  expect(skillsOf(["Managed the sites in Procore"], ["Skills: Procore, Excel, Word"])).toContain("Procore");
});

test("the name of an employer is no skill", () => {
  const text =
    "Ira Tell\nExperience\nClerk, Procore Technologies, 2015 - 2019\n- Filed letters\n- Kept a diary";
  const resume = readResume(text, new Date("2026-06-15"));
  const skills = listSkills(resume, weighLines(resume, { criteria: [] }), { criteria: [], verdicts: [] });
  expect(skills).not.toContain("Procore");
});

test("papers are no skills, but a sentence may end in one", () => {
  const papers = ["Publications", "Machine learning for the sorting of bags, 2020"];
  expect(skillsOf([], papers)).not.toContain("Machine Learning");
  expect(skillsOf(["Analyzed the bookings with Python and R."])).toContain("R");
  expect(skillsOf([], ["Skills: OAuth 2.0, Java, Docker"])).toContain("OAuth");
});

test("a word in passing is no skill, unless a list, a title, another line or its own name says so", () => {
  const passing = "Wore the gloves that compliance asked for";
  expect(skillsOf([passing])).not.toContain("Regulatory Compliance");
  expect(skillsOf([passing, "Checked the compliance of all fire doors"])).toContain("Regulatory Compliance");
  expect(skillsOf(["Learned about regulatory compliance in hotels"])).toContain("Regulatory Compliance");
});

test("a phrase in passing is a skill only beside others of its kind", () => {
  const line = "Put up notices about the service desk of the chain";
  expect(skillsOf([line])).not.toContain("Technical Support");
  expect(skillsOf([line, "Did the troubleshooting of all printers"])).toContain("Technical Support");
});

test("one word of a name is enough with a capital, beside others of its kind", () => {
  const line = "Kept the accounts of the house in Excel";
  expect(skillsOf([line])).not.toContain("Microsoft Excel");
  expect(skillsOf([line, "Wrote to the guests in Microsoft Word"])).toContain("Microsoft Excel");
  expect(skillsOf(["Hired in spring, after a course in Java"])).not.toContain("Spring Framework");
});

test("what is shown more often, listed and named stands first", () => {
  const [first] = skillsOf(
    ["Served breakfast and Bartending at night", "Recruitment of two porters", "Recruitment fairs"],
    ["Skills: Recruitment, Gardening"],
  );
  expect(first).toBe("Recruitment");
});

test("topics are words as texts are read, in the singular", () => {
  const words = readResume(topicWords.map((word) => `- ${word}`).join("\n"), new Date("2026-06-15"));
  expect(words.lines.flatMap((line) => line.words.map(({ key }) => key))).toEqual(topicWords);
});
