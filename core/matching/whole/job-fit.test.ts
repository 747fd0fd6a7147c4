import { expect, test } from "vitest";
import { readResume } from "../read-resume";
import { CONSERVATIVE_FIT, readJobFit } from "./job-fit";
import { openWhole } from "./whole-context";

const criterion = (text: string, overall?: true) => ({
  ...{ id: text, kind: "skill" as const, importance: "must" as const, weight: 3, skills: [], text },
  ...(overall && { overall }),
});
const rubric = {
  criteria: [
    criterion("Museum Registrar", true),
    ...["Loans of objects", "Condition reports", "Packing of glass", "Insurance of loans"].map((text) =>
      criterion(text),
    ),
  ],
  jobText: "",
};

const fitOf = (...lines: string[]) => fitFor(rubric, lines);

function fitFor(job: typeof rubric, lines: string[]) {
  const resume = readResume(["Ira Tell", "Experience", ...lines].join("\n"), new Date("2026-01-01"));
  return readJobFit(openWhole(resume, job));
}

test("a resume of the trade is nearer to the job than one that shares a word with it", () => {
  const registrar = fitOf(
    "Registrar, Glass Museum, Jan 2015 - Dec 2024",
    "Wrote condition reports of objects",
  );
  const debts = fitOf("Loan Officer, Alder Bank, Jan 2015 - Dec 2024", "Collected loans of farmers");
  for (const part of ["words", "work", "title"] as const)
    expect(registrar[part]).toBeGreaterThan(debts[part]);
});

test("without dated work or a title held, these parts are zero", () => {
  expect(fitOf("Skills: loans")).toMatchObject({ work: 0, title: 0 });
});

test("a job without a title says nothing about titles", () => {
  const unnamed = { ...rubric, criteria: rubric.criteria.slice(1) };
  expect(fitFor(unnamed, ["Registrar, Glass Museum, Jan 2015 - Dec 2024"]).title).toBe(
    CONSERVATIVE_FIT.title,
  );
});

test("a job of one requirement has a nearness too", () => {
  const job = { ...rubric, criteria: rubric.criteria.slice(0, 2) };
  const registrar = fitFor(job, ["Registrar, Glass Museum, Jan 2015 - Dec 2024"]);
  expect(registrar.title).toBeGreaterThan(
    fitFor(job, ["Loan Officer, Alder Bank, Jan 2015 - Dec 2024"]).title,
  );
});
