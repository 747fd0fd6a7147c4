import { expect, test } from "vitest";
import { textDocument } from "../../tests/fixtures/text-document";
import { buildRubric } from "../analysis/build-rubric";
import { analyzeResume } from "../resumes/analyze-resume";
import { embeddedAnalyzer } from "./embedded-analyzer";
import { readResume } from "./read-resume";

const plain = `Oda Finch
Bend, OR

Employment
Pine Street Bakery
Baker | March 2017 - June 2024
- Baked rye loaves and rolls at night
- Mixed and weighed dough for four shops
- Taught two apprentices to knead

Old Mill Garage
Car Washer | May 2010 - February 2017
- Washed and waxed cars
- Drove customers home

Schools
High school diploma, Juniper High School, 2010

Other
Plays the tuba
Food handler card, State of Oregon, valid to 2029`;

const table = `Oda Finch | Bend, OR

Period | Employer | Post | Work
March 2017 - June 2024 | Pine Street Bakery | Baker | Baked rye loaves and rolls at night
 | | | Mixed and weighed dough for four shops
 | | | Taught two apprentices to knead
May 2010 - February 2017 | Old Mill Garage | Car Washer | Washed and waxed cars
 | | | Drove customers home

Education | High school diploma, Juniper High School, 2010
Other | Plays the tuba
Other | Food handler card, State of Oregon, valid to 2029`;

const paragraphs = `Oda Finch
Bend, OR

Employment. Pine Street Bakery. Baker | March 2017 - June 2024. Baked rye loaves and rolls at night. Mixed and weighed dough for four shops. Taught two apprentices to knead.

Old Mill Garage. Car Washer | May 2010 - February 2017. Washed and waxed cars. Drove customers home.

Schools. High school diploma, Juniper High School, 2010.

Other. Plays the tuba. Food handler card, State of Oregon, valid to 2029.`;

async function judge(text: string) {
  const rubric = await buildRubric({
    name: "Baker",
    jobDescription: "",
    keyRequirements: "3+ years as a baker\nFood handler card\nSupervision of at least 20 people",
    optionalRequirements: "",
    keySkills: [],
  });
  const deps = { analyzer: embeddedAnalyzer, findPhones: () => [] };
  const asOf = new Date("2026-01-01");
  const { scorecard, matchPercent } = await analyzeResume(deps, {
    rubric,
    document: textDocument(text),
    asOf,
  });
  return { levels: scorecard.verdicts.slice(1).map(({ level }) => level), matchPercent: matchPercent ?? 0 };
}

test.each([
  ["as a table", table],
  ["with its line ends lost", paragraphs],
  ["in lower case", plain.toLowerCase()],
  ["in capitals", plain.toUpperCase()],
])("the same resume %s is judged the same", async (_name, text) => {
  const [listed, other] = await Promise.all([judge(plain), judge(text)]);
  expect(other.levels).toEqual(listed.levels);
  expect(Math.abs(other.matchPercent - listed.matchPercent)).toBeLessThanOrEqual(3);
});

test("a month in another language is no part of the title", () => {
  for (const header of ["Sales Manager, März 2019 - Mai 2021", "März 2019 - Mai 2021, Sales Manager"]) {
    const text = ["Ada Berg", "", "Experience", header, "- Sold bread"].join("\n");
    const { roles } = readResume(text, new Date("2026-01-01"));
    expect(roles.map(({ title }) => title)).toEqual(["Sales Manager"]);
  }
});
