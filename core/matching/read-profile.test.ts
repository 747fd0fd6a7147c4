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
])("the newest dated job: %s", (_, text, profile) => {
  expect(readProfile(text, ASOF)).toEqual(profile);
});

test("without a dated job nothing is said", () => {
  expect(readProfile("Skills\nExcel, SQL", ASOF)).toEqual({});
});

test("what was masked is no employer", () => {
  const text = "Experience\nWelder, ████ ██████, 2015 - 2018\nWelded.";
  expect(readProfile(text, ASOF).employer).toBeUndefined();
});
