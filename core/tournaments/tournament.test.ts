import { expect, test } from "vitest";
import { estimatedMinutes, isProcessing, progressPercent } from "./tournament";
import { tournamentSchema } from "./tournament.schema";

const counts = (resumeCount: number, doneCount: number, errorCount: number) => ({
  resumeCount,
  doneCount,
  errorCount,
  tierCounts: { A: 0, B: 0, C: 0, D: 0 },
});

test("progress is the share of resumes done or error, rounded", () => {
  expect(progressPercent(counts(0, 0, 0))).toBe(0);
  expect(progressPercent(counts(3, 1, 1))).toBe(67);
  expect(progressPercent(counts(3, 2, 1))).toBe(100);
});

test("processing is over when all are finished, although the status lags", () => {
  expect(isProcessing({ status: "processing", ...counts(3, 1, 1) })).toBe(true);
  expect(isProcessing({ status: "processing", ...counts(3, 2, 1) })).toBe(false);
  expect(isProcessing({ status: "completed", ...counts(3, 1, 1) })).toBe(false);
});

test("the estimate is one minute per ten percent, at least one", () => {
  expect([0, 5, 91, 100].map(estimatedMinutes)).toEqual([10, 10, 1, 1]);
});

test("a tournament needs a name; the rest is optional", () => {
  expect(tournamentSchema.parse({ name: " Welder " })).toEqual({
    name: "Welder",
    jobDescription: "",
    keyRequirements: "",
    optionalRequirements: "",
    keySkills: [],
  });
  for (const name of [undefined, "", "   "]) {
    expect(tournamentSchema.safeParse({ name }).error?.issues[0]?.message).toBe(
      "Tournament name is required",
    );
  }
});

test("key skills come as a list or as one field, without repeats", () => {
  expect(tournamentSchema.parse({ name: "x", keySkills: "TIG, MIG; TIG\n ,Welding" }).keySkills).toEqual([
    "TIG",
    "MIG",
    "Welding",
  ]);
  expect(tournamentSchema.parse({ name: "x", keySkills: [" TIG "] }).keySkills).toEqual(["TIG"]);
});
