import { expect, test } from "vitest";
import { readResume } from "../read-resume";
import { findForeign } from "./foreign-requirements";

const ASKED = ["Payroll", "Month-end close", "Tax returns"];
const askFor = (asked: string[]) => ({
  criteria: asked.map((text, at) => ({
    ...{ id: `c${at + 1}`, kind: "skill" as const, importance: "must" as const, weight: 3, skills: [], text },
  })),
  jobText: "",
});
const WELDER = [
  "Welder, Larkspur Steel, 2015 - 2021",
  "Welded frames and pipes of steel with torches and electrodes",
  "Cut sheets of steel, ground seams and painted frames",
  "Repaired cranes, pumps and trailers in the workshop",
];
const BOOKKEEPER = [
  "Bookkeeper, Alder Foods, 2015 - 2021",
  "Reconciled bank statements, invoices and expenses of suppliers",
  "Prepared tax returns, ledgers and the budget for auditors",
];
const idsIn = (lines: string[], asked = ASKED) => {
  const resume = readResume(["Ira Tell", "Experience", ...lines].join("\n"), new Date("2026-01-01"));
  return findForeign(resume, askFor(asked)).map(({ criterionIds }) => [...criterionIds]);
};

test("what a job of another kind only names is foreign to it, however often", () => {
  const lines = WELDER.map((line, at) => (at > 0 ? `${line}, payroll, month-end close` : line));
  expect(idsIn(lines)).toEqual([["c1", "c2", "c3"]]);
});

test("nothing is foreign to a job of the advert's own trade, or to one of few words", () => {
  expect(idsIn([...BOOKKEEPER, "Ran payroll and month-end close"], [...ASKED, "Blending of metals"])).toEqual(
    [[]],
  );
  expect(idsIn(["Welder, Larkspur Steel, 2015 - 2021", "Ran payroll and month-end close"])).toEqual([[]]);
});
