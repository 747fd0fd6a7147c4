import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { VERDICT_WORDS } from "#core/analysis/scorecard";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { earnedShare, scoreVerdicts } from "#core/scoring/score-verdicts";
import { textDocument } from "./fixtures/text-document";

const doc = readFileSync("docs/verdicts.md", "utf8");

test("the example of docs/verdicts.md adds up as the judge does", async () => {
  const rubric = await buildRubric({
    name: "Stock Controller",
    jobDescription: "",
    keyRequirements: [
      "2+ years in stock control",
      "Monthly stock counts and reports on differences",
      "Planning of deliveries with suppliers",
      "Forklift license",
    ].join("\n"),
    optionalRequirements: "SAP",
    keySkills: ["Excel"],
  });
  const resume = /```text\n(.*?)```/s.exec(doc)?.[1] ?? "";
  const { scorecard, matchPercent } = await analyzeResume(
    { analyzer: embeddedAnalyzer, findPhones: () => [] },
    { rubric, document: textDocument(resume), asOf: new Date("2026-11-23T12:00:00Z") },
  );
  const { criteria, verdicts } = scorecard;
  const rows = criteria.map(({ id, text, weight, overall }) => {
    const verdict = verdicts.find(({ criterionId }) => criterionId === id);
    const share = verdict ? earnedShare(verdict, scorecard.arithmetic) : 0;
    return [
      overall ? "the job as a whole" : text,
      overall ? "made of parts" : VERDICT_WORDS[verdict?.level ?? "none"].toLowerCase(),
      `${weight} × ${share.toFixed(3)}`,
      (weight * share).toFixed(2),
    ];
  });
  const { points, score } = scoreVerdicts(criteria, verdicts, scorecard.arithmetic);
  expect(tableOf(doc)).toEqual(rows);
  expect(doc).toContain(`${points.reached.toFixed(2)} of ${points.total} points are`);
  expect(doc).toContain(`= ${score.toFixed(1)}, shown as ${matchPercent} %`);
});

/** The rows of the table of points; its shares are written as short as possible: .9. */
function tableOf(markdown: string): string[][] {
  const table = /\| criterion .*?\n\n/s.exec(markdown)?.[0] ?? "";
  return table
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .flatMap(([, name = "", verdict = "", sum = "", points = ""]) =>
      !name || name === "together" ? [] : [[name, verdict, withThreeDigits(sum), points]],
    );
}

const withThreeDigits = (sum: string) => {
  const [weight, share] = sum.split(" × ");
  return `${weight} × ${Number(share).toFixed(3)}`;
};
