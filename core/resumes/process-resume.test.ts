import { expect, test, vi } from "vitest";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { DocumentError } from "#core/documents/document";
import { OverrunError } from "#core/documents/overrun-error";
import { type ProcessResumeDeps, processResume } from "./process-resume";

type Nouns = "resumes" | "files";
/** What a test overrides; for a group of methods, only those it names. */
type Overrides = Partial<Omit<ProcessResumeDeps, Nouns>> & {
  [Noun in Nouns]?: Partial<ProcessResumeDeps[Noun]>;
};

function depsWith({ resumes, files, ...overrides }: Overrides) {
  const calls: string[] = [];
  const log =
    (name: string) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args.slice(1).filter((arg) => typeof arg === "string")].join(" "));
    };
  const deps: ProcessResumeDeps = {
    now: () => new Date(0),
    newId: () => "claim",
    resumes: {
      claim: async () => ({
        id: "r1",
        tournamentId: "t1",
        fileName: "cv.txt",
        createdAt: new Date(0),
        attempts: 1,
        rubric: { hash: "", criteria: [] },
        rubricVersion: 1,
        isDemo: false,
        isTest: false,
      }),
      releaseClaim: log("release"),
      yieldClaim: log("yield"),
      markAnalyzing: log("analyzing"),
      storeAnalysis: async () => {
        calls.push("analysis");
        return false;
      },
      storeError: log("error"),
      ...resumes,
    },
    files: {
      putText: log("text"),
      getPageRecords: async () => ({}),
      putPageRecords: async (_, records) => {
        calls.push(`pages ${JSON.stringify(records)}`);
      },
      deleteInterimFiles: log("forget pages"),
      ...files,
    },
    candidatePages: { listStatements: async () => [] },
    extractDocument: async () => ({
      document: {
        type: "txt",
        text: "words",
        pages: null,
        truncated: false,
        hiddenText: [],
        ocrPages: [],
        pageFaults: [],
      },
    }),
    readPage: async () => ({ text: "read", confidence: 90 }),
    analyzeResume: async () => ({ scorecard: { flags: [] } }) as unknown as ResumeAnalysis,
    jobs: {
      enqueue: async (jobs) => {
        calls.push(...jobs.map(({ type }) => type));
      },
    },
    progress: { publish: log("publish") },
    finishRun: async () => {
      calls.push("finish");
      return true;
    },
    ...overrides,
  };
  return { deps, calls };
}

test("a resume nobody may claim is left alone", async () => {
  const { deps, calls } = depsWith({ resumes: { claim: async () => undefined } });
  expect(await processResume(deps, "r1")).toBe("nothing_left");
  expect(calls).toEqual([]);
});

test("a resume somebody else holds is to be asked for again", async () => {
  const { deps, calls } = depsWith({ resumes: { claim: async () => "claimed" } });
  expect(await processResume(deps, "r1")).toBe("claimed");
  expect(calls).toEqual([]);
});

test("a read resume is stored, told and may end the run, in that order", async () => {
  const { deps, calls } = depsWith({});
  expect(await processResume(deps, "r1")).toBe("done");
  expect(calls).toEqual(["text words", "analyzing", "analysis", "publish", "finish", "forget pages"]);
});

test("a resume whose rubric changed while it was read is to be brought up to the new one", async () => {
  const { deps, calls } = depsWith({ resumes: { storeAnalysis: async () => true } });
  await processResume(deps, "r1");
  expect(calls).toEqual(["text words", "analyzing", "extend-analysis", "publish", "finish", "forget pages"]);
});

test("a file that cannot be read ends as an error with its words", async () => {
  const { deps, calls } = depsWith({
    extractDocument: async () => {
      throw new DocumentError("encrypted");
    },
  });
  expect(await processResume(deps, "r1")).toBe("error");
  expect(calls[0]).toMatch(/^error The file is protected with a password/);
  expect(calls.slice(1)).toEqual(["publish", "finish", "forget pages"]);
});

test("a passing fault gives the claim back and goes up", async () => {
  const { deps, calls } = depsWith({
    analyzeResume: async () => {
      throw new Error("busy");
    },
  });
  await expect(processResume(deps, "r1")).rejects.toThrow("busy");
  expect(calls).toEqual(["text words", "analyzing", "release"]);
});

test("a file whose earlier readers all died is not read again", async () => {
  const { deps, calls } = depsWith({});
  const claimed = await deps.resumes.claim({ resumeId: "r1", claimToken: "claim" }, new Date(0));
  if (!claimed || claimed === "claimed") throw new Error("not claimed");
  const resumes = { ...deps.resumes, claim: async () => ({ ...claimed, attempts: 6 }) };
  await processResume({ ...deps, resumes }, "r1");
  expect(calls[0]).toMatch(/^error This file could not be processed/);
});

const scanned: Overrides = { extractDocument: async () => ({ pageToRead: 3 }) };

test("of a scan one page is read, then a new message asks for the rest", async () => {
  const { deps, calls } = depsWith(scanned);
  expect(await processResume(deps, "r1")).toBe("continued");
  expect(calls).toEqual([
    'pages {"3":{"tries":1,"reading":null}}',
    'pages {"3":{"tries":1,"reading":{"text":"read","confidence":90}}}',
    "yield",
    "process-resume",
  ]);
});

test("pages read before are handed to the extraction, and those that killed two readers as unreadable", async () => {
  const reading = { text: "read", confidence: 90 };
  const extractDocument = vi.fn(async () => ({ pageToRead: 4 }));
  const { deps } = depsWith({
    extractDocument,
    files: {
      getPageRecords: async () => ({
        1: { tries: 1, reading },
        2: { tries: 2, reading: null },
        4: { tries: 1, reading: null },
      }),
    },
  });
  await processResume(deps, "r1");
  expect(extractDocument).toHaveBeenCalledWith(
    expect.objectContaining({
      readings: new Map([
        [1, reading],
        [2, null],
      ]),
    }),
  );
});

test("a page that cannot be read is not tried again", async () => {
  const readPage = async () => {
    throw new DocumentError("unreadable");
  };
  const { deps, calls } = depsWith({ ...scanned, readPage });
  await processResume(deps, "r1");
  expect(calls.slice(1)).toEqual(['pages {"3":{"tries":2,"reading":null}}', "yield", "process-resume"]);
});

test("a passing fault over a page does not count as a try", async () => {
  const readPage = async () => {
    throw new Error("busy");
  };
  const { deps, calls } = depsWith({ ...scanned, readPage });
  await expect(processResume(deps, "r1")).rejects.toThrow("busy");
  expect(calls.slice(1)).toEqual(['pages {"3":{"tries":0,"reading":null}}', "release"]);
});

test("a page that was stopped counts as tried", async () => {
  const readPage = async () => {
    throw new OverrunError();
  };
  const { deps, calls } = depsWith({ ...scanned, readPage });
  await expect(processResume(deps, "r1")).rejects.toThrow(OverrunError);
  expect(calls).toEqual(['pages {"3":{"tries":1,"reading":null}}', "release"]);
});

test("at the last attempt the resume goes on without the page", async () => {
  const readPage = async () => {
    throw new Error("busy");
  };
  const { deps, calls } = depsWith({ ...scanned, readPage });
  await processResume(deps, "r1", { isLastAttempt: true });
  expect(calls.slice(1)).toEqual(['pages {"3":{"tries":2,"reading":null}}', "yield", "process-resume"]);
});
