import { expect, test } from "vitest";
import { readAmount, readMoney, readRecency } from "./asked-amount";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const AS_OF = new Date("2026-11-20T12:00:00Z");
const judge = (requirement: string, duty: string, dates = "01/2019 - 10/2026") =>
  judgeRequirement(
    readResume(
      `Robin Example\n\nExperience\nProgram Director, Northwind, ${dates}\n- ${duty}\n- Opened the mail\n`,
      AS_OF,
    ),
    createMatcher(parseRequirement(requirement)),
  ).level;

test("a number in a name is no amount", () => {
  const amountOf = (text: string) => readAmount(text, parseRequirement(text).units);
  expect(amountOf("ICD-10 coding of visits")).toBeUndefined();
  for (const named of [
    "Form 1040 preparation",
    "Experience with Sage 300 CRE",
    "Level 3 support",
    "Section 8 housing",
  ])
    expect(amountOf(named)).toBeUndefined();
  expect(amountOf("Served 200 guests")).toMatchObject({ value: 200 });
  expect(amountOf("Dinners for 200 guests")).toMatchObject({ value: 200 });
});

test.each([
  ["$1 million", 1_000_000],
  ["$1,450,000", 1_450_000],
  ["€620K", 620_000],
  ["£2.5m a year", 2_500_000],
  ["$3 more", 3],
  ["EUR 2 million", 2_000_000],
  ["300,000 euros", 300_000],
  ["1.2m CHF", 1_200_000],
])("%s", (text, value) => {
  expect(readMoney(text)).toEqual([value]);
});

test("amounts and times are read from a requirement, and years are no amount", () => {
  const read = (text: string) => parseRequirement(text);
  expect(readRecency("Nursing in the last three years")).toEqual({ years: 3 });
  expect(readRecency("Welding (last three years)")).toEqual({ years: 3 });
  expect(readRecency("Nursing since 2020")).toEqual({ since: 2020 });
  expect(readRecency("React work in your current or most recent job")).toEqual({ isLastJob: true });
  expect(readRecency("Recent job seekers")).not.toEqual({ isLastJob: true });
  expect(read("React work in your most recent role").units.map(({ written }) => written)).not.toContain(
    "recent",
  );
  expect(read("Dinners for at least 200 guests").amount).toMatchObject({ value: 200 });
  expect(readAmount("5 years of accounting", read("5 years of accounting").units)).toBeUndefined();
  const units = read("Budget responsibility of at least $1 million").units.map(({ written }) => written);
  expect(units).toContain("Budget");
  expect(units).not.toContain("million");
});

test.each([
  ["Answered for a yearly budget of $1,450,000", 3],
  ["Answered for a yearly budget of $620K", 2],
  ["Answered for a yearly budget of $90,000", 1],
])("a budget of a million: %s", (duty, level) => {
  expect(judge("Budget responsibility of at least $1 million", duty)).toBe(level);
});

test.each([
  ["Answered for a yearly budget of EUR 2.1 million", 3],
  ["Answered for a yearly budget of 1.2 million euros", 2],
])("a budget of two million euros: %s", (duty, level) => {
  expect(judge("Responsible for an annual budget of at least EUR 2 million", duty)).toBe(level);
});

test.each([
  ["Cooked dinners for 250 guests", 3],
  ["Cooked dinners for 120 guests", 2],
  ["Cooked dinners for 30 guests", 1],
])("dinners for 200 guests: %s", (duty, level) => {
  expect(judge("Cooking dinners for at least 200 guests", duty)).toBe(level);
});

test("work that ended before the time asked for is less than asked", () => {
  const asked = "Welding of pipes within the last three years";
  expect(judge(asked, "Welded pipes every day")).toBe(3);
  expect(judge(asked, "Welded pipes every day", "01/2010 - 10/2015")).toBeLessThan(3);
});

test("what is counted does not show what it is counted for", () => {
  expect(judge("Crew of at least 50 people in a galley", "Served 300 people a day")).toBe(0);
  expect(judge("Crew of at least 50 people in a galley", "Cooked in a galley with a crew of 60 people")).toBe(
    3,
  );
});

