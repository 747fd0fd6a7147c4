import { expect, test } from "vitest";
import { readResume } from "../read-resume";
import { weighLines } from "./credibility";

/** Every nonempty line of the resume, with its kind. */
function standingsOf(lines: string[]): [string, string][] {
  const resume = readResume(lines.join("\n"), new Date("2026-01-01"));
  return weighLines(resume, { criteria: [] }).flatMap((kind, index) => {
    const { text = "" } = resume.lines[index] ?? {};
    return text ? [[text, kind] as [string, string]] : [];
  });
}

const standingOf = (lines: string[], line: string) => standingsOf(lines).find(([text]) => text === line)?.[1];

const JOB = ["2019 - 2024 Joiner, Alder & Co", "Hung doors and built stairs for three housing estates."];

test("prose under dates is work, also after a letter that stands among the jobs", () => {
  const later = ["2015 - 2018 Carpenter, Birch Ltd", "Made cupboards to measure in a workshop of four."];
  const letter = ["Dear hiring team,", "I bring rich experience in roofing and plumbing.", "Kind regards"];
  const all = [...JOB, ...letter, "Built a pavilion of oak with two apprentices.", ...later];
  expect(standingOf(all, "I bring rich experience in roofing and plumbing.")).toBe("claim");
  expect(standingOf(all, "Built a pavilion of oak with two apprentices.")).toBe("work");
  expect(standingOf(all, JOB[1] ?? "")).toBe("work");
  const unsigned = [...JOB, "Уважаемые коллеги!", "Имею опыт кровельных работ и сантехники.", ...later];
  expect(standingOf(unsigned, "Имею опыт кровельных работ и сантехники.")).toBe("claim");
  expect(standingOf(unsigned, later[1] ?? "")).toBe("work");
});

test("a question and its answer are no record of work", () => {
  const all = [
    ...JOB,
    "Can I weld?",
    "Yes, I weld since many years.",
    "Fitted kitchens on two building sites.",
  ];
  expect(standingOf(all, "Yes, I weld since many years.")).toBe("claim");
  expect(standingOf(all, "Fitted kitchens on two building sites.")).toBe("work");
});

test("what stands on the line of a page number is part of no job", () => {
  const footer = "Page 2 of 3 | Focus: welding, roofing, plumbing";
  expect(standingOf([...JOB, footer, "Fitted kitchens on two building sites."], footer)).toBe("list");
});

test("a bare name on a line of its own claims nothing of it", () => {
  const all = ["Ola Brandt", "Accomplishments", "Stair building", "Built a stair of oak for the town hall"];
  expect(standingOf(all, "Stair building")).toBe("list");
  expect(standingOf(all, "Built a stair of oak for the town hall")).toBe("claim");
});
