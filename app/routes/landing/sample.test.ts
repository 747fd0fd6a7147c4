import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { scoreVerdicts } from "#core/scoring/score-verdicts";
import { sampleJob, sampleResumes } from "#core/tournaments/sample/sample-tournament";
import { SAMPLE_RESUME_LINES, SAMPLE_SCORECARD, SAMPLE_TIER_COUNTS } from "./sample";

async function judge(text: string) {
  const rubric = await buildRubric(sampleJob);
  const asOf = new Date("2026-11-01");
  const { verdicts } = await embeddedAnalyzer.analyze({ rubric, criteria: rubric.criteria, text, asOf });
  return { rubric, verdicts, ...scoreVerdicts(rubric.criteria, verdicts) };
}

test("the landing page's sample counts are those of the sample tournament", async () => {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (const { text } of sampleResumes) counts[(await judge(text)).tier] += 1;
  expect(SAMPLE_TIER_COUNTS).toEqual(counts);
});

test("the landing page's sample scorecard is what the product says of that resume", async () => {
  const text = sampleResumes.find(({ fileName }) => fileName === SAMPLE_SCORECARD.fileName)?.text ?? "";
  const { rubric, verdicts, matchPercent, tier, points: sum } = await judge(text);
  const points = { reached: sum.reached.toFixed(1), total: sum.total };
  expect(SAMPLE_SCORECARD).toMatchObject({ matchPercent, tier, points });
  for (const { criterion, level, quote } of SAMPLE_SCORECARD.verdicts) {
    const id = rubric.criteria.find((one) => one.text === criterion && one.importance === "must")?.id;
    const verdict = verdicts.find(({ criterionId }) => criterionId === id);
    expect([criterion, verdict?.level, verdict?.evidence?.quote ?? null]).toEqual([criterion, level, quote]);
  }
  for (const line of SAMPLE_RESUME_LINES) expect(text).toContain(line);
});
