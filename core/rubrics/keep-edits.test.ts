import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import type { CriterionEdit } from "./change-rubric.schema";
import { toEdit } from "./edit-criteria";
import { keepEdits } from "./keep-edits";

const read = async (keyRequirements: string, name = "Accountant") => {
  const job = { name, keyRequirements, jobDescription: "", optionalRequirements: "Power BI", keySkills: [] };
  return (await buildRubric(job)).criteria;
};
const LINES = ["CPA or CMA", "Month-end close", "Payroll", "Bank reconciliation"];

/** Edits the criteria of LINES by their text, then keeps the edits for other lines. */
async function keep(
  change: Record<string, Partial<CriterionEdit> | null>,
  { lines, added = [], name }: { lines: string[]; added?: CriterionEdit[]; name?: string },
) {
  const criteria = await read(LINES.join("\n"));
  const edits = criteria.flatMap((criterion) => {
    const changed = change[criterion.text];
    return changed === null ? [] : [{ ...toEdit(criterion), ...changed }];
  });
  return keepEdits({ criteria, edits: [...edits, ...added] }, await read(lines.join("\n"), name));
}
const texts = ({ edits }: { edits: CriterionEdit[] }) => edits.map(({ text }) => text);

test("what was changed, added and removed stands; new lines come in", async () => {
  const result = await keep(
    { "CPA or CMA": { text: "CPA", knockOut: true }, "Month-end close": { weight: 9 }, Payroll: null },
    { lines: ["SAP", ...LINES], added: [{ text: "Fluent English", importance: "must", weight: 3 }] },
  );
  expect(texts(result)).toEqual([
    "Accountant",
    "SAP",
    "CPA",
    "Month-end close",
    "Bank reconciliation",
    "Power BI",
    "Fluent English",
  ]);
  const criteria = await read(["SAP", ...LINES].join("\n"));
  const idOf = (text: string) => criteria.find((one) => one.text === text)?.id;
  expect(result.edits).toMatchObject([
    { id: "c1" },
    { id: idOf("SAP") },
    { id: idOf("CPA or CMA"), knockOut: true },
    { id: idOf("Month-end close"), weight: 9 },
    { id: idOf("Bank reconciliation") },
    { id: idOf("Power BI"), importance: "nice" },
    { weight: 3 },
  ]);
  expect(result).toMatchObject({ kept: { changed: 2, added: 1, removed: 1 }, fresh: 1, lost: [] });
});

test("a line that says something else is read anew, and what was changed of it is named", async () => {
  const result = await keep(
    { "CPA or CMA": { text: "CPA" }, Payroll: null, Accountant: { weight: 1 } },
    { lines: ["CPA, CMA or ACCA", "Month-end close", "Payroll in SAP"], name: "Senior Accountant" },
  );
  expect(texts(result)).toEqual([
    "Senior Accountant",
    "CPA, CMA or ACCA",
    "Month-end close",
    "Payroll in SAP",
    "Power BI",
  ]);
  expect(result).toMatchObject({
    kept: { changed: 0, added: 0, removed: 0 },
    fresh: 3,
    lost: ["Accountant", "CPA"],
  });
});

test("nothing changed is nothing kept", async () => {
  expect(await keep({}, { lines: LINES })).toMatchObject({
    kept: { changed: 0, added: 0, removed: 0 },
    fresh: 0,
  });
});

test("what was added and now also stands in the texts is asked once", async () => {
  const added: CriterionEdit[] = [{ text: "sap", importance: "must", weight: 3 }];
  const result = await keep({}, { lines: [...LINES, "SAP"], added });
  expect(texts(result).filter((text) => /sap/i.test(text))).toEqual(["SAP"]);
  expect(result.kept.added).toBe(0);
});
