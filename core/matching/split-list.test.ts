import { expect, test } from "vitest";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";
import { splitList } from "./split-list";

const matcherOf = (text: string) => createMatcher(parseRequirement(text));
const partsOf = (text: string) => splitList(matcherOf(text)).map(({ requirement }) => requirement.text);

test.each([
  ["Sales tax returns and payroll", ["Sales tax returns", "payroll"]],
  [
    "Processing of expense reports, purchase requisitions and invoices",
    ["Processing of expense reports", "Processing of purchase requisitions", "Processing of invoices"],
  ],
  [
    "Writing user guides, articles and leaflets",
    ["Writing user guides", "Writing articles", "Writing leaflets"],
  ],
  ["Planning of menus and training of cooks", ["Planning of menus", "training of cooks"]],
  ["Photoshop and either Illustrator or InDesign", ["Photoshop", "either Illustrator or InDesign"]],
  ["Proven experience in menu planning and wine tasting", ["menu planning", "wine tasting"]],
])("%s has several parts", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  // No part of these makes sense alone, or one of them is enough.
  "Planning and coordination of events",
  "Install, configure and upgrade laptops",
  "Processing of expense reports, requisitions or invoices",
  "Photoshop and Illustrator or InDesign",
  "Menu planning, wine tasting",
])("%s stays whole", (text) => {
  expect(partsOf(text)).toEqual([]);
});

const judge = (requirement: string, ...duties: string[]) => {
  const lines = [
    "Experience",
    "Office Assistant, Northwind",
    "01/2015 - Present",
    ...duties.map((d) => `- ${d}`),
  ];
  return judgeRequirement(
    readResume(`Robin Example\n\n${lines.join("\n")}\n`, new Date("2026-11-20T12:00:00Z")),
    matcherOf(requirement),
  );
};
const expenses = "Processed expense reports for forty staff";
const requisitions = "Entered purchase requisitions into the system";

test("a list is met by what shows all its parts, and less so by some of them", () => {
  const asked = "Processing of expense reports, purchase requisitions and invoices";
  expect(judge(asked, expenses, requisitions, "Processed supplier invoices each week").level).toBe(3);
  expect(judge(asked, expenses, "Greeted visitors")).toMatchObject({ level: 1, sure: false });
  expect(judge(asked, "Greeted visitors", "Kept the yard clean").level).toBe(0);
});
