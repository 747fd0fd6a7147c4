import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { checkRubric, isJobEmpty } from "./check-rubric";

const EMPTY = {
  jobDescription: "",
  keyRequirements: "",
  optionalRequirements: "",
  keySkills: [] as string[],
};
const titles = async (texts: Partial<typeof EMPTY>) => {
  const job = { ...EMPTY, name: "Accountant", ...texts };
  return checkRubric(job, await buildRubric(job)).map(({ title }) => title);
};
const PROSE =
  "We are a family of people who like what we do and do what we like, every day, all year. ".repeat(4);

test("few criteria of a long text are worth a warning, few of a short one are not", async () => {
  expect(await titles({ jobDescription: `${PROSE}\nRequirements\n- CPA` })).toEqual([
    expect.stringMatching(/^Only 1 criterion for a text of \d+ words$/),
  ]);
  expect(await titles({ jobDescription: PROSE })).toEqual([
    expect.stringMatching(/^No criteria for a text of \d+ words$/),
  ]);
  expect(await titles({ keyRequirements: "CPA" })).toEqual([]);
});

test("what nobody can show, and what was left out, is said", async () => {
  expect(await titles({ keyRequirements: "Team player\nSelf-starter" })).toEqual([
    "No criterion here can be shown by a resume",
  ]);
  expect(await titles({ keyRequirements: "CPA\nMonth-end close\nExcel\nNative English speaker" })).toEqual([
    "1 requirement was left out",
  ]);
  const waived = "CPA\nMonth-end close\nExcel\nNo degree needed, but a valid driver's license is required";
  expect(await titles({ keyRequirements: waived })).toEqual([]);
});

test("a name alone is what candidates are judged by, until something is asked", async () => {
  expect(await titles({})).toEqual(["Candidates will be judged by the name alone"]);
  const criteria = [{ text: "Accountant", overall: true }, { text: "CPA" }];
  expect(checkRubric({ ...EMPTY, name: "Accountant" }, { criteria })).toEqual([]);
});

test("a job that says nothing but its name asks for nothing", () => {
  expect(isJobEmpty(EMPTY)).toBe(true);
  expect(isJobEmpty({ ...EMPTY, jobDescription: " \n- " })).toBe(true);
  expect(isJobEmpty({ ...EMPTY, keySkills: ["SQL"] })).toBe(false);
  expect(isJobEmpty({ ...EMPTY, optionalRequirements: "SQL" })).toBe(false);
});
