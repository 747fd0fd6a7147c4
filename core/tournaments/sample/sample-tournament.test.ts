import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { scoreVerdicts } from "#core/scoring/score-verdicts";
import { tournamentSchema } from "../tournament.schema";
import { sampleJob, sampleResumes } from "./sample-tournament";

async function rankSample() {
  const rubric = await buildRubric(sampleJob);
  const ranked = await Promise.all(
    sampleResumes.map(async ({ fileName, text }) => {
      const { verdicts } = await embeddedAnalyzer.analyze({
        rubric,
        criteria: rubric.criteria,
        text,
        asOf: new Date("2026-11-01"),
      });
      return { fileName, ...scoreVerdicts(rubric.criteria, verdicts) };
    }),
  );
  return ranked.sort((a, b) => b.matchPercent - a.matchPercent);
}

test("the sample shows every tier, from the engineers down to the marketing manager and the career changer", async () => {
  const ranked = await rankSample();
  expect([...new Set(ranked.map(({ tier }) => tier))]).toEqual(["A", "B", "C", "D"]);
  expect(ranked.at(0)?.fileName).toBe("priya-raman.txt");
  expect(
    ranked
      .slice(-2)
      .map(({ fileName, tier }) => `${fileName} ${tier}`)
      .sort(),
  ).toEqual(["james-whitfield.txt D", "tomasz-nowak.txt D"]);
});

test("the sample job is one that the form would accept", () => {
  expect(tournamentSchema.parse(sampleJob)).toEqual(sampleJob);
});

// Ranges reserved for fiction in the numbering plans of the US, Canada, the UK and Sweden.
const NUMBER_OF_NOBODY = /\b555-01\d\d\b|\b7946 0\d{3}\b|\b496 0\d{3}\b|\b390 06 \d\d\b/;

test("nobody in the sample can be written to or called", () => {
  for (const { text } of sampleResumes) {
    expect(text).toMatch(/@example\.com/);
    expect(text.match(/@(?!example\.com)\S+/g)).toBeNull();
    expect(text).toMatch(NUMBER_OF_NOBODY);
  }
});
