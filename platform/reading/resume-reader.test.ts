import { expect, test, vi } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import type { ExtractedDocument } from "#core/documents/document";
import { createResumeReader, type Hooks } from "./resume-reader";

const bodyOf = (text: string) => new Blob([text]).stream();
const TASK = { fileName: "resume.txt", readings: new Map() };
const RESUME =
  "Jordan Example\nBackend Engineer, Northwind, Jan 2018 - Dec 2023\nBuilt services in TypeScript.";
const nothing: Hooks = { begun() {} };

const rubric = await buildRubric({
  name: "Backend Engineer",
  jobDescription: "",
  keyRequirements: "Calm under pressure",
  optionalRequirements: "",
  keySkills: [],
});
const document: ExtractedDocument = {
  type: "txt",
  text: RESUME,
  pages: null,
  truncated: false,
  hiddenText: [],
  ocrPages: [],
  pageFaults: [],
};
const model = { engine: "workers-ai", model: "@cf/some/model", jsonMode: "auto", timeoutMs: 60_000 } as const;
const asOf = new Date("2026-01-01");

test("a file is taken in after its turn has come, and it is told", async () => {
  const reader = createResumeReader();
  const body = bodyOf(RESUME);
  const begun = vi.fn(() => expect(body.locked).toBe(false));
  expect(await reader.extract(body, TASK, { begun })).toMatchObject({
    result: { document: { type: "txt", text: RESUME } },
  });
  expect(begun).toHaveBeenCalledOnce();
});

test("what cannot be read is told as data", async () => {
  const reader = createResumeReader();
  expect(await reader.extract(bodyOf(""), TASK, nothing)).toMatchObject({ documentFault: "empty" });
  expect(await reader.showWord(bodyOf("no Word document"), nothing)).toMatchObject({
    documentFault: "corrupted",
  });
});

test("one call is in hand at a time, and while a model thinks another one is", async () => {
  const reader = createResumeReader();
  const seen: string[] = [];
  let think = (_: unknown) => {};
  const judged = reader.judge(
    { rubric, document, asOf, model, hasFallback: true },
    {
      begun: () => void seen.push("judge"),
      runModel: () => {
        seen.push("model");
        return new Promise((_, reject) => {
          think = reject;
        });
      },
    },
  );
  // The first resume in a process takes the longest.
  await vi.waitFor(() => expect(seen).toEqual(["judge", "model"]), { timeout: 10_000 });
  await reader.extract(bodyOf(RESUME), TASK, { begun: () => void seen.push("extract") });
  expect(seen).toEqual(["judge", "model", "extract"]);

  const waiting = reader.extract(new ReadableStream(), TASK, { begun: () => void seen.push("stuck") });
  await vi.waitFor(() => expect(seen).toContain("stuck"));
  think(new Error("429"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen.at(-1)).toBe("stuck");
  void waiting;
  void judged;
});

test("the fallback judges where the model cannot", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const reader = createResumeReader();
  const hooks = { ...nothing, runModel: () => Promise.reject(new Error("429")) };
  const task = { rubric, document, asOf, model };
  expect(await reader.judge({ ...task, hasFallback: false }, hooks)).toMatchObject({ analyzerFault: "busy" });
  expect(await reader.judge({ ...task, hasFallback: true }, hooks)).toMatchObject({
    result: { scorecard: { engine: "embedded" } },
  });
});

test("copies of a rubric are judged alike, and each answer keeps what its own copy says", async () => {
  const reader = createResumeReader();
  const judge = async (copy: typeof rubric) => {
    const outcome = await reader.judge(
      { rubric: copy, document, asOf, model: undefined, hasFallback: false },
      nothing,
    );
    return "result" in outcome ? outcome.result.scorecard : undefined;
  };
  const first = await judge(structuredClone(rubric));
  expect(await judge(structuredClone(rubric))).toEqual(first);
  const knockedOut = structuredClone(rubric);
  for (const criterion of knockedOut.criteria) criterion.knockOut = true;
  expect((await judge(knockedOut))?.criteria.every(({ knockOut }) => knockOut)).toBe(true);
});
