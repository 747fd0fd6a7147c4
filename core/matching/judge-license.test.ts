import { expect, test } from "vitest";
import { judgeLicense } from "./judge-license";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const AS_OF = new Date("2026-11-20T12:00:00Z");
const judge = (requirement: string, certificates: string, heading = "Certifications") =>
  judgeLicense(
    readResume(
      `Robin Example\n\nExperience\nClerk, Northwind, 01/2019 - 02/2024\n- Kept files\n\n${heading}\n${certificates}\n`,
      AS_OF,
    ),
    createMatcher(parseRequirement(requirement)),
  );
const levelOf = (...asked: Parameters<typeof judge>) => judge(...asked).level;

test("a certificate that is named but not held says why", () => {
  expect(judge("PHR certification", "Studying for the PHR exam")).toMatchObject({
    level: 0,
    note: "It is planned or studied for, not held.",
  });
  expect(judge("CPA", "")).toMatchObject({ level: 0, note: "No line was found that shows this." });
});

test("time to obtain a certificate is no other one that would do", () => {
  const willing = "Forklift certification or willingness to obtain one";
  expect(levelOf(willing, "Requested files to obtain certification, 2019")).toBe(0);
  expect(levelOf(willing, "Forklift certification, 2019")).toBe(3);
  const later = "CAMS certification (or obtained within 12 months)";
  expect(levelOf(later, "Obtained Ohio Insurance License, 2019")).toBe(0);
  expect(levelOf(later, "CAMS, obtained 2019")).toBe(3);
  expect(levelOf("CAMS certification (or CFE)", "CFE certificate, 2019")).toBe(3);
});

test("a certificate in brackets of a duty is not held by it", () => {
  const duty = "Choose typefaces and color palettes for brand guides (forklift license)";
  const text = `Robin Example\n\nExperience\nDesigner, Northwind, 01/2019 - 02/2024\n- ${duty}\n`;
  const matcher = createMatcher(parseRequirement("Forklift license"));
  expect(judgeLicense(readResume(text, AS_OF), matcher).level).toBe(0);
});

test("a class is held as surely as the license it belongs to", () => {
  const held = judge("CDL Class A", "Commercial Driver's License, Class A, valid to 2029");
  expect(held).toMatchObject({ level: 3, sure: true });
});

test("being eligible, a heading and another's title are no license", () => {
  const nurse = "Registered Nurse, State of Ohio\nNationally Certified School Nurse";
  expect(levelOf("Registered Dietitian (RD/RDN) or eligible", nurse)).toBe(0);
  expect(levelOf("Certified teacher or eligible for certification", nurse)).toBe(0);
  expect(levelOf("Registered Nurse or eligible", nurse)).toBe(3);
  expect(levelOf("Certified teacher or eligible for certification", "Certified teacher, Ohio")).toBe(3);
  expect(levelOf("Board-certified physician", nurse)).toBe(0);
  expect(levelOf("Board-certified or board-eligible physician", nurse)).toBe(0);
  expect(levelOf("Board-certified physician", "Board-certified doctor of internal medicine")).toBe(3);
});

test("a license that a colleague holds is not the candidate's", () => {
  const inDuty = (duty: string) =>
    judgeLicense(
      readResume(
        `Robin Example\n\nExperience\nPlumber, Northwind, 01/2019 - 02/2024\n- Swapped boilers\n- ${duty}\n`,
        AS_OF,
      ),
      createMatcher(parseRequirement("Gas Safe registered")),
    ).level;
  expect(inDuty("Called in a Gas Safe registered colleague for every boiler")).toBe(0);
  expect(inDuty("Gas Safe registered since 2019")).toBe(3);
});

