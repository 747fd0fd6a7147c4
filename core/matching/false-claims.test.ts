import { expect, test } from "vitest";
import { textDocument } from "../../tests/fixtures/text-document";
import { buildRubric } from "../analysis/build-rubric";
import { analyzeResume } from "../resumes/analyze-resume";
import { embeddedAnalyzer } from "./embedded-analyzer";

/** The level of the first verdict; a "met" that is not sure is as good as "partly". */
async function levelOf(asked: string, lines: string[]) {
  const rubric = await buildRubric({
    name: "",
    jobDescription: "",
    keyRequirements: asked,
    optionalRequirements: "",
    keySkills: [],
  });
  const document = textDocument(["Ira Tell", "", ...lines].join("\n"));
  const deps = { analyzer: embeddedAnalyzer, findPhones: () => [] };
  const { scorecard } = await analyzeResume(deps, { rubric, document, asOf: new Date("2026-01-01") });
  const [verdict] = scorecard.verdicts;
  return verdict?.level === "strong" && verdict.sure === false ? "partial" : verdict?.level;
}

const job = (title: string, ...duties: string[]) => [
  "EXPERIENCE",
  `${title}, Alder & Co`,
  "January 2004 - December 2024",
  ...duties.map((duty) => `- ${duty}`),
];
const seller = job("Jewelry Seller", "Sold rings", "Answered questions on accounting", "Cleaned the cases");
const teller = job("Teller", "Cashed checks", "Filled change orders for shops", "Counted the drawer");

test.each([
  [
    "a relative's",
    "Welding of pipes",
    job("Helper", "My uncle welded pipes while I held the lamp"),
    "none|weak",
  ],
  ["a teammate's", "PMP certification", job("Clerk", "My two teammates hold PMP certification"), "none"],
  [
    "both earned it",
    "CPA license",
    job("Clerk", "Helped two clerks study; both earned the CPA license"),
    "none",
  ],
  [
    "the man who did",
    "Operating an excavator",
    job("Flagger", "Helped the man operating the excavator"),
    "none|weak",
  ],
  ["exempt", "Forklift driving", job("Picker", "Exempt from forklift driving"), "none|weak"],
  [
    "declined",
    "Training new drivers",
    job("Driver", "Declined the post of training new drivers"),
    "none|weak",
  ],
  [
    "waived",
    "Teaching license",
    [...seller, "EDUCATION", "Teaching license waived for private school"],
    "none",
  ],
  ["years of anything", "5+ years of accounting", seller, "none|weak"],
  [
    "versions are no dates",
    "3+ years of QuickBooks",
    ["EXPERIENCE", "Entered petty cash in QuickBooks 2013 and 2016"],
    "none|weak",
  ],
  ["studied for", "CPA", [...seller, "EDUCATION", "Studying for CPA"], "none"],
  ["pursued", "CPA", [...seller, "CERTIFICATIONS", "Currently pursuing CPA license"], "none"],
  ["learning it", "Excel: pivot tables", job("Clerk", "In process of learning Excel pivot tables"), "none"],
  ["not done yet", "Kubernetes", job("Engineer", "Rollout: Kubernetes, booked"), "none|weak"],
  ["of others", "CPA", job("Clerk", "Coordinated with CPA on year-end papers"), "none"],
  [
    "testing for a bank",
    "An ISTQB or comparable testing certificate",
    job("Tester", "Tested cards for bank certification"),
    "none|weak",
  ],
  [
    "named in a list",
    "CPA or CMA certification",
    ["SKILLS", "Certified Public Accountant, CPA, Forex, Excel, Word, SAP"],
    "none|weak",
  ],
  [
    "not those asked for",
    "Supervision of nurses or aides",
    job("Shift Lead", "Managed cashiers"),
    "none|weak|partial",
  ],
  [
    "people whose job begins like a word for anybody",
    "Supervised a team of reporters",
    job("Kitchen Manager", "Supervised a team of 12 cooks"),
    "none|weak|partial",
  ],
  [
    "managed care",
    "Supervision of staff",
    job("Clerk", "Wrote to managed care teams and office staff"),
    "none",
  ],
  [
    "estimating by hand",
    "Estimating software (Bluebeam or similar)",
    job("Estimator", "Estimated the cost of roofs"),
    "none|weak",
  ],
  ["cooking by hand", "Catering software", job("Caterer", "Catered events for 300 guests"), "none|weak"],
  [
    "accounts without the product",
    "Administer user accounts, passwords and access rights in Active Directory",
    job("Technician", "Administered user accounts, passwords and access rights for 300 staff"),
    "partial",
  ],
  [
    "an agency that does it",
    "Translation of technical manuals",
    job("Clerk", "Laid out technical manuals that a translation agency had delivered"),
    "none|weak|partial",
  ],
  [
    "an agency that is asked for",
    "Negotiation of contracts with temp agencies",
    job("Clerk", "Negotiated contracts with four temp agencies"),
    "strong",
  ],
  ["payroll is no staff", "Supervision of staff", job("Clerk", "Managed payroll of 60"), "none"],
  ["a teller's change orders", "Experience on construction sites", teller, "none|weak"],
  [
    "a degree without one",
    "Bachelor's degree in computer science",
    ["EDUCATION", "Student (no diploma), Public History, Alder College"],
    "none",
  ],
  [
    "a list under a job",
    "Docker",
    [...job("Developer", "Wrote forms"), "Skills: Docker, Kubernetes, Redis"],
    "none|weak",
  ],
  [
    "the close in other words",
    "Month-end close",
    job("Accountant", "Closed the books each month", "Paid bills"),
    "strong|partial",
  ],
])("%s: %s", async (_name, asked, lines, levels) => {
  expect(levels.split("|")).toContain(await levelOf(asked, lines));
});

test.each([
  ["those asked for", "Supervision of nurses or aides", job("Charge Nurse", "Supervised six nurses")],
  [
    "anybody",
    "You supervise staff, interns or volunteers",
    job("Manager", "Supervised a team of ten employees"),
  ],
  [
    "the product",
    "Estimating software (Bluebeam or similar)",
    job("Estimator", "Prepared estimates in Bluebeam"),
  ],
  [
    "a CRM is software",
    "CRM system (Salesforce or similar)",
    job("Seller", "Kept the CRM of the region up to date"),
  ],
  [
    "a product of another name",
    "Administer user accounts and passwords in Active Directory",
    job("Technician", "Administered user accounts and passwords in Azure AD"),
  ],
  [
    "people who are asked for",
    "Recruiting translators",
    job("Recruiter", "Recruited translators for the court"),
  ],
  ["a certificate held", "CPA or CMA certification", ["CERTIFICATIONS", "Certified Public Accountant, Ohio"]],
])("%s is shown: %s", async (_kind, asked, lines) => {
  expect(await levelOf(asked, lines)).toMatch(/strong|partial/);
});

test("what a list under a dated job names is at least mentioned", async () => {
  const lines = [...job("Developer", "Wrote forms"), "Technologies used: PHP, Laravel, Redis"];
  expect(await levelOf("Laravel", lines)).toMatch(/weak|partial/);
});
