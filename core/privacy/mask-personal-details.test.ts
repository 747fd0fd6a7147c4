import { expect, test } from "vitest";
import { extractContact } from "./extract-contact";
import { maskPersonalDetails } from "./mask-personal-details";

const resume = `Amara Okafor
amara.okafor@example.org | +1 415 555 0100 | https://linkedin.com/in/amara-okafor
221 Harbour Street, Apt 4, Springfield, IL 62704
Date of Birth: 4 May 1990
Marital status - single

Nurse, City Hospital, 2015 - 2019
She trained 12 nurses. Mr. Hale praised her work. Amara Okafor led triage.
Administered medication to 30 patients a day 🙂 on Ward 4.
`;
const phones = (text: string) => {
  const start = text.indexOf("+1 415");
  return start < 0 ? [] : [{ number: "+14155550100", start, end: start + 15 }];
};
const mask = (text: string) => maskPersonalDetails(text, extractContact(text, phones));

test("keeps length and line ends", () => {
  const masked = mask(resume);
  expect(masked.length).toBe(resume.length);
  expect(masked.split("\n").map((line) => line.length)).toEqual(
    resume.split("\n").map((line) => line.length),
  );
});

test("covers name, e-mail, phone, link, address, birth, status and gendered words", () => {
  const masked = mask(resume);
  for (const detail of [
    "Amara",
    "Okafor",
    "okafor",
    "415",
    "linkedin",
    "Harbour",
    "62704",
    "1990",
    "single",
    "She",
    "Mr",
    " her ",
  ]) {
    expect(masked).not.toContain(detail);
  }
});

test("leaves the work as it was", () => {
  const masked = mask(resume);
  expect(masked).toContain("Nurse, City Hospital, 2015 - 2019");
  expect(masked).toContain("Administered medication to 30 patients a day 🙂 on Ward 4.");
  expect(maskPersonalDetails("MS Office, MS in Physics, Theresa, others", { spans: [] })).toBe(
    "MS Office, MS in Physics, Theresa, others",
  );
});

test("overlapping spans are overwritten once", () => {
  const spans = [
    { start: 0, end: 4 },
    { start: 2, end: 6 },
    { start: 3, end: 4 },
  ];
  expect(maskPersonalDetails("abcdefgh", { spans })).toBe("██████gh");
});

const bare = (text: string) => maskPersonalDetails(text, { spans: [] }).replace(/█+/g, "█");

test.each([
  ["Gender: Female | DOB: 1990-01-02 | Nurse", "█| █| Nurse"],
  ["Father's Name: Paul Roe", "█"],
  ["Passport No: X1234567", "█"],
  ["I am 28 years old, married, two children", "█, █"],
  ["She is a mother of two.", "█ is a █."],
  ["Mother tongue: German", null],
  ["German (mother tongue), English B2", null],
  ["Native language: German", null],
  ["Her mother taught German", "█ █ taught German"],
  ["Chair, Black Student Union", "Chair, █"],
  ["Member of Women in Data since 2019", "█ since 2019"],
  ["Adviser, Black Women's Housing Association", "Adviser, █"],
  ["Adviser, Pentire Church Housing Association", "Adviser, █"],
  ["Sang in the choir of Grace Baptist Church", null],
  ["Treasurer of the university chess club", "Treasurer of the █"],
  ["Interests\nSailing, opera\nSkills\nSQL", "Interests\n█\nSkills\nSQL"],
  ["Lives at 8 Mill Lane, Leeds LS1 4AP", "Lives at █"],
  ["Flat 7, 4th Cross, Pune 411001", "█"],
  ["Jane Doe (she/her)", "Jane Doe █"],
  ["04/2012 to 05/2014 1361 Boone Drive, Burlington, NC 27215", "04/2012 to 05/2014 █"],
  ["August 1989 - June 1998 603 North Dennis Avenue", "August 1989 - June 1998 █"],
  ["House No 5, Mill Road Jan 2015 - Mar 2018", "█ Jan 2015 - Mar 2018"],
  ["1961 Midway Avenue Shreveport, LA 71130", "█"],
  ["12 George Street, Sydney 2000", "█"],
  ["Lives at Birkenweg 7, Bonn", "Lives at █, Bonn"],
])("masks %j", (text, masked) => {
  if (masked === null) expect(bare(text)).not.toMatch(/Grace|Baptist|Church/);
  else expect(bare(text)).toBe(masked);
});

test.each([
  "Indian Institute of Technology, Delhi",
  "Polish (mother tongue), Norwegian (fluent)",
  "Sold women's shoes and ran a women's health clinic",
  "Golf Club Manager at Green Hills",
  "Adviser, Pentire Building Society, 2019 - 2025",
  "Clerk, Alder Mutual Insurance Society; nursed dogs at the humane society",
  "Used REST via JSON 12 times; a 5 day close in the road test",
  "MSc, MS Office, Photoshop, Age of data, Race conditions",
  "English, German, French",
  "Worked in association with five partners",
  "Advancement Via Individual Determination group 2011-12",
  "2019 - 2021 Park Street Cafe",
  "June 2018 Hill Road School",
])("leaves %j", (text) => {
  expect(bare(text)).toBe(text);
});

test("every part of a long name goes, but not its small words elsewhere", () => {
  const text =
    "Anna von und zu Stein (Анна Штайн)\nNurse\nAb und zu half Stein aus. Anna von und zu Stein. Анна Штайн";
  expect(mask(text).replace(/█+/g, "█")).toBe("█ (█)\nNurse\nAb und zu half █ aus. █");
});

test("a name that is a word goes only where it is the person", () => {
  const text = "Ruby Singh\nDeveloper\nRuby led a team. Wrote Ruby on Rails. ruby_singh_cv.pdf\nSkills: Ruby";
  const masked = mask(text).replace(/█+/g, "█");
  expect(masked).toBe("█\nDeveloper\n█ led a team. Wrote Ruby on Rails. █_cv.pdf\nSkills: Ruby");
});

test.each([
  "Aa ".repeat(50_000),
  "a".repeat(150_000),
  "@".repeat(150_000),
  "1 ".repeat(75_000),
  "Club ".repeat(30_000),
  "Address: ".repeat(16_000),
  "12 Main ".repeat(18_000),
  "Women in ".repeat(16_000),
  "(".repeat(150_000),
  "Jane Doe\n".repeat(16_000),
])("a hostile text is masked in linear time (%#)", (text) => {
  const started = performance.now();
  mask(text);
  expect(performance.now() - started).toBeLessThan(10_000);
});