test.each([
  ["Managing a fleet of 50 or more vehicles", "Managed a fleet of 85 trucks", 3],
  ["Cooking dinners for at least 200 guests", "Cooked dinners for 250 customers", 3],
  ["Managing a fleet of 50 or more vehicles", "Managed a fleet of about 30 trucks", 2],
  ["Managing a fleet of 50 or more vehicles", "Managed a fleet of trucks for 85 clients", 2],
  ["Managing a portfolio of at least 100 properties", "Managed a portfolio of 140 apartments", 3],
])("what is counted may have another name in a group of them: %s, %s", (asked, duty, level) => {
  expect(judge(asked, duty)).toBe(level);
});

test("a group of something else has none of what is counted", () => {
  const asked = "Managing a portfolio of at least 100 properties";
  expect(judge(asked, "Managed a portfolio of 140 clients")).toBeLessThan(3);
});

test("recent experience is that of the last three years", () => {
  expect(judge("Recent experience in welding pipes", "Welded pipes every day")).toBe(3);
  expect(judge("Recent experience in welding pipes", "Welded pipes every day", "01/2008 - 10/2012")).toBe(2);
  expect(readRecency("Coaching of recent graduates")).toBeUndefined();
  expect(readRecency("Current driving license")).toBeUndefined();
});

test("an amount of something else shows nothing", () => {
  const asked = "Managed an annual marketing budget of $500,000 or more";
  expect(judge(asked, "$9M annual quota, 108% attainment")).toBe(0);
  expect(judge(asked, "Travel budget of $500,000")).toBeLessThan(2);
  expect(judge(asked, "Managed an annual marketing budget of $900,000")).toBe(3);
});

test.each([
  ["Able to lift 50 lbs", "Unloaded cases of up to 60 lbs", 3],
  ["Able to lift 50 lbs", "Unloaded cases of up to 30 lbs", 2],
  ["Able to lift up to 25 kg", "Unloaded cases of up to 60 lbs", 3],
  ["Able to lift 50 lbs", "Sold 60 lbs of coffee a day", 0],
  ["Type 40 words per minute", "Typing test: 62 wpm", 3],
  ["Typing speed of 80 wpm", "Typing test: 62 wpm", 2],
])("%s: %s is at level %i", (asked, duty, level) => {
  expect(judge(asked, duty)).toBe(level);
});

test.each([
  ["Forklift driving in your current or most recent job", "01/2021 - 10/2026", "01/2010 - 12/2020", 3],
  ["Forklift driving in your last position", "01/2010 - 12/2020", "01/2021 - 10/2026", 2],
])("%s from %s, another job from %s: level %i", (asked, dates, otherDates, level) => {
  const text = [
    "Robin Example\n\nExperience",
    `Warehouse Clerk, Northwind, ${dates}\n- Drove forklifts all day\n- Forklift driving in two halls`,
    `Clerk, Harbor, ${otherDates}\n- Opened the mail`,
  ].join("\n");
  const of = createMatcher(parseRequirement(asked));
  expect(judgeRequirement(readResume(text, AS_OF), of).level).toBe(level);
});

test("another tool in the last job does not make the one asked for recent", () => {
  const of = (tool: string) => {
    const text = [
      "Robin Example\n\nExperience",
      `Developer, Northwind, 01/2021 - 10/2026\n- Built screens in ${tool}`,
      "Developer, Harbor, 01/2010 - 12/2020\n- Built booking pages in React",
    ].join("\n");
    const asked = createMatcher(parseRequirement("React work in your current or most recent job"));
    return judgeRequirement(readResume(text, AS_OF), asked).level;
  };
  expect(of("Angular")).toBe(2);
  expect(of("React")).toBe(3);
});

test.each([
  ["80 calls a day", "Answered more than 20 calls daily", 1],
  ["80 calls per day", "Made [80] calls per day", 3],
  ["80 calls a day", "Made 90 calls daily", 3],
  ["80 calls a day", "Made 90 calls monthly", 2],
])("%s: %s", (asked, duty, most) => {
  expect(judge(`Making at least ${asked}`, duty)).toBeLessThanOrEqual(most);
  if (most === 3) expect(judge(`Making at least ${asked}`, duty)).toBe(3);
});

test("a section's or a form's number counts nothing", () => {
  const amountOf = (text: string) => readAmount(text, parseRequirement(text).units);
  expect(amountOf("Writing of 504 plans")).toBeUndefined();
  expect(amountOf("Writing of 504 letters")).toMatchObject({ value: 504 });
});
