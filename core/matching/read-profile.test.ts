import { expect, test } from "vitest";
import { readProfile } from "./read-profile";

const ASOF = new Date("2026-06-15");

test.each([
  [
    "title, employer and place on one line",
    "Experience\nSenior Accountant, Harbour Books Ltd, Leeds, UK | Jan 2020 - Present\nClosed the month.\nAccountant, Mill & Sons | Jan 2018 - Dec 2019\nPaid invoices.",
    { title: "Senior Accountant", employer: "Harbour Books Ltd", years: 8.5 },
  ],
  [
    "the employer above the title",
    "Work experience\n\nQuayside Catering\nHead Chef\nMarch 2019 to February 2021\n- Ran a kitchen of nine.",
    { title: "Head Chef", employer: "Quayside Catering", years: 2 },
  ],
  [
    "two jobs at the same time are counted once",
    "Experience\nStaff Nurse at Northgate Hospital, 2020-01 to 2021-12\nCared for patients.\nBank Nurse at Southgate Clinic, 2020-07 to 2021-06\nCared for patients.",
    { title: "Staff Nurse", employer: "Northgate Hospital", years: 2 },
  ],
  [
    "a summary above the heading is no title",
    "Ada Moss\nSummary\nWarehouse manager with a calm hand\nExperience\nHarbor Foods, Portland\nMarch 2020 - February 2022\n- Loaded trucks",
    {},
  ],
  [
    "the legal form is part of the employer's name",
    "Experience\nHarbor Foods, Inc., Portland, OR\nStock Controller | March 2020 - February 2022\n- Counted stock",
    { title: "Stock Controller", employer: "Harbor Foods, Inc.", years: 2 },
  ],
  [
    "a legal form alone is neither title nor employer",
    "Experience\nStock Controller, Inc., March 2020 - February 2022\n- Counted stock",
    { title: "Stock Controller", years: 2 },
  ],
  [
    "the function after the comma is part of the title",
    "Experience\nSenior Director, Product Management\nMarch 2020 - February 2022\n- Planned releases",
    { title: "Senior Director, Product Management", years: 2 },
  ],
  [
    "an older job is not shown in place of the last",
    "Experience\nHarbor Foods, Portland, March 2021 - February 2022\n- Loaded trucks\n- Swept the hall\n- Kept the gate\nStock Controller, Quayside Foods, March 2020 - February 2021\n- Counted stock",
    { years: 2 },
  ],
  [
    "words of a date are no employer",
    "Experience\nStock Controller, March 2020 - Ongoing\n- Counted stock",
    { title: "Stock Controller", years: 6.3 },
  ],
  [
    "a trade in the plural is the employer",
    "Experience\nGranite Peak Builders | Staff Accountant | 2012 - 2022\n- Closed the month",
    { title: "Staff Accountant", employer: "Granite Peak Builders", years: 10 },
  ],
  [
    "the employer may begin with a trade",
    "Experience\nStaff Accountant, Baker Engineers, 2012 - 2022\n- Closed the month",
    { title: "Staff Accountant", employer: "Baker Engineers", years: 10 },
  ],
  [
    "whom the post serves is part of the title",
    "Experience\nExecutive Assistant to the CEO, Quayside Foods, 2015 - 2019\n- Kept the diary",
    { title: "Executive Assistant to the CEO", employer: "Quayside Foods", years: 4 },
  ],
  [
    "dates, title, employer and town on three lines",
    "Experience\n2012 - 2022\nStaff Accountant\nQuayside Steel, Denver, CO\n- Closed the month",
    { title: "Staff Accountant", employer: "Quayside Steel", years: 10 },
  ],
  [
    "employer and town joined by a hyphen",
    "Experience\nStaff Accountant\nQuayside Steel-Denver, CO\nMarch 2012 to February 2022\n- Closed the month",
    { title: "Staff Accountant", employer: "Quayside Steel", years: 10 },
  ],
  [
    "labels of fields are no employer",
    "Work experience\nDates Employed: 03/2012 - 02/2022\nPosition: Staff Accountant\nName of employer: Quayside Steel\n- Closed the month",
    { title: "Staff Accountant", employer: "Quayside Steel", years: 10 },
  ],
  [
    "the employer stands above the promotions",
    "Experience\nQUAYSIDE STEEL, Denver, CO     May 2012 - Present\n\nSenior Accountant     March 2018 - Present\n- Filed returns\n\nStaff Accountant     May 2012 - February 2018\n- Closed the month",
    { title: "Senior Accountant", employer: "QUAYSIDE STEEL", years: 14.2 },
  ],
  [
    "a firm named after people with trades",
    "Experience\n\nPorter & Lang LLP, Columbus, OH\nSenior Paralegal     June 2019 - May 2021\n- Drafted briefs",
    { title: "Senior Paralegal", employer: "Porter & Lang LLP", years: 2 },
  ],
  [
    "dates, title, employer with a dash and a town",
    "Experience\n2012 - 2022\nStaff Accountant\nQuayside Steel - Denver, CO\n- Closed the month",
    { title: "Staff Accountant", employer: "Quayside Steel", years: 10 },
  ],
  [
    "a form with the employer below the duties",
    "Work experience\nDates: March 2020 - February 2022\nPosition held: Welder\nMain duties: welding of tanks\nName and address of employer: Quayside Steel, Cork",
    { title: "Welder", employer: "Quayside Steel", years: 2 },
  ],
  [
    "an address between the employer and the post",
    "Work experience\n\nQuayside Steel\n██ ████ ██████, Denver, CO\nWelder\nDates Employed: 03/2020 - 02/2022\n- Welded tanks",
    { title: "Welder", employer: "Quayside Steel", years: 2 },
  ],
  [
    "a promotion told in a sentence",
    "Work\n2013 - present   Welder, Quayside Steel, Cork\nWelded tanks\nShift supervisor since 2020: leads a team of seven\nKept the tools",
    { title: "Welder", employer: "Quayside Steel", years: 13.5 },
  ],
  [
    "a date wrapped to the next line",
    "Experience\nStaff Accountant, Quayside Steel, May 2012 to February\n2022. Closed the month.",
    { title: "Staff Accountant", employer: "Quayside Steel", years: 9.8 },
  ],
  [
    "below an unknown heading",
    "Education\nBachelor of Science, Hill University, 2010\n\nOFFICES FILLED\nStaff Accountant, Quayside Steel, Denver\n2012 - 2022\n- Closed the month",
    { title: "Staff Accountant", employer: "Quayside Steel", years: 10 },
  ],
  [
    "below appointments, after licenses",
    "Professional licenses\nCertified Public Accountant, 2010\n\nPROFESSIONAL APPOINTMENTS\n2012 - 2022   Staff Accountant, Quayside Steel, Denver\n- Closed the month",
    { title: "Staff Accountant", employer: "Quayside Steel", years: 10 },
  ],
])("the newest dated job: %s", (_, text, profile) => {
  expect(readProfile(text, ASOF)).toEqual(profile);
});

test("a degree below a line in capitals is no work", () => {
  const text = "Education\n\nNORTH CAMPUS\nAssociate of Arts, 2008 - 2010";
  expect(readProfile(text, ASOF)).toEqual({});
});

test("without a dated job nothing is said", () => {
  expect(readProfile("Skills\nExcel, SQL", ASOF)).toEqual({});
});

test("what was masked is no employer", () => {
  const text = "Experience\nWelder, ████ ██████, 2015 - 2018\nWelded.";
  expect(readProfile(text, ASOF).employer).toBeUndefined();
});
