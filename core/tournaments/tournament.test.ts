import { expect, test } from "vitest";
import { describeHeldUp, estimatedMinutes, isProcessing, progressPercent } from "./tournament";
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
  expect([0, 5, 91, 100].map((percent) => estimatedMinutes(percent))).toEqual([10, 10, 1, 1]);
});

test("a pace that was seen shortens the estimate, and never makes it longer", () => {
  expect(estimatedMinutes(10, { seconds: 2, finished: 1, left: 8 })).toBe(1);
  expect(estimatedMinutes(10, { seconds: 30, finished: 10, left: 60 })).toBe(3);
  expect(estimatedMinutes(10, { seconds: 600, finished: 1, left: 900 })).toBe(9);
  // Not enough was observed for an estimate by pace.
  expect(estimatedMinutes(10, { seconds: 1, finished: 1, left: 80 })).toBe(9);
  expect(estimatedMinutes(10, { seconds: 60, finished: 0, left: 80 })).toBe(9);
});

test("before a pace is seen, few resumes are promised what the help says, for as long as it can be true", () => {
  expect(estimatedMinutes(0, { seconds: 0, finished: 0, left: 14 })).toBe(2);
  expect(estimatedMinutes(0, { seconds: 0, finished: 0, left: 51 })).toBe(10);
  expect(estimatedMinutes(0, { seconds: 120, finished: 0, left: 14 })).toBe(10);
});

test.each([
  [20, "The model is busy: 40 of 300 read, about 65 minutes left."],
  [260, "The model is busy: 40 of 300 read, about 5 minutes left."],
  [1300, "The model is busy: 40 of 300 read, about 1 minute left."],
  [0, "The model is busy: 40 of 300 read. We ask it again within minutes."],
])("with %i finished in the last five minutes a busy model is told in words", (recentlyFinished, words) => {
  expect(describeHeldUp(counts(300, 38, 2), { count: 5, recentlyFinished })).toBe(words);
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

test("line ends are the same, however the form was sent", () => {
  const sent = { name: "x", keyRequirements: "TIG\r\nMIG\r\n" };
  expect(tournamentSchema.parse(sent).keyRequirements).toBe("TIG\nMIG");
});

test("key skills come as a list or as one field, without repeats", () => {
  expect(tournamentSchema.parse({ name: "x", keySkills: "TIG, MIG; TIG\n ,Welding" }).keySkills).toEqual([
    "TIG",
    "MIG",
    "Welding",
  ]);
  expect(tournamentSchema.parse({ name: "x", keySkills: [" TIG "] }).keySkills).toEqual(["TIG"]);
});