test.each([
  ["CDL Class A", "Commercial Driver's License, Class A, valid to 2029", 3],
  ["CDL Class A", "Commercial Driver's License, Class B, valid to 2029", 2],
  ["Six Sigma Green Belt", "Six Sigma Black Belt, 2022", 3],
  ["Six Sigma Green Belt", "Six Sigma Yellow Belt, 2022", 2],
  ["Six Sigma Green Belt", "Green belt in judo, 2022", 0],
  ["Hazmat endorsement", "CDL Class A with hazmat endorsement", 3],
  ["PHR certification", "PHR certification (tentative)", 0],
  ["Forklift licence", "Forklift licence (test passed 2024; card not applied for yet)", 0],
  ["Forklift licence", "Forklift course done; licence itself not applied for yet", 0],
  ["Forklift licence", "Forklift licence, 2024; crane course not applied for yet", 3],
  ["PHR certification", "PHR certificate after graduation", 0],
  ["CCNA or Network+", "Diploma in computer hardware and networking", 0],
  ["CCNA or Network+", "CCNA certification class", 1],
  ["Lifeguard certification", "Red Cross Lifeguarding, valid until June 2028", 3],
  ["Lifeguard certification", "Lifeguarding tips for parents", 0],
  ["Licensed to practice law in New York", "New York State Bar (2020, in good standing)", 3],
  ["Licensed to practice law in New York", "Admitted to practice in New York, 2019", 3],
  ["Licensed to practice law in New York", "Ohio State Bar (2020, in good standing)", 0],
  ["Admission to the New York bar", "Admitted to the New York Bar, 2019", 3],
  ["Admission to the New York bar", "New York bar exam planned for 2027", 0],
  ["Admission to the New York bar", "Bar Staff Award, New York, 2019", 0],
])("%s: %s is at level %i", (requirement, certificates, level) => {
  expect(levelOf(requirement, certificates)).toBe(level);
});

test("a case of a certificate is one, wherever it stands", () => {
  const line = "AWS Certified Solutions Architect - Associate, 2024";
  expect(levelOf("AWS certification", line, "Education")).toBe(3);
});

test("a certificate among other things counts when it is said to be held", () => {
  expect(
    levelOf(
      "Valid forklift certificate",
      "Forklift operator certificate since 2015, recertified, last in March",
      "Other",
    ),
  ).toBe(3);
});

test("the certificate is spoken of beside the words, not at the other end of a long line", () => {
  const line = `Certificate in Frontline Management, ${"Adult Learning, ".repeat(6)}Social Work Policy papers`;
  expect(levelOf("Social work license", line, "Education")).toBe(0);
});

test("a teacher's certificates name subjects and grades", () => {
  expect(levelOf("Current state teaching license", "Certified English 6-12")).toBe(3);
  expect(levelOf("Current state teaching license", "Certified scuba diver")).toBe(0);
});

test("what is held under a narrower name is held in full wherever it is listed", () => {
  const held = (line: string) => judge("Active security clearance", line, "Education");
  expect(held("Secret clearance, active, reinvestigated 2025")).toMatchObject({ level: 3, sure: true });
  expect(held("Secret clearance, expired 2019").level).toBe(2);
});

test.each([
  ["Registered nurse (RN) license, held for at least 2 years", "Registered Nurse, State of Ohio, 2015", 3],
  ["Certified nursing assistant (CNA) or certified phlebotomist", "Certified Phlebotomist, 2020", 3],
  ["Certified Scrum Master (CSM) or certified product owner", "Certified Product Owner, 2018", 3],
  ["Registered Dietitian credential or eligibility to sit for the exam", "Registered Dietitian #12345", 3],
  ["CPA", "CPA candidate, two parts passed\n\nSkills\nExcel, QuickBooks, CPA, SAP, Oracle, Access", 0],
])("%s: %s is at level %i (alternatives, age, plans)", (requirement, certificates, level) => {
  expect(levelOf(requirement, certificates)).toBe(level);
});

test("how long a license has been held is for the recruiter to check", () => {
  const held = judge(
    "A&P certificate, held for a minimum of 3 years",
    "FAA Airframe and Powerplant (A&P) certificate",
  );
  expect(held).toMatchObject({ level: 3, sure: false, note: "Named as held; check since when." });
});

test.each([
  ["RN license exam attempted 2025", 0],
  ["Applied for the RN license", 0],
  ["Failed the RN license exam", 0],
  ["My sister's RN license", 0],
  ["Worked with holders of an RN license", 0],
  ["RN license valid until May 2024", 2],
  ["RN license, expires 03/2024", 2],
  ["RN license, valid until May 2028", 3],
])("%s is at level %i", (certificate, level) => {
  expect(levelOf("RN license", certificate)).toBe(level);
});

