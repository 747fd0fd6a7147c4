import { expect, test } from "vitest";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const AS_OF = new Date("2026-11-20T12:00:00Z");
const read = (work: string) => readResume(`Robin Example\n\nExperience\n${work}\n`, AS_OF);
const judge = (requirement: string, work: string) =>
  judgeRequirement(read(work), createMatcher(parseRequirement(requirement)));
const roles = (work: string) =>
  read(work).roles.map(({ title, startMonth, endMonth }) => [title, endMonth - startMonth + 1]);

test("a registered nurse is a title, a registration is none", () => {
  const nurse = "Registered Nurse, Lake Hospital, 06/2012 - 05/2014\n- Gave medicines";
  expect(roles(nurse)).toEqual([["Registered Nurse", 24]]);
  expect(judge("2-3 years of nursing experience", nurse).level).toBe(3);
  expect(roles("Registered member of the board of trade, 06/2012 - 05/2014")).toEqual([]);
});

test.each([
  ["3 years of professional baking", "Baker, Northwind, 06/2012 - 05/2018\n- Baked rolls", 3],
  [
    "Culinary degree, or 4 years of kitchen work in its place",
    "Cook, Northwind Kitchen, 06/2012 - 05/2018\n- Cooked",
    3,
  ],
  [
    "Culinary degree, or 4 years of kitchen work in its place",
    "Roofer, Northwind, 06/2012 - 05/2018\n- Laid slates",
    0,
  ],
])("%s: %s is at level %i", (requirement, work, level) => {
  expect(judge(requirement, work).level).toBe(level);
});

test.each([
  // A rank asked for must be held.
  ["3 years as a head chef", "Sous Chef under Head Chef Ana Example, 06/2012 - 05/2018\n- Cooked", [0, 1, 2]],
  ["3 years as a head chef", "Chef de Partie, Northwind Grill, 06/2012 - 05/2018\n- Cooked", [0, 1, 2]],
  ["3 years as a head chef", "Head Chef, Northwind Grill, 06/2012 - 05/2018\n- Cooked", [3]],
  ["3 years as a chef", "Head Chef, Northwind Grill, 06/2012 - 05/2018\n- Cooked", [3]],
  ["3 years as a lead teacher", "Teacher, Lake School, 06/2012 - 05/2018\n- Taught", [0, 1, 2]],
  ["3 years as a store manager", "Assistant Store Manager, Northwind, 06/2012 - 05/2018\n- Sold", [0, 1, 2]],
  // A title that names the place of the trade is not the trade.
  ["3 years as a baker", "Head of the bakery shop, 06/2012 - 05/2018\n- Sold rolls", [0, 1, 2]],
  ["3 years as a baker", "Baker, Northwind Bakery, 06/2012 - 05/2018\n- Baked rolls", [3]],
  // A word that only says that something is done stands in no title.
  ["3 years of payroll processing", "Payroll Clerk, Northwind, 06/2012 - 05/2018\n- Ran wages", [3]],
  ["3 years of payroll consulting", "Payroll Clerk, Northwind, 06/2012 - 05/2018\n- Ran wages", [0, 1, 2]],
])("%s: %s is surely met or not", (requirement, work, levels) => {
  const { level, sure } = judge(requirement, work);
  expect(levels).toContain(level);
  expect(sure && level === 3).toBe(levels.includes(3));
});

test("jobs that may be of the kind are not surely none", () => {
  const keeper = "Beekeeper, Heather Hives, 06/2012 - 05/2018\n- Moved hives by night";
  expect(judge("8 years of commercial beekeeping", keeper).sure).toBe(false);
  const clerk = "Parish Clerk, Lake Village, 06/2012 - 05/2018\n- Took minutes";
  expect(judge("8 years of commercial beekeeping", clerk)).toMatchObject({ level: 0, sure: true });
});

test("a line that has one of two words names no such job", () => {
  const text =
    "Robin Example\n\nProfile\nWarehouse worker\n\nExperience\nPicker, Northwind, 06/2012 - 05/2018";
  const asked = createMatcher(parseRequirement("3 years managing a warehouse"));
  expect(judgeRequirement(readResume(text, AS_OF), asked).note).not.toContain("without dates");
});

