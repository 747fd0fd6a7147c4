import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { SAMPLE_AS_OF, sampleAnalysis, toStoredResult } from "#core/tournaments/sample/sample-analysis";
import { sampleJob, sampleResumes } from "#core/tournaments/sample/sample-tournament";
import { extractDocument } from "#platform/documents/extract-document";
import { findPhones } from "#platform/phones";

async function readSample() {
  const rubric = await buildRubric(sampleJob);
  const results = sampleResumes.map(async ({ fileName, text }) => {
    const bytes = new TextEncoder().encode(text);
    const extraction = await extractDocument({ bytes, fileName, readings: new Map() });
    if (!("document" in extraction)) throw new Error(`${fileName} is no text`);
    // This text is stored with the result, and its quotes point into it.
    expect(extraction.document.text).toBe(text.trimEnd());
    const { document } = extraction;
    const deps = { analyzer: embeddedAnalyzer, findPhones };
    return [fileName, await analyzeResume(deps, { rubric, document, asOf: SAMPLE_AS_OF })] as const;
  });
  return { rubric, results: await Promise.all(results) };
}

test("what is stored of the sample is what reading it gives", async () => {
  const { results } = await readSample();
  const stored = Object.fromEntries(results.map(([name, result]) => [name, toStoredResult(result)]));
  await expect(`${JSON.stringify(stored, null, 1)}\n`).toMatchFileSnapshot(
    "../core/tournaments/sample/results.json",
  );
});

test("a stored result is whole again with the criteria of the rubric", async () => {
  const { rubric, results } = await readSample();
  for (const [name, result] of results) {
    expect(sampleAnalysis(name, rubric)).toEqual(JSON.parse(JSON.stringify(result)));
  }
});
