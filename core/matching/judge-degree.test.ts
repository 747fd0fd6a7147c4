import { expect, test } from "vitest";
import { judgeDegree } from "./judge-degree";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const AS_OF = new Date("2026-11-20T12:00:00Z");
const read = (education: string, work = "") =>
  readResume(`Robin Example\n\nExperience\n${work}\n\nEducation\n${education}\n`, AS_OF);
const judge = (requirement: string, education: string, work = "") =>
  judgeDegree(read(education, work), createMatcher(parseRequirement(requirement)));

const ACCOUNTING = "Bachelor's degree in Accounting, Finance or a closely related business discipline";

test.each([
  [ACCOUNTING, "BSc Accounting, Hill University, 2014", 3],
  [ACCOUNTING, "Bachelor of Science : Business Administration Hill University", 3],
  [ACCOUNTING, "Bachelor of Science : Healthcare Management Hill University", 0],
  [ACCOUNTING, "Bachelor of Arts : Psychology, Hill University", 0],
  ["Bachelor's degree in finance or economics", "BA Psychology, Hill University", 0],
  ["Degree in social work", "BSW, Hill University, 2012", 3],
  ["Degree in social work", "BA Social Studies, Hill University, 2012", 0],
  ["Bachelor's degree in mechanical engineering", "BSME, Hill Polytechnic, 2010", 3],
  ["Bachelor's degree in mechanical engineering", "B.Sc. Mech. Eng., Hill Polytechnic, 2010", 3],
  ["Bachelor's degree in chemical engineering", "BS Chem. Eng., Hill Polytechnic, 2010", 3],
  ["Bachelor's degree in business administration", "B.A., Bus. Admin., Hill University, 2010", 3],
  ["Bachelor's degree in electrical engineering", "B.Sc. Mech. Eng., Hill Polytechnic, 2010", 2],
  ["Graduate degree in library science", "MLIS, Hill University, 2016", 3],
  ["Graduate degree in library science", "BA Library Science, Hill University, 2016", 0],
  ["Advanced degree in chemistry", "BS Chemistry, Hill University, 2016", 0],
  ["Post-graduate degree in chemistry", "MSc Chemistry, Hill University, 2016", 3],
  ["A law degree", "Juris Doctor, Hill University", 3],
  ["Bachelor's in computer science, IT or computer engineering", "BS : Computer Information Systems", 3],
  ["Bachelor's degree in civil or structural engineering", "BSc Civil Engineering, Hill University", 3],
  ["Bachelor's degree in civil or structural engineering", "BSc Mechanical Engineering, Hill University", 2],
  ["A degree in hospitality, hotel or restaurant management", "MBA, HR Management, Hill University", 0],
  ["Bachelor of Science in Nursing", "B.S.N., Hill University, 2015", 3],
  ["Bachelor of Science in Nursing", "B.S. Nursing, in progress, expected May 2028\nHill University", 2],
  ["Bachelor of Science in Nursing", "Hill University, BS Nursing, in progress, expected 2028", 2],
  ["Commercial apprenticeship or degree", "BA English, Hill University, 2012", 3],
  ["Bachelor's degree or HBO", "BA History, Hill University, 2008", 3],
  ["Degree or apprenticeship", "BA History, Hill University, 2008", 3],
  ["Bachelor's degree", "BA History, Hill, 2021\nProject Practitioner, expected 2027", 3],
  ["Bachelor's degree", "BA History, Hill University\nExpected 2027", 2],
  ["Bachelor's degree in accounting", "Bachelor's Degree 05/2014\nGPA: 3.5\nMajor: Accounting", 3],
  ["MBA or another master's degree", "Master of Science, Geology, Hill University, 2012", 3],
  ["MBA or another master's degree", "Bachelor of Business Administration, Hill University, 2012", 0],
  ["Associate or bachelor's degree in any field", "Associate of Arts : History, Hill University, 2012", 3],
  ["Bachelor's degree in film or a related creative field", "Bachelor of Arts : Theater, Hill University", 3],
  ["Master's degree in hydrology, geology or a related field", "MSc Hydrology, Hill University, 2016", 3],
  ["Master's degree in hydrology, geology or a related field", "MSc Hydraulic Engineering, Hill, 2016", 2],
  ["Master's degree in hydrology, geology or a related field", "MSc Marketing, Hill University, 2016", 0],
  ["Degree in library or information science", "MSc Information and Library Studies, Hill, 2011", 3],
  ["Degree in occupational safety, engineering or geology", "BS: Occupational Safety and Health", 3],
  ["Degree in occupational safety, engineering or geology", "BS: Speech Pathology", 0],
  ["Degree in ecology", "BA Drama, Hill University, 2016 (dissertation: the ecology of the stage)", 0],
  ["Degree in ecology", "BSc Ecology, Hill University, 2016 (dissertation: stage fright)", 3],
  ["Degree in ecology", "BSc Ecology: place offered for September 2027", 0],
  ["Degree in library or information science", "BSc Chemistry and Business Studies, Hill, 2011", 0],
])("%s: %s is at level %i", (requirement, education, level) => {
  expect(judge(requirement, education).level).toBe(level);
});