test.each([
  ["Eighteen months of nursing experience", 3],
  ["A decade of nursing experience", 1],
])("%s is asked in years", (requirement, level) => {
  const nurse = "Registered Nurse, Lake Hospital, 06/2012 - 05/2014\n- Gave medicines";
  expect(judge(requirement, nurse).level).toBe(level);
});

test.each(["Crew Member", "Founding Member & Reliability Engineer"])("%s is a job", (title) => {
  expect(roles(`Harbor Grill\tPortland\n${title}\tMar. 2018 - Feb. 2020\n- Served guests`)).toEqual([
    [title, 24],
  ]);
});

test.each([
  "Graphic Designer 08/2014 to 08/2016 Company Name City , State",
  "Graphic Designer, 2014 - 2016",
  "Harbor Prints\tAug 2014 - Aug 2016\tGraphic Designer",
])("the dates on its line are no part of a title: %s", (line) => {
  expect(roles(`${line}\n- Designed flyers`).map(([title]) => title)).toEqual(["Graphic Designer"]);
});

test("several posts on one line are told apart, and the time at the employer is no post", () => {
  const line =
    "Warehouse Supervisor (January 2023 - December 2023), before that Picker (January 2016 - December 2022)";
  const work = `${line} | January 2016 - December 2023\n- Loaded trailers`;
  expect(roles(work)).toEqual([
    ["Warehouse Supervisor", 12],
    ["Picker", 84],
  ]);
  expect(judge("3+ years as warehouse supervisor", work).level).toBe(1);
  const below =
    "Executive Chef (January 2021 - December 2023), Line Cook (2015 - 2021), Bay Inn\nMay 2015 - December 2023\n- Cooked";
  expect(judge("4+ years as executive chef", below).level).toBe(2);
});

test("a sentence that ends in a year is no job", () => {
  expect(roles("Other\nBasketball referee on weekends\nTakes the bus to work since 2018")).toEqual([]);
});

test.each([
  [
    "3+ years as HR manager or HR director",
    "HR Assistant",
    "Kept the HR files and HR records of 90 employees",
    1,
  ],
  ["3+ years as HR manager or HR director", "HR Manager", "Kept the files", 3],
  [
    "5+ years as system or network administrator",
    "Information Systems Administrator",
    "Kept the servers up",
    3,
  ],
  ["5+ years as data scientist or data analyst", "Big Data Analyst", "Wrote reports", 3],
  ["At least 3 years of teaching", "Classroom Aide", "Sat with small groups", 1],
  ["5+ years of accounting", "Warehouse Clerk", "Once helped out in accounting", 0],
])("%s: %s (%s)", (requirement, title, duty, most) => {
  const work = `${title}, Northwind, 01/2015 - 12/2024\n- ${duty}\n- Opened the mail\n- Swept the yard\n- Made coffee\n- Sorted bolts\n- Drove the van`;
  const { level } = judge(requirement, work);
  if (most === 3) expect(level).toBe(3);
  else expect(level).toBeLessThanOrEqual(most);
});

test("volunteer work is no paid work", () => {
  const work = "Volunteer Teacher, Hill School, 01/2015 - 12/2024\n- Taught reading";
  expect(judge("At least 3 years of teaching", work).level).toBe(3);
  expect(judge("At least 3 years of paid teaching", work).level).toBe(0);
});

test("jobs at the same time count once, and gaps do not", () => {
  const two =
    "Bookkeeper, Alder, 01/2015 - 12/2016\n- Kept the books\n\nBookkeeper, Birch, 01/2016 - 12/2017\n- Kept the books\n\nBookkeeper, Cedar, 01/2020 - 12/2020\n- Kept the books";
  expect(judge("4+ years of bookkeeping", two).level).toBe(3);
  expect(judge("5+ years of bookkeeping", two).level).toBe(2);
});

test("a fitting title without dates is something to look at, not nothing", () => {
  const text =
    "Robin Example\nMedical Sales Representative, Heart Care\n\nSkills\nSales reports\n\nEducation\nBA, Hill University";
  const requirement = createMatcher(parseRequirement("2+ years of medical sales"));
  expect(judgeRequirement(readResume(text, AS_OF), requirement)).toMatchObject({
    level: 1,
    sure: false,
    note: "Such a job is named, but without dates that could be read.",
  });
});

