import { expect, test } from "vitest";
import { AnalyzerError } from "#core/analysis/analyzer";
import { describeFailure, jobKey } from "./failed-job";

test("a job has one key, whatever it is about", () => {
  expect(jobKey({ version: 1, type: "process-resume", resumeId: "r1" })).toBe("process-resume:r1");
  expect(jobKey({ version: 1, type: "process-resume", resumeId: "r1", isDemo: true })).toBe(
    "process-resume:r1",
  );
  expect(jobKey({ version: 1, type: "send-mail", mailId: "m1" })).toBe("send-mail:m1");
});

test("no fault is told with what it was about", () => {
  const query = Object.assign(new Error("Failed query: insert into resumes"), {
    query: "insert into resumes",
    params: ["jordan@example.com"],
  });
  const faults = [
    new TypeError("cannot read jordan@example.com"),
    new AnalyzerError("unusable", "it said jordan@example.com"),
    query,
    "jordan@example.com",
    undefined,
  ];
  for (const fault of faults) expect(describeFailure(fault)).not.toContain("jordan");
  expect(describeFailure(faults[0])).toContain("TypeError");
  expect(describeFailure(faults[1])).toBe("The AI model gave no usable answer.");
  expect(describeFailure(query)).toContain("database");
});
