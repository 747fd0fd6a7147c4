import { expect, test } from "vitest";
import { readProfile } from "./read-profile";
import { readResume } from "./read-resume";

const asOf = new Date("2026-01-01");
const titlesIn = (text: string) => readResume(text, asOf).roles.map(({ title }) => title);

const work = `EXPERIENCE
Baker, Pine Street Bakery
March 2017 - June 2019
- Baked rye loaves and rolls at night
`;

test.each([
  "Organizations",
  "ORGANISATIONS",
  "Clubs",
  "Student Organizations",
  "Professional Memberships",
  "Affiliations",
])("an office held under %s is no job", (heading) => {
  const text = `${work}\n${heading}\nPresident, Debate Club, 2018 - 2021\n`;
  expect(titlesIn(text)).toEqual(["Baker"]);
  expect(readProfile(text, asOf).title).toBe("Baker");
});

test("a volunteer works, whatever the heading", () => {
  const text = `${work}\nActivities\nVolunteer Teacher, Hill Foundation, May 2020 - Aug 2023\n`;
  expect(titlesIn(text)).toEqual(["Baker", "Volunteer Teacher"]);
});

test("a job under a heading for work is one whatever its employer", () => {
  expect(titlesIn(`${work}\nClub Manager, Debate Club, 2018 - 2021\n`)).toEqual(["Baker", "Club Manager"]);
});

test("a date inside a sentence opens no job", () => {
  expect(titlesIn(`${work}\nv. / 2013 and 2016 for all teacher assistants\n`)).toEqual(["Baker"]);
});

test("what follows the dates of a job may be its employer or its place", () => {
  expect(titlesIn("EXPERIENCE\nTeacher, 2013 - 2016 at the Old Mill\n- Taught\n")).toEqual(["Teacher"]);
});

test("below a job under a heading we don't know, a line with dates is another job, whatever its title", () => {
  const text = `Ira Tell

Jobs so far
Barista, Foghorn House, 2019 - 2025
- Pulled espresso
Yard hand, Lakehead Steel, 2008 - 2012
- Drove a forklift all day
`;
  const { roles } = readResume(text, asOf);
  expect(roles.map(({ duties }) => duties.length)).toEqual([1, 1]);
});

test.each([
  [
    "Eeler, Pentire Estate\nMarch 2019 - June 2025\n- Milked cows",
    "Shop Assistant, Hartley Shoes\nMay 2013 - February 2019\n- Sold shoes",
  ],
  [
    "Reed cutter, Pentire Estate, 2019 - 2025\nShod horses at four yards",
    "Shop Assistant, Hartley Shoes, 2013 - 2019\nSold shoes",
  ],
  [
    "Self-employed, 2019 - 2025\nBuilt sites for dentists and plumbers",
    "Shop Assistant, Hartley Shoes, 2013 - 2019\nSold shoes",
  ],
  [
    "Sampler at a dairy, 2019 - 2025\nWrote rotas; supervised six analysts",
    "2013 - 2019: Shop Assistant, Hartley Shoes\nSold shoes",
  ],
])(
  "a job whose title we don't know takes none from its duties or from the job below: %s",
  (first, second) => {
    const { roles } = readResume(`EXPERIENCE\n${first}\n${second}\n`, asOf);
    expect(roles.map(({ title, duties }) => [title, duties.length])).toEqual([
      ["", 1],
      ["Shop Assistant", 1],
    ]);
  },
);

test.each([
  "2019 - 2025\nMarketing Manager, Beans",
  "Beans, 2019 - 2025\nManaging Director",
  "Nursing Assistant II\nBeans\n2019 - 2025",
])("a title beside the dates is the job's, even if it begins like a duty: %s", (header) => {
  expect(titlesIn(`EXPERIENCE\n${header}\n- Did it\n`)[0]).toMatch(/Manager|Director|Assistant/);
});

test("the total time at an employer is no job of its own, and the posts keep the employer", () => {
  const posts = "Store Manager (Jan 2024 - Jun 2025)\n- Hired\nSales Associate (Mar 2015 - Dec 2023)\n- Sold";
  const { roles, lines } = readResume(`EXPERIENCE\nCascade Goods, 2015 - 2025\n${posts}\n`, asOf);
  expect(roles.map(({ title }) => title)).toEqual(["Store Manager", "Sales Associate"]);
  for (const { headerLines } of roles)
    expect(headerLines.map((at) => lines[at]?.text)).toContain("Cascade Goods, 2015 - 2025");
});

test("a job without a known title and a later one are two, unless one is inside the other", () => {
  const text =
    "EXPERIENCE\nReed cutter, Pentire, 2013 - 2019\nStore Manager, Cascade, 2019 - 2025\n- Hired\n";
  expect(titlesIn(text)).toEqual(["", "Store Manager"]);
});

test.each([
  ["AA Business, Salem College, 2014", "education"],
  ["Welding certificate, Bishop State, 2014", "certificates"],
  ["Hobby: bookkeeping for the chess club", "interests"],
])("what stands below the last job is no duty of it: %s", (last, zone) => {
  const { roles, lines } = readResume(`${work}${last}\nFirst aid at sea\n`, asOf);
  expect(roles.map(({ duties }) => duties.length)).toEqual([1]);
  expect(lines.find(({ text }) => text === last)?.zone).toBe(zone);
});