test("a school is no diploma asked for instead of years", () => {
  const work =
    "Accountant, Harbor Foods, 01/2016 - 12/2023\n- Closed the books\nEducation\nBachelor of Arts, Bay College";
  expect(judge("At least three years of teaching at the middle or high school level", work).level).toBe(0);
});

test("years with a tool want jobs that name it", () => {
  const work =
    "Office Administrator, Bay Library, 01/2024 - 06/2024\n- Kept the books in QuickBooks\nBookkeeper, Harbor Foods, 01/2010 - 12/2023\n- Kept the books";
  expect(judge("3+ years of QuickBooks", work).level).toBeLessThanOrEqual(1);
});

test("no more years than all related jobs together show", () => {
  const work =
    "Intensive Care Nurse, Lake Hospital, 01/2024 - 06/2024\n- Ran the ventilators\nCook, Bay Inn, 2010 - 2023\n- Cooked";
  expect(judge("3+ years of intensive care nursing", work).level).toBe(1);
});

test("a number inside a longer one is none: of twenty-six years, six are not asked for", () => {
  expect(parseRequirement("For twenty-six years our charity has helped").years).toBeUndefined();
});

test("jobs of the same title are the same work, however much each says of it", () => {
  const work = `Yard Hand, Bay Lumber, 01/2021 - 12/2024
- Opened the gates in the morning
- Swept the yard

Yard Hand, Old Mill, 01/2019 - 12/2020
- Graded lumber by eye
- Graded lumber by machine
- Swept the yard
- Graded lumber for export`;
  const { level, note } = judge("4+ years of lumber grading", work);
  expect(level).toBeGreaterThanOrEqual(2);
  expect(note).toContain("6 years");
});

test("what is met names at least the years asked for", () => {
  for (const asked of [2, 3, 4, 5, 6, 7]) {
    const work =
      "Bookkeeper, Alder, 01/2022 - 12/2023\n- Kept the books\n- Did the payroll\n\nAccounts Clerk, Birch, 01/2017 - 12/2021\n- Entered invoices into the ledgers\n- Paid suppliers and matched bank statements";
    const { level, note } = judge(`${asked}+ years of bookkeeping`, work);
    const counted = Number(/About ([\d.]+)/.exec(note)?.[1] ?? 0);
    if (level === 3) expect(counted).toBeGreaterThanOrEqual(asked);
  }
});

test.each([
  "Accountant\nAlder Pension Trust plc, Leeds | 2015 – 2019",
  "Alder Pension Trust plc, Leeds | 2015 – 2019\nAccountant",
  "Accountant\nHill University Hospital, 2015 – 2019",
  "Accountant\nHill School District   2015 – 2019",
])("a job whose employer's line has the dates is a job: %j", (header) => {
  const work = `${header}\n- Closed the books each month`;
  expect(roles(work)).toEqual([["Accountant", 48]]);
  expect(judge("3 years as an accountant", work)).toMatchObject({ level: 3, sure: true });
});

test("a job without a heading above it is a job, not an address", () => {
  const text =
    "Robin Example\nrobin@example.com\n\nAccountant\nExact Tools, Ghent\n2017 - 2021\n- Closed the books";
  expect(readResume(text, AS_OF).roles.map(({ title }) => title)).toEqual(["Accountant"]);
});

test("dates beside the heading are no job", () => {
  expect(roles("RELEVANT EXPERIENCE (2016 - Present)\n- Ran clusters in production")).toEqual([]);
});

test.each([
  ["3 years as a business analyst or project manager", "Business Analyst", 3],
  ["4 years as an HR business partner or HR manager", "HR Business Partner", 3],
  ["3 years as an HR manager", "HR Assistant", 2],
  ["5 years of post-qualification experience in accounting", "Accountant", 3],
  ["5 years of progressive experience in accounting", "Accountant", 3],
  ["5 years of project accounting", "Project Accountant", 3],
  ["5 years of financial reporting", "Air Traffic Controller", 0],
  ["5 years as a DevOps engineer", "Chef (future DevOps Engineer)", 0],
  ["5 years as a DevOps engineer", "Applicant for DevOps Engineer", 0],
])("%s of a %s", (requirement, title, most) => {
  const { level } = judge(requirement, `${title}, Alder & Co, 2010 - 2021\n- Kept files`);
  if (most === 3) expect(level).toBe(3);
  else expect(level).toBeLessThanOrEqual(most);
});

