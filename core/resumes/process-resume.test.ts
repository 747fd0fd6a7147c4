import { expect, test, vi } from "vitest";
import { DocumentError } from "#core/documents/document";
import { type ProcessResumeDeps, processResume } from "./process-resume";

function depsWith(overrides: Partial<ProcessResumeDeps>) {
  const calls: string[] = [];
  const log =
    (name: string) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args.slice(1).filter((arg) => typeof arg === "string")].join(" "));
    };
  const deps: ProcessResumeDeps = {
    now: () => new Date(0),
    newId: () => "claim",
    claimResume: async () => ({
      id: "r1",
      tournamentId: "t1",
      fileName: "cv.txt",
      createdAt: new Date(0),
      attempts: 1,
      rubric: { hash: "", criteria: [] },
      rubricVersion: 1,
    }),
    releaseClaim: log("release"),
    markAnalyzing: log("analyzing"),
    getFile: async () => new Uint8Array(),
    putText: log("text"),
    extractDocument: async () => ({
      type: "txt",
      text: "words",
      pages: null,
      truncated: false,
      hiddenText: [],
    }),
    analyseResume: vi.fn(),
    storeAnalysis: async () => {
      calls.push("analysis");
      return false;
    },
    storeError: log("error"),
    enqueue: async (jobs) => {
      calls.push(...jobs.map(({ type }) => type));
    },
    publishProgress: log("publish"),
    finishRun: async () => {
      calls.push("finish");
      return true;
    },
    ...overrides,
  };
  return { deps, calls };
}

test("a resume nobody may claim is left alone", async () => {
  const { deps, calls } = depsWith({ claimResume: async () => undefined });
  await processResume(deps, "r1");
  expect(calls).toEqual([]);
});

test("a resume somebody else holds is to be asked for again", async () => {
  const { deps, calls } = depsWith({ claimResume: async () => "held" });
  expect(await processResume(deps, "r1")).toBe("held");
  expect(calls).toEqual([]);
});

test("a read resume is stored, told and may end the run, in that order", async () => {
  const { deps, calls } = depsWith({});
  await processResume(deps, "r1");
  expect(calls).toEqual(["text words", "analyzing", "analysis", "publish", "finish"]);
});

test("a resume whose rubric changed while it was read is to be brought up to the new one", async () => {
  const { deps, calls } = depsWith({ storeAnalysis: async () => true });
  await processResume(deps, "r1");
  expect(calls).toEqual(["text words", "analyzing", "extend-analysis", "publish", "finish"]);
});

test("a file that cannot be read ends as an error with its words", async () => {
  const { deps, calls } = depsWith({
    extractDocument: async () => {
      throw new DocumentError("encrypted");
    },
  });
  await processResume(deps, "r1");
  expect(calls[0]).toMatch(/^error The file is protected with a password/);
  expect(calls.slice(1)).toEqual(["publish", "finish"]);
});

test("a file that is no longer stored ends as an error, not in a retry", async () => {
  const { deps, calls } = depsWith({ getFile: async () => undefined });
  await processResume(deps, "r1");
  expect(calls[0]).toBe("error The uploaded file is no longer stored.");
});

test("a passing fault gives the claim back and goes up", async () => {
  const { deps, calls } = depsWith({
    analyseResume: async () => {
      throw new Error("busy");
    },
  });
  await expect(processResume(deps, "r1")).rejects.toThrow("busy");
  expect(calls).toEqual(["text words", "analyzing", "release"]);
});

test("a file whose earlier readers all died is not read again", async () => {
  const { deps, calls } = depsWith({});
  const claimed = await deps.claimResume({ resumeId: "r1", claimToken: "claim" }, new Date(0));
  if (!claimed || claimed === "held") throw new Error("not claimed");
  await processResume({ ...deps, claimResume: async () => ({ ...claimed, attempts: 6 }) }, "r1");
  expect(calls[0]).toMatch(/^error This file could not be processed/);
});
