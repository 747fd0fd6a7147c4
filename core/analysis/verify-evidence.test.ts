import { expect, test } from "vitest";
import type { Criterion } from "./rubric";
import type { Verdict } from "./scorecard";
import { verifyVerdicts } from "./verify-evidence";

const text = "Ran payroll for 300 people.\nBuilt  a\nledger in Excel.\n";
const criterion = (id: string): Criterion => ({
  id,
  kind: "skill",
  importance: "must",
  text: id,
  skills: [],
  weight: 3,
});
const claim = (quote: string, start = 0, end = start + quote.length): Verdict => ({
  criterionId: "c1",
  level: "strong",
  evidence: { quote, start, end },
  note: "Shown.",
});
const verify = (verdict: Verdict) => verifyVerdicts(text, [criterion("c1")], [verdict])[0];

test("a quote at its place stays as it is", () => {
  expect(verify(claim("payroll for 300", 4))).toEqual(claim("payroll for 300", 4));
});

test("a quote elsewhere, or with other blanks and case, gets the place and words of the text", () => {
  const start = text.indexOf("Built");
  const end = text.indexOf(" in Excel");
  expect(verify(claim("built a ledger", 2))?.evidence).toEqual({ quote: text.slice(start, end), start, end });
});

test("an invented or empty quote is no evidence", () => {
  expect(verify(claim("Led a team of 40"))).toMatchObject({ level: "none", evidence: null });
  expect(verify(claim("  "))).toMatchObject({ level: "none", evidence: null });
  expect(verify({ ...claim("x"), evidence: null })).toMatchObject({ level: "none", evidence: null });
});

test("offsets outside the text are corrected or refused", () => {
  expect(verify(claim("payroll", 9_999))?.evidence?.start).toBe(4);
  expect(verify(claim("payroll", -5, 2))?.evidence?.start).toBe(4);
});

test("every criterion once, in order; strangers and repeats are dropped", () => {
  const verdicts = [
    { ...claim("Excel"), criterionId: "c9" },
    claim("payroll", 4),
    { ...claim("ledger"), level: "weak" as const },
  ];
  const verified = verifyVerdicts(text, [criterion("c0"), criterion("c1")], verdicts);
  expect(verified.map(({ criterionId, level }) => [criterionId, level])).toEqual([
    ["c0", "none"],
    ["c1", "strong"],
  ]);
});

test("letters that change length in lower case do not shift the place", () => {
  const turkish = "İstanbul office, İzmir office. Sold cranes.";
  const [verdict] = verifyVerdicts(turkish, [criterion("c1")], [claim("sold  CRANES")]);
  expect(verdict?.evidence?.quote).toBe("Sold cranes");
});

test("the nearest line is held to the text as well, and doubt without a line is none", () => {
  const near = { ...claim("ran payroll"), level: "none" as const, evidence: null, sure: false };
  const nearest = claim("ran payroll").evidence;
  expect(verify({ ...near, nearest: nearest ?? undefined })).toMatchObject({
    ...{ level: "none", sure: false, nearest: { quote: "Ran payroll" } },
  });
  const invented = verify({ ...near, nearest: { quote: "Flew cranes", start: 0, end: 11 } });
  expect(invented).not.toHaveProperty("nearest");
  expect(invented).not.toHaveProperty("sure");
});

test("other lines to look at are held to the text, and go with a level that goes", () => {
  const others = ["a ledger", "Flew cranes"].map((quote) => ({ quote, start: 0, end: quote.length }));
  const unsure = { ...claim("payroll", 4), sure: false, others };
  expect(verify(unsure)?.others).toEqual([{ quote: "a\nledger", start: 35, end: 43 }]);
  expect(verify({ ...unsure, level: "none", evidence: null })).not.toHaveProperty("others");
  expect(verify({ ...claim("Led a team of 40"), sure: false, others })).not.toHaveProperty("others");
});