test.each([
  "- Bread diploma of the guild, 2018",
  "Math Teacher, Hill School, 2018",
  "Passed the hygiene course, 2018",
  "Filled the licence register of 2018 and 2019",
])("a bullet, a title or a sentence there stays with the job: %s", (last) => {
  expect(readResume(`${work}${last}\n`, asOf).roles[0]?.duties).toHaveLength(2);
});

test("what a firm is stands behind its name; a short phrase below the header is a duty", () => {
  const text = (line: string) => `EXPERIENCE\nClerk, 2013 - 2019\n${line}\n- Filed\n`;
  const duties = (line: string) => readResume(text(line), asOf).roles[0]?.duties.length;
  expect(duties("Payroll for 80 staff")).toBe(2);
  expect(duties("Carib Wings, a regional airline with 22 turboprops")).toBe(1);
  expect(duties("University of Salem")).toBe(1);
  expect(duties("Salem consulting, salem.example")).toBe(1);
});

test("without headings, a short line with dates and work below it is a job, whatever its title", () => {
  const first = (header: string) =>
    titlesIn(`Ira Tell\nSalem\n\n${header}\nBaker, Pine, 2013 - 2017\n- Baked\n`);
  expect(first("Eeler, Pentire Estate\nMarch 2017 - June 2025\n- Caught eels\n")).toEqual(["", "Baker"]);
  expect(first("2018\n–\n2025\nPentire Stages, Salem\nTechnician\nRigged lights\n")).toEqual([
    "Technician",
    "Baker",
  ]);
  expect(first("Salem Art School\nMarch 2017 - June 2025\n- Drew\n")).toEqual(["Baker"]);
  expect(first("Resident of Salem since 2017\n")).toEqual(["Baker"]);
});

test("a school is an employer beside a title, and a place of study without one", () => {
  const text = (line: string) =>
    `Ira Tell\n\nTEACHING\n${line}, Gary School District, 2016 - 2025\n- Five classes a day\n`;
  expect(titlesIn(text("Math teacher"))).toEqual(["Math teacher"]);
  expect(titlesIn(text("Mathematics"))).toEqual([]);
});

test.each([
  [
    "Gardener, Salem Manor, 2018 - 2025: pruned the vines and mowed lawns",
    "pruned the vines and mowed lawns",
  ],
  ["2018 - 2025  Gardener, Salem Manor - pruning of vines and hedges", "pruning of vines and hedges"],
])("what was done is a duty, even behind the header on one line: %s", (line, duty) => {
  const { roles, lines } = readResume(
    `WORK\n${line}\nPorter, Salem Hospital, 2014-2018\n- Moved beds\n`,
    asOf,
  );
  expect(roles.map(({ title, duties }) => [title, ...duties.map((at) => lines[at]?.text)])).toEqual([
    ["Gardener", duty],
    ["Porter", "Moved beds"],
  ]);
});

test.each([
  "2018 - 2025: gardener, Salem Manor",
  "2018 - 2025 | Salem Manor | Salem, OR | Head gardener",
  "Gardener - Salem Manor - Salem - 2018 - 2025",
])("a header without duties stays whole: %s", (line) => {
  const { roles, lines } = readResume(`WORK\n${line}\n- Pruned\n`, asOf);
  expect(roles.map(({ title }) => title.toLowerCase())).toEqual([expect.stringContaining("gardener")]);
  expect(lines[1]?.text).toBe(line);
});

const monthsIn = (text: string) =>
  readResume(text, asOf).roles.map(({ startMonth, endMonth }) => endMonth - startMonth + 1);

test("dates in parentheses with other words are not those of the job", () => {
  expect(monthsIn("EXPERIENCE\nWelder, 03.2022 - 02.2023 (newbuilding order 2016 - 2023)\n- Welded")).toEqual(
    [12],
  );
  expect(monthsIn("EXPERIENCE\nWelder, Hull Works, 2015 - 2016 (and 2018 - 2019)\n- Welded")).toEqual([12]);
  expect(monthsIn("EXPERIENCE\nWelder, Hull Works, 2015 - 2016, 2018 - 2019\n- Welded")).toEqual([48]);
});

test("the title of the person above is not one's own", () => {
  const text = (title: string) => `EXPERIENCE\n${title}\nThe Salt Pier, Salem\n2019 - 2023\n- Wrote menus`;
  expect(titlesIn(text("Sous Chef under Head Chef Venn"))).toEqual(["Sous Chef"]);
  expect(titlesIn(text("Accountant reporting to the Director"))).toEqual(["Accountant"]);
  expect(titlesIn(text("Underwriting Manager"))).toEqual(["Underwriting Manager"]);
});

test("a firm of builders is no title, and low lines may part a header", () => {
  expect(titlesIn("EXPERIENCE\nHod carrier - Kelham Builders - 06/2013 to 03/2016\n- Bricks")).toEqual([
    "Hod carrier",
  ]);
  expect(titlesIn("EXPERIENCE\n2017-2024 _ Designer _ Leie Press\n- Laid out books")).toEqual(["Designer"]);
});