test("what may stand in place of a degree names no field of it", () => {
  const asked = createMatcher(parseRequirement("A master's degree or a formal trainee program in banking"));
  expect(judgeRequirement(read("Master of Arts, History, Hill University, 2012"), asked).level).toBe(3);
});

test("a certificate or a degree: either will do, and the trade of the certificate is no field of the degree", () => {
  const asked = createMatcher(parseRequirement("Brewing certificate, or associate or bachelor's degree"));
  expect(judgeRequirement(read("Bachelor of Science, Geology, Hill University, 2012"), asked).level).toBe(3);
});

test("a diploma of a school is the certificate asked for, and a license or a degree are two ways", () => {
  const paper = createMatcher(parseRequirement("Paralegal certificate, or bachelor's degree in law"));
  expect(judgeRequirement(read("Diploma : Paralegal, Lake College, 1992"), paper).level).toBe(3);
  const either = createMatcher(parseRequirement("A nursing license or a master's degree in social work"));
  expect(judgeRequirement(read("MSW, Hill University, 2012"), either).level).toBe(3);
  expect(parseRequirement("Certified Health Education Specialist (CHES)").kind).toBe("license");
});

test("the field is what stands beside the degree, not in the courses below it", () => {
  const education =
    "BA Political Science, Hill University, May 2008\nSales Training Phase I and II, Certified Image Management";
  expect(judge("Bachelor's in business or marketing", education).level).toBe(0);
  expect(judge("Bachelor's in political science", education).level).toBe(3);
});

test("of two degrees on one line each has its own field", () => {
  const education = "MBA, Finance, Hill University 2018; BS Nursing, Lake College 2010";
  expect(judge("Bachelor's degree in nursing", education).level).toBe(3);
  expect(judge("Master's degree in nursing", education).level).toBe(0);
});

test("a bachelor's is no master's, and an associate's in the field is part of a bachelor's", () => {
  expect(judge("Master's degree", "BA History, Hill University, 2012").level).toBe(0);
  expect(judge("Bachelor's degree", "AA, Lake Community College, 2012").level).toBe(0);
  const part = judge(
    "Bachelor's degree in business administration",
    "Associate of Arts : Business Administration",
  );
  expect(part).toMatchObject({ level: 2, sure: false });
});

test("a college without a degree leaves it open whether one was taken there", () => {
  expect(judge("Bachelor's degree", "Institute of Fashion, Hill City")).toMatchObject({
    level: 0,
    sure: false,
  });
  expect(judge("Bachelor's degree", "Hill High School, 2012")).toMatchObject({ level: 0, sure: true });
  expect(judge("Master's degree", "BA History, Hill College, 2012")).toMatchObject({ level: 0, sure: true });
});

test("what was studied towards a degree is not the degree", () => {
  const levelOf = (degree: string, education: string) => judge(degree, education).level;
  expect(levelOf("Master's degree", "Coursework of 18 credit hours toward Master's Degree")).toBe(1);
  expect(levelOf("Master's degree", "30 hours towards an MBA, Hill University, 2012")).toBe(1);
  expect(levelOf("Master's degree", "Working toward a Master's Degree")).toBe(2);
  const both = "18 credit hours toward Master's Degree\nBA History, Hill University, 2012";
  expect(judge("High school diploma", both).note).toBe("Holds the degree asked for.");
  expect(levelOf("Bachelor's degree", "BA History, Hill University, 2012, 18 credits toward MBA")).toBe(3);
});

test("only an MBA is an MBA", () => {
  expect(judge("MBA", "MBA, Hill University, 2012").level).toBe(3);
  expect(judge("MBA", "Master of Science : Finance, Hill University").level).toBe(2);
  expect(judge("MBA", "Master's Degree , Higher Education Administration 2018").level).toBe(0);
});

test.each([
  ["BSc Chemistry, Hill University, expected 2028", 2],
  ["BSc Chemistry, Hill University, currently enrolled", 2],
  ["BSc Chemistry student since 2025, Hill University", 2],
  ["BSc : Chemistry, Hill University , Current", 2],
  ["BSc Chemistry, Hill University, left without degree", 1],
  ["BSc Chemistry, Hill University, left after the second year", 1],
  ["BSc Chemistry, Hill University, withdrew in 2019", 1],
  ["Chemistry major, Hill University, no degree", 1],
])("not finished: %s", (education, level) => {
  expect(judge("Bachelor's degree in chemistry", education).level).toBeLessThanOrEqual(level);
});

