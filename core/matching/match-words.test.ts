import { expect, test } from "vitest";
import { readWords } from "./lexicon";
import { createMatcher, matchWords, wordsToMatch } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const resume = readResume(
  `Mara Oduya

Experience
Payroll clerk, Vellum Freight, 2015 - 2021
- Ran the weekly pay roll for 80 drivers
- Worked out the return on investment of new trailers
- Booked less-than-truckload shipments by e-mail
- Kept the diaries of two directors
- Wrote C++ tools and looked after PostgreSQL

Skills
LTL, ROI, Postgres, e mail
`,
  new Date("2026-01-01"),
);

test.each([
  "Payroll",
  "Pay roll",
  "ROI",
  "Return on investment",
  "Less than truckload",
  "LTL",
  "Email",
  "E-mail",
  "Calendar management",
  "PostgreSQL",
  "Databases",
  "C++",
  "Drivers",
])("no line or word that meets %s is left out", (text) => {
  const matcher = createMatcher(parseRequirement(text));
  const places = wordsToMatch(resume, matcher);
  const hits = resume.lines.map(({ words }) => matchWords(matcher, words));
  expect(hits.some(Boolean)).toBe(true);
  const found = resume.lines.map(({ words }, at) =>
    matchWords(matcher, words, undefined, places.get(at) ?? []),
  );
  expect(found).toEqual(hits);
});

test("lines without a word of the requirement are not looked at", () => {
  const matcher = createMatcher(parseRequirement("Payroll"));
  expect(wordsToMatch(resume, matcher).size).toBeLessThan(resume.lines.length / 2);
});

test.each([
  ["Repair of string instruments", "Repaired cellos and two violas", true],
  ["Repair of cellos", "Repaired string instruments", false],
  ["Operating heavy machinery", "Drove dumpers and a 20 t excavator", true],
  ["Operating an excavator", "Drove heavy machinery", false],
  ["Care of livestock", "Fed 140 cows", true],
  ["Care of horses", "Fed livestock", false],
])("a thing shows its kind, and a kind does not show the thing: %s, %s", (asked, line, isMet) => {
  const requirement = parseRequirement(asked);
  const hit = matchWords(createMatcher(requirement), readWords(line));
  const last = requirement.units.length - 1;
  expect((hit?.meaning[last] ?? 0) >= 0.75).toBe(isMet);
});
