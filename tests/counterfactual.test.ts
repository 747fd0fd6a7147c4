import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import type { Rubric } from "#core/analysis/rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { findPhones } from "#platform/phones";
import { type Person, plain, swaps } from "./counterfactual/person";
import { type Base, bases } from "./counterfactual/resumes";
import { textDocument } from "./fixtures/text-document";

const asOf = new Date("2024-06-15T00:00:00Z");

const rubrics = new Map<Base["job"], Promise<Rubric>>();

function rubricFor({ job }: Base): Promise<Rubric> {
  const rubric = rubrics.get(job) ?? buildRubric({ jobDescription: "", optionalRequirements: "", ...job });
  rubrics.set(job, rubric);
  return rubric;
}

const plainResults = new Map<Base, ReturnType<typeof judge>>();

function judgePlain(base: Base) {
  const result = plainResults.get(base) ?? judge(base, plain);
  plainResults.set(base, result);
  return result;
}

/** Everything that decides about a candidate, without fields that only repeat it. */
async function judge(base: Base, person: Person) {
  const text = base.write(person);
  const rubric = await rubricFor(base);
  const { scorecard, matchPercent, extractedSkills } = await analyzeResume(
    { analyzer: embeddedAnalyzer, findPhones },
    {
      rubric,
      document: textDocument(text),
      asOf,
    },
  );
  return { levels: scorecard.verdicts.map(({ level }) => level), matchPercent, extractedSkills };
}

test("there are enough pairs, and the plain person is not judged to be nothing", async () => {
  expect(bases.length * swaps.length).toBeGreaterThanOrEqual(200);
  for (const base of bases) expect((await judge(base, plain)).matchPercent).toBeGreaterThan(30);
});

test.each(bases.flatMap((base) => swaps.map(([swap, change]) => ({ base, swap, change, name: base.name }))))(
  "$name: $swap changes nothing",
  async ({ base, change }) => {
    expect(await judge(base, { ...plain, ...change })).toEqual(await judgePlain(base));
  },
);

test.each([
  ["Waiter", "Waitress"],
  ["Salesman", "Saleswoman"],
  ["Lehrer", "Lehrerin"],
  ["Учитель", "Учительница"],
])("%s and %s are judged alike", async (of, ofHer) => {
  const titled = (title: string): Base => ({
    name: title,
    job: { name: of, keyRequirements: `2 years as ${of}`, keySkills: ["Customer service", of] },
    write: ({ first, last, email }) =>
      `${first} ${last}\n${email}\n\nExperience\n${title}, Blue Harbour Ltd\n2018 - 2023\nCustomer service for 200 guests\n`,
  });
  expect(await judge(titled(ofHer), plain)).toEqual(await judge(titled(of), plain));
});

test("what a person can do does change the result", async () => {
  const [base] = bases;
  if (!base) throw new Error("no resumes");
  const other = { ...base, write: (person: Person) => base.write(person).replaceAll("QuickBooks", "a tool") };
  expect(await judge(other, plain)).not.toEqual(await judge(base, plain));
});