test("the other kind of accounting may count, but not surely", () => {
  const { level, sure } = judge(
    "5 years of project accounting",
    "Staff Accountant, Alder, 2010 - 2021\n- Kept files",
  );
  expect(level).toBeLessThan(3);
  expect(sure).toBe(false);
});

const ENGINEER = "Plant Engineer, Alder Works, Jan 2015 - Dec 2020\n- Led a team of six technicians";

test.each([
  ["3+ years of leading a team", ENGINEER],
  ["2+ years of supervising technicians, mechanics or operators", ENGINEER],
  ["Supervised a crew of technicians for 2 years or more", ENGINEER],
])("years of leading count jobs whose duties say so: %s", (requirement, work) => {
  const judgment = judge(requirement, work);
  expect(judgment.level).toBeGreaterThanOrEqual(2);
  expect(read(work).lines[judgment.line ?? -1]?.text).toContain("six technicians");
  expect(judgment.note).toContain("people were led");
});

test("a supervisor's title is enough if nobody in particular is to be led, a technician's never", () => {
  const of = (title: string) => `${title}, Alder Works, Jan 2015 - Dec 2020\n- Repaired presses`;
  expect(judge("2 years of supervisory experience", of("Maintenance Supervisor")).level).toBe(3);
  expect(judge("2+ years of supervising technicians", of("Maintenance Technician")).level).toBe(0);
});

test("years just short of those asked for are not rounded up", () => {
  const { level, note } = judge(
    "10+ years of accounting",
    "Accountant, Alder, March 2012 - October 2021\n- Kept books",
  );
  expect(level).toBe(2);
  expect(note).toContain("9.7 years");
});

test("selling to a trade is no work in it", () => {
  const work = "Territory Manager, Alder Supply, 2014 - 2021\n- Sold dressings to 44 acute care hospitals";
  expect(judge("2 years of acute care hospital experience", work)).not.toMatchObject({ level: 3 });
});

test.each(["Chicago, 2018 - 2022", "Santiago, 2018 - 2022"])(
  "a town that ends like a month has a year beside it: %s",
  (place) => {
    expect(roles(`Welder, Alder Works, ${place}\n- Welded frames`)).toEqual([["Welder", 48]]);
  },
);

test.each(["RN", "Staff RN"])("%s is a title", (title) => {
  const work = `${title}, Hill Clinic, 2018 - 2022\n- Took vitals`;
  expect(roles(work)).toEqual([[title, 48]]);
  expect(judge("2 years as a registered nurse", work).level).toBe(3);
});

const job = (title: string, ...duties: string[]) =>
  `${title}, Northwind, 06/2012 - 05/2024\n${duties.map((duty) => `- ${duty}`).join("\n")}`;
const accountant = job("Staff Accountant", "Closed the books each month", "Reconciled bank accounts");
const agent = job("Call Center Agent", "Answered calls of customers", "Took orders");
const cook = job("Line Cook", "Grilled steaks", "Cleaned the fryer");

test.each([
  ["5+ years progressive accounting experience", accountant, cook],
  ["2 years call center experience, inbound and outbound", agent, cook],
])("%s: how the work was done counts no years", (requirement, work, other) => {
  expect(judge(requirement, work)).toMatchObject({ level: 3, sure: true });
  expect(judge(requirement, other).level).toBe(0);
});

test.each([
  ["5 years of accounting experience in a manufacturing company", accountant, cook],
  ["2 years of call center experience in a hospital", agent, cook],
])("%s: the right work, perhaps in another place, is partly met", (requirement, work, other) => {
  expect(judge(requirement, work)).toMatchObject({ level: 2, sure: false });
  expect(judge(requirement, other).level).toBe(0);
});

test("a sales executive is no executive's assistant", () => {
  const sales = job("Sales Executive", "Sold printers to offices", "Visited customers");
  const assistant = job("Executive Assistant", "Kept the calendars of two vice presidents", "Booked travel");
  for (const asked of ["8 years as an executive assistant", "8 years supporting senior executives"])
    expect(judge(asked, sales).level).toBe(0);
  expect(judge("8 years as an executive assistant", assistant).level).toBe(3);
  expect(judge("8 years as a sales executive", sales).level).toBe(3);
  expect(judge("8 years as a sales executive", assistant).level).toBe(0);
});
