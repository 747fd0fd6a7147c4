import { expect, test } from "vitest";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const levelOf = (asked: string, title: string, duty: string) => {
  const text = `Ira Tell\n\nExperience\n${title}, Alder & Co\nJan 2019 - Dec 2024\n- ${duty}\n`;
  const resume = readResume(text, new Date("2026-01-01"));
  return judgeRequirement(resume, createMatcher(parseRequirement(asked))).level;
};

test("a kitchen's team is no IT team", () => {
  expect(levelOf("Led an IT team", "Kitchen Manager", "Supervised 12 cooks")).toBeLessThan(2);
});

test.each(["Supported management, leads and sales teams"])("%s leads nobody", (duty) => {
  expect(levelOf("Led a team", "Clerk", duty)).toBe(0);
});

test("staff of a trade are told by the job's subject too", () => {
  expect(
    levelOf(
      "Experience leading event staff",
      "Banquet Captain",
      "Scheduled and directed staff at wedding receptions",
    ),
  ).toBeGreaterThan(1);
});

test("a brigade is led like a team", () => {
  const asked = "Lead a brigade of 8 or more cooks and porters during service";
  expect(levelOf(asked, "Sous Chef", "Led a brigade of 11 chefs and 3 kitchen porters")).toBe(3);
  expect(levelOf(asked, "Sous Chef", "Led a brigade of 5 chefs")).toBe(2);
});
