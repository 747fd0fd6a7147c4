import { describe, expect, test } from "vitest";
import type { Criterion } from "#core/analysis/rubric";
import type { CriterionEdit } from "./change-rubric.schema";
import { describeReading } from "./describe-criterion";
import { applyEdits, findProblems, isUnchanged, limitWhole } from "./edit-criteria";
import { readCriterion } from "./read-criterion";

const criterion = (id: string, text: string): Criterion => ({
  id,
  text,
  kind: "skill",
  importance: "must",
  skills: [text],
  weight: 3,
});
const current = [criterion("c1", "SQL"), criterion("c2", "Python")];
const [sql, python] = current.map(({ id, text, importance, weight }) => ({
  id,
  text,
  importance,
  weight,
})) as [CriterionEdit, CriterionEdit];
const added = (text: string): CriterionEdit => ({ text, importance: "nice", weight: 2 });
const apply = (edits: CriterionEdit[], former: Criterion[] = []) =>
  applyEdits({ current, former, version: 4 }, edits);

describe("applyEdits", () => {
  test("weight and importance leave a criterion its id and what counts as it", () => {
    const { criteria, changes } = apply([
      { ...sql, weight: 5 },
      { ...python, importance: "nice" },
    ]);
    expect(criteria).toEqual([
      { ...current[0], weight: 5 },
      { ...current[1], importance: "nice" },
    ]);
    expect(changes).toEqual(["Weight of “SQL” from 50% to 63%", "“Python” is now nice to have"]);
  });

  test("other words are another criterion, read again, with an id of this version", () => {
    const { criteria, changes } = apply([{ ...sql, text: "5+ years of SQL" }, python]);
    expect(criteria[0]).toMatchObject({ id: "v4c1", kind: "years", minYears: 5, skills: ["SQL"] });
    expect(changes).toEqual(["“SQL” became “5+ years of SQL”"]);
  });

  test("spaces are no other words", () => {
    expect(apply([{ ...sql, text: " SQL " }, python])).toEqual({ criteria: current, changes: [] });
  });

  test("added and removed ones are named; ids stay apart", () => {
    const { criteria, changes } = apply([python, added("Kafka"), added("Master's degree")]);
    expect(criteria.map(({ id }) => id)).toEqual(["c2", "v4c1", "v4c2"]);
    expect(criteria[2]).toMatchObject({ kind: "education", level: "master", importance: "nice", weight: 2 });
    expect(changes).toEqual(["Added “Kafka”", "Added “Master's degree”", "Removed “SQL”"]);
  });

  test("a former criterion comes back as what it was, so that its verdicts would still hold", () => {
    const kafka = criterion("v2c1", "Kafka");
    const { criteria, changes } = apply([sql, python, { ...added("Kafka"), id: "v2c1" }], [kafka]);
    expect(criteria[2]).toEqual({ ...kafka, importance: "nice", weight: 2 });
    expect(changes).toEqual(["Brought back “Kafka”"]);
  });

  test("a criterion stays one of the lines it was made from, whatever its words", () => {
    const source: Criterion["source"] = [{ field: "keyRequirements", line: 2 }];
    const made = { ...criterion("c1", "SQL"), source };
    const edits = [{ ...sql, weight: 5 }, { ...sql, text: "Advanced SQL" }, added("Kafka")];
    const { criteria } = applyEdits({ current: [made], former: [], version: 4 }, edits);
    expect(criteria.map((one) => one.source)).toEqual([source, source, undefined]);
  });

  test("the same list in another order changes nothing", () => {
    expect(apply([python, sql]).changes).toEqual([]);
  });
});

describe("findProblems", () => {
  test("what was there before is not asked again", () => {
    const old = [criterion("c1", "C"), criterion("c2", "Young and dynamic")];
    expect(findProblems(old, old)).toEqual([]);
  });

  test("new words must be long enough, lawful and not said already", () => {
    const edits = [sql, { ...python, text: "R" }, added("sql"), added("Native English speaker")];
    expect(findProblems(current, edits)).toEqual([
      { index: 1, field: "text", message: "At least 2 characters" },
      { index: 2, field: "text", message: "This is a criterion already" },
      { index: 3, field: "text", message: expect.stringContaining("origin"), rewording: "Fluent English" },
    ]);
  });

  test("a criterion may stand in the list once", () => {
    expect(findProblems(current, [sql, sql])).toEqual([
      { index: 1, field: "text", message: "This criterion is in the list twice" },
    ]);
  });
});

