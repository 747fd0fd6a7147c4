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

test.each([
  "v. / 2013 and 2016 for all teacher assistants",
  "Teacher, 2013 - 2016 for all the schools of the county",
])("a date inside a sentence opens no job: %s", (line) => {
  expect(titlesIn(`${work}\n${line}\n`)).toEqual(["Baker"]);
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
