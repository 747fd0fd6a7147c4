import { expect, test } from "vitest";
import { buildRubric } from "../../analysis/build-rubric";
import { readResume } from "../read-resume";
import { findCopiedLines } from "./copied-lines";

const description = `You plan the weekly menus of three school kitchens.
Ordering of fresh vegetables from regional farms and dairies.
You keep allergen records for every single dish served.
Training of kitchen assistants in safe handling of knives.`;

async function copiedLines(text: string): Promise<string[]> {
  const rubric = await buildRubric({
    name: "School Cook",
    jobDescription: description,
    keyRequirements: "Menu planning; Allergen management",
    optionalRequirements: "",
    keySkills: [],
  });
  const resume = readResume(text, new Date("2026-01-01"));
  const copied = findCopiedLines(resume, rubric);
  return resume.lines.flatMap(({ text: line }, index) => (copied.has(index) ? [line] : []));
}

const quotes = [
  "For years I was known for the ordering of fresh vegetables from regional growers whom nobody else could win.",
  "It was I who brought allergen records for every single dish into a shape that all my colleagues still praise.",
  "Many people of many towns remember training of kitchen assistants in safe and cheerful ways with me as host.",
];

test("who quotes the job again and again copies it, whatever stands around the quotes", async () => {
  expect(await copiedLines(["Ola Brandt", "Summary", ...quotes].join("\n"))).toEqual(quotes);
});

test("one or two sentences may fall into the job's words", async () => {
  expect(await copiedLines(["Ola Brandt", "Summary", ...quotes.slice(0, 2)].join("\n"))).toEqual([]);
});

test("a bullet on a line of its own does not part what was pasted", async () => {
  const shuffled = [
    "kitchens school three of menus weekly",
    "regional vegetables fresh dairies ordering",
    "dish single every served allergen records",
  ];
  const pasted = shuffled.flatMap((line) => ["●", line]);
  expect(await copiedLines(["Ola Brandt", "Summary", ...pasted].join("\n"))).toEqual(shuffled);
});