test.each([
  ["Journeyman plumber license in Texas or Oklahoma", "Cosmetology license, Texas, valid to 2028", 0],
  ["Journeyman plumber license in Texas or Oklahoma", "Journeyman plumber license, Texas, valid to 2028", 3],
  ["Active Registered Nurse license in Ohio or compact license", "Registered Veterinary Technician, Ohio", 0],
  ["Class A CDL with Hazmat or Tanker endorsement", "Class A CDL, 2015", 2],
  ["Class A CDL with Hazmat or Tanker endorsement", "Class A CDL, Hazmat endorsement, 2015", 3],
  ["Class A CDL with Hazmat or Tanker endorsement", "Tanker fire safety certificate", 0],
  ["RN license in Ohio", "RN license, Ohio - pending", 0],
  ["RN license", "Taking the RN license exam in March 2027", 0],
  ["LEED AP", "LEED AP, 2020; studying for the PMP", 3],
  ["Level 3 Food Safety certificate", "Level 3 Award in Supervising Food Safety, Alder, 2022", 3],
  ["BLS", "ACLS, valid until 2028", 0],
  ["NVQ Level 3 in Professional Cookery", "NVQ Level 3 in Professional Cookery, 2015", 3],
  ["Driving licence category C+E", "Driving licence classes B, C and CE, valid", 3],
  ["Driving licence category C+E", "HGV class 1 since 2019", 3],
  ["Driving licence category C+E", "Class 1 (artic) entitlement, clean", 3],
  ["Driving licence category C+E", "Category C licence, 2019", 2],
  ["Driving licence category C+E", "Driving licence category C+E: test booked for March 2027", 0],
  ["Driving licence category C+E", "Class 1 electrical licence, CE marking", 0],
  ["HGV class 2", "Driving licence: B, C1, C, CE", 3],
  ["HGV class 2", "Driving licence B", 2],
  ["Six Sigma Green Belt or Black Belt", "Six Sigma Green Belt, 2020", 3],
  ["Forklift licence", "Forklift licence: course booked for March 2027", 0],
  ["Registered nurse", "NVQ Level 3 in care, 2018; works under registered nurses", 0],
  ["Registered nurse with NMC registration", "NVQ in health care; works under NMC registered nurses", 0],
  [
    "Active Registered Nurse (RN) license in Texas or Ohio",
    "Licensed Vocational Nurse (LVN), Texas Board of Nursing, active",
    0,
  ],
  [
    "Active Registered Nurse (RN) license in Texas or Ohio",
    "Registered Nurse, Texas Board of Nursing, active",
    3,
  ],
  [
    "Active Registered Nurse (RN) license in Texas or Ohio",
    "RN license: will sit the exam\nCertified Nursing Assistant license, 2019",
    0,
  ],
  ["Teaching qualification", "PGCE, Alder College, 2018", 3],
  ["Teaching qualification", "PGCE, Alder College, in progress", 0],
])("%s: %s is at level %i", (requirement, certificate, level) => {
  expect(levelOf(requirement, certificate)).toBe(level);
});

test.each([
  ["CPA or CPA candidate", "Working towards becoming a CPA", 3, false],
  ["CPA (or eligible to sit)", "CPA candidate, exam planned for 2027", 3, false],
  ["Plumbing license or ability to obtain one within six months", "Applied for plumbing license", 3, false],
  ["CPA or CPA candidate", "CPA exam failed in 2021", 0, true],
  ["CPA", "Working towards becoming a CPA", 0, true],
])("%s: %s", (requirement, certificates, level, sure) => {
  expect(judge(requirement, certificates)).toMatchObject({ level, sure });
});

test.each([
  ["Commissioned Notary Public", "NYS Notary Public, chess club", 3],
  ["Notary Public", "NYS Notary Public", 3],
  ["Notary Public", "Filing, typing, notary public, scheduling, mail", 1],
  ["Notary Public", "Honor roll", 0],
])("%s, under another heading: %s", (requirement, line, level) => {
  expect(judge(requirement, line, "Activities").level).toBe(level);
});

test.each([
  "Licensed Vocational Nurse (LVN), Texas, 2015",
  "Licensed Vocational Nurse, license no. 4411",
  "Licensed Practical Nurse, Ohio; will sit the registered nurse exam in May",
])("no registered nurse's license: %s", (line) => {
  expect(judge("Registered Nurse license", line).level).toBe(0);
  expect(judge("Active Registered Nurse (RN) license", line).level).toBe(0);
  expect(judge("Registered Nurse license", "Registered Nurse, Ohio, 2015").level).toBe(3);
});

test("whoever names a license elsewhere, but not as one, may hold it", () => {
  const asked = "Real estate salesperson license";
  const named = "Real estate salesperson, State of Ohio";
  expect(judge(asked, named, "Activities")).toMatchObject({ level: 0, sure: false });
  expect(judge(asked, "Chess club", "Activities")).toMatchObject({ level: 0, sure: true });
});