test("other words for the job as a whole still say the job as a whole, also when they bring it back", () => {
  const whole: Criterion = { ...criterion("c1", "Data Engineer"), kind: "role", overall: true, weight: 1 };
  const renamed = { ...whole, text: "Senior Data Engineer" };
  expect(findProblems([whole], [renamed])).toEqual([]);
  const asWhole = { id: "v3c1", kind: "role", overall: true, weight: 1 };
  expect(applyEdits({ current: [whole], former: [], version: 3 }, [renamed])).toMatchObject({
    criteria: [asWhole],
    changes: ["“Data Engineer” became “Senior Data Engineer”"],
  });
  expect(applyEdits({ current: [], former: [whole], version: 3 }, [renamed])).toMatchObject({
    criteria: [asWhole],
    changes: ["Added “Senior Data Engineer”"],
  });
});

test("the job as a whole is held to its share; the others weigh what they are given", () => {
  const whole: Criterion = { ...criterion("w", "Data Engineer"), kind: "role", overall: true, weight: 90 };
  const edits = [whole, { ...sql, weight: 65 }];
  expect(limitWhole([whole, ...current], edits).map(({ weight }) => weight)).toEqual([35, 65]);
  expect(limitWhole(current, edits)).toEqual(edits);
});

test("a knock-out is a must-have, and is one no more when it is made nice to have", () => {
  const knockOut = { ...sql, knockOut: true };
  const { criteria, changes } = apply([knockOut, python]);
  expect(criteria[0]).toEqual({ ...current[0], knockOut: true });
  expect(changes).toEqual(["“SQL” is now a knock-out"]);
  expect(isUnchanged(criteria, [knockOut, python])).toBe(true);
  expect(isUnchanged(criteria, [sql, python])).toBe(false);
  const after = applyEdits({ current: criteria, former: [], version: 5 }, [
    { ...knockOut, importance: "nice" },
    python,
  ]);
  expect(after.criteria[0]).toEqual({ ...current[0], importance: "nice" });
  expect(after.changes).toEqual(["“SQL” is now nice to have"]);
});

test("a click that came twice is told by the words, not by the ids", () => {
  const { criteria } = apply([sql, added("Kafka")]);
  expect(isUnchanged(criteria, [sql, added("Kafka")])).toBe(true);
  expect(isUnchanged(criteria, [sql, { ...added("Kafka"), weight: 4 }])).toBe(false);
  expect(isUnchanged(criteria, [sql])).toBe(false);
});

test.each([
  ["5+ years of SQL", "5 years with SQL"],
  ["At least 18 months of experience in retail", "1.5 years with Retail"],
  ["3 years of Python and SQL", "3 years with Python or SQL"],
  ["At least 1 month of experience in retail", "1 month with Retail"],
  ["Bachelor's degree in accounting", "Bachelor's degree or higher in accounting"],
  ["Master's degree", "Master's degree or higher"],
  ["PMP certification", "PMP"],
  ["React or Vue", "React or Vue.js"],
  ["Forklift licence or PMP", "Forklift Certification or PMP"],
  ["Contract administrator", "has done this job"],
  ["Drafting, negotiation or review of contracts", "this, in these or similar words"],
  ["Records and filing, paper and electronic", "this, in these or similar words"],
  ["Four years of roof repairs", "4 years of this kind of work"],
  ["3+ years of experience", "3 years of this kind of work"],
])("%s is understood as: %s", (text, words) => {
  expect(describeReading(readCriterion(text).reading, text)).toBe(words);
});

test("a line that asks for several things says so", () => {
  expect(readCriterion("Python, SQL and Docker").parts).toBe(3);
  expect(readCriterion("Python").parts).toBe(1);
});
