import { expect, test } from "vitest";
import { writeMarkdown } from "#app/lib/text-document/write-markdown.ts";
import { evaluation } from "#app/routes/trust/evaluation.ts";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { documents, type Facts, fillDocument } from "./documents";

const facts: Facts = {
  settings: { company: "Acme Freight", contact: "hiring@acme.example" },
  ...{ company: "Acme Freight", contact: "hiring@acme.example", madeOn: "2026-11-23", resumeCount: 4321 },
  ...{ retentionDays: 90, recordYears: 3, isOnHold: true },
  judge: { engine: "embedded", version: embeddedAnalyzer.version, model: null },
  seller: { name: "Seller Ltd", address: "1 Road", email: "legal@seller.example", law: "Portugal" },
};
const written = (more: Partial<Facts> = {}) =>
  new Map(documents.map((one) => [one.id, writeMarkdown(fillDocument(one, { ...facts, ...more }))]));

test("there are the five that lawyers ask for", () => {
  expect(documents.map(({ id }) => id)).toEqual([
    "annex-iv",
    "instructions-for-use",
    "colorado-developer",
    "ccpa-risk-assessment",
    "dpia",
  ]);
});

test.each(documents)(
  "$id: names both sides, the judge, the rules, the figures and that it is no advice",
  ({ id, basedOn }) => {
    const text = written().get(id) ?? "";
    for (const words of [
      "Acme Freight",
      "Seller Ltd",
      "legal@seller.example",
      `Judge in use: the built-in judge, version ${embeddedAnalyzer.version}`,
      basedOn,
      "not legal advice",
      `(weighted kappa) | ${evaluation.newTrades.kappa.toFixed(2)} |`,
      "not the judgment of HR professionals",
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  },
);

test("retention, records, hold and the number of resumes are the account's", () => {
  for (const id of ["annex-iv", "instructions-for-use", "ccpa-risk-assessment", "dpia"]) {
    const text = written().get(id) ?? "";
    for (const words of ["90 days after the upload", "3 years after that", "A legal hold is on"])
      expect(text).toContain(words);
    expect(written({ recordYears: 0 }).get(id)).toContain("none are kept");
  }
  for (const id of ["ccpa-risk-assessment", "dpia"]) {
    expect(written().get(id)).toContain(": 4,321 resumes in the account today.");
    expect(written({ resumeCount: 1 }).get(id)).toContain(": 1 resume in the account today.");
  }
});

test("a judge that was never measured is called so, and an account without results names none", () => {
  const judge = { engine: "openai", version: "1.3.0", model: "never-heard-of:8b" };
  for (const text of written({ judge }).values()) {
    expect(text).toContain("never-heard-of:8b on an OpenAI-compatible server");
    expect(text).toContain("It was never measured.");
  }
  for (const text of written({ judge: null }).values())
    expect(text).toContain("No resume of this account has been judged yet.");
});

test("Annex IV has its nine points, in order", () => {
  const numbers = [...(written().get("annex-iv") ?? "").matchAll(/^## (\d)/gm)].map(([, number]) =>
    Number(number),
  );
  expect([...new Set(numbers)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(numbers).toEqual([...numbers].sort());
});
