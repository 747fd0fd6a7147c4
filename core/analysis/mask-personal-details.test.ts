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