test("what follows in another clause does not unfinish a degree", () => {
  const education = "BSc Math, Hill University 2010; pursuing a cloud certification";
  expect(judge("Bachelor's degree in mathematics", education).level).toBe(3);
});

test("work in the field stands for a degree only where the advert says so, and only in the field", () => {
  const asked = "Bachelor's degree in computer science or equivalent practical experience";
  const developer = "Software Developer, Northwind, 04/2016 - 07/2024\n- Wrote the booking pages";
  const clerk = "Office Assistant, Northwind, 04/2016 - 07/2024\n- Opened the mail";
  expect(judge(asked, "", developer)).toMatchObject({ level: 3, sure: false });
  expect(judge(asked, "", clerk).level).toBe(0);
  expect(judge("Bachelor's degree in computer science", "", developer).level).toBe(0);
});

test("a line of a school among the jobs is the candidate's degree; a degree inside a duty is not", () => {
  const line = (text: string) =>
    judge("Bachelor's degree", "", `Clerk, Northwind, 04/2016 - 07/2024\n- Sorted mail\n${text}`).level;
  expect(line("BA Political Science, Hudson University, 2011")).toBe(3);
  expect(line("- Proofread the bachelor's theses of two nieces")).toBe(0);
});

test("a degree or a license: each is judged by itself", () => {
  const both = createMatcher(parseRequirement("Possession of an MBA or a CPA license"));
  const level = (education: string) => judgeRequirement(read(education), both).level;
  expect(level("MBA, Hill University, 2012")).toBe(3);
  expect(level("CPA license, State of Ohio, active")).toBe(3);
  expect(level("BA History, Hill University, 2012")).toBe(0);
});

test("if no degree is the one asked for, the note is about the highest", () => {
  const education =
    "Associate of Science : Liberal Arts, Hill College\nBachelor of Arts : English, Hill University";
  expect(judge("Bachelor's degree in nursing", education).note).toBe("The degree is in another field.");
});

test("somebody who masters new skills has no master's for it", () => {
  const resume = readResume(
    "Robin Example\n\nSummary\nSeller who learns and masters new skills fast.\n",
    AS_OF,
  );
  expect(judgeDegree(resume, createMatcher(parseRequirement("Master's degree"))).note).toBe(
    "No line was found that shows this.",
  );
});

test("years that may stand in for a degree do not hide it", () => {
  const either = "Bachelor's degree in history or a related field, or five years of equivalent experience";
  expect(parseRequirement(either).kind).toBe("degree");
  expect(judge(either, "BA History, Hill University, 2012")).toMatchObject({ level: 3, sure: true });
  expect(judge(either, "BSc Chemistry, Hill University, 2012").level).toBe(0);
  const trade = "Degree in accounting or at least 5 years of relevant experience";
  expect(judge(trade, "High School Diploma", "Accountant, Acme, 01/2014 - 02/2024").level).toBe(3);
  expect(judge(trade, "High School Diploma", "Accountant, Acme, 01/2022 - 02/2024").level).toBe(2);
  expect(parseRequirement("A degree or five years of bookkeeping").kind).toBe("years");
});

test("a higher degree that is not finished", () => {
  expect(judge("High school diploma", "MBA (in progress), Hill University")).toMatchObject({ level: 3 });
  expect(judge("Bachelor's degree", "MBA, expected 2027, Hill University")).toMatchObject({
    level: 2,
    sure: false,
  });
});

test("a combination of education and experience stands in for a degree", () => {
  const asked = "Bachelor's degree in HR or an equivalent combination of education, training and experience";
  const work = (title: string) => `${title}, Northwind, 01/2019 - 02/2024\n- Kept the calendar`;
  const degree = "BA History, Hill University, 2010";
  expect(judge(asked, degree, work("Human Resources Manager"))).toMatchObject({ level: 3, sure: false });
  expect(judge(asked, degree, work("Welder")).level).toBe(0);
  expect(judge(asked, "BA Education, Hill University, 2010", work("Welder")).level).toBe(0);
});

test.each([
  ["Current\nBachelor's Degree : Business, Hill University", 2],
  ["Sept 2024 - Present\nBachelor's Degree : Business, Hill University", 2],
  ["2011 - 2015\nBachelor's Degree : Business, Hill University", 3],
  ["BA History, Hill University\n2024 - Present\nBSc Physics, Hill University", 3],
])("the line above a degree tells whether it is finished: %j", (education, level) => {
  expect(judge("Bachelor's degree", education).level).toBe(level);
});
