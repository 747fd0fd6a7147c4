import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AnalyzerError } from "#core/analysis/analyzer";
import { resumeAnalysisSchema } from "#core/analysis/scorecard";
import type { GivenVerdict, ModelCall } from "../../tests/fake-model";
import { type Answerer, RESUME, setUp, strong, verdictOn } from "../../tests/read-by-model";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe("an answer that is not whole is asked for once more", () => {
  const drop = (call: ModelCall, change: (verdicts: GivenVerdict[]) => unknown[]) => {
    const answer = strong(call);
    return { response: { ...answer, verdicts: change(answer.verdicts) } };
  };

  test.each<[string, Answerer, RegExp]>([
    ["empty", () => ({ response: "" }), /empty/],
    ["null", () => null, /empty/],
    ["cut short", (call) => JSON.stringify(strong(call)).slice(0, -40), /no complete JSON/],
    ["without verdicts", () => ({ response: { score: 97 } }), /no list "verdicts"/],
  ])("%s: for everything", async (_what, bad, words) => {
    const { calls, analyze } = setUp((call, index) => (index === 0 ? bad(call, index) : strong(call)));
    expect(verdictOn(await analyze(), "QuickBooks")?.level).toBe("strong");
    expect(calls[1]?.user).toMatch(words);
    expect(calls[1]?.ids).toEqual(calls[0]?.ids);
  });

  test.each<[string, (verdicts: GivenVerdict[]) => unknown[]]>([
    ["missing", (verdicts) => verdicts.slice(1)],
    ["given twice", (verdicts) => [...verdicts, verdicts[0]]],
    ["of no known level", ([first, ...rest]) => [{ ...first, verdict: "excellent" }, ...rest]],
    ["under another id", ([first, ...rest]) => [{ ...first, id: "c999" }, ...rest]],
    ["no object", (verdicts) => ["strong", ...verdicts.slice(1)]],
  ])("a verdict %s: for that alone", async (_what, change) => {
    const { calls, analyze } = setUp((call, index) => (index === 0 ? drop(call, change) : strong(call)));
    const analysis = await analyze();
    const first = calls[0]?.ids[0] ?? "";
    expect(calls[1]?.ids).toEqual([first]);
    expect(calls[1]?.user).toContain(`exactly one valid verdict for each of ${first}.`);
    expect(analysis.scorecard.verdicts.every(({ level }) => level !== "none")).toBe(true);
  });

  test("a second bad answer is a passing fault", async () => {
    const { calls, analyze } = setUp(() => ({ response: "I cannot help with that." }));
    await expect(analyze()).rejects.toMatchObject({ code: "unusable" });
    expect(calls).toHaveLength(2);
  });
});

describe("a fault of the model", () => {
  const hang = () => new Promise(() => {});
  const fail = (error: unknown) => () => Promise.reject(error);
  const failures: [string, Answerer, string, RegExp][] = [
    ["429", fail(new Error("InferenceUpstreamError: 429 Too Many Requests")), "busy", /too busy/],
    [
      "capacity",
      fail(new Error("3040: Capacity temporarily exceeded, please try again.")),
      "busy",
      /too busy/,
    ],
    [
      "neurons",
      fail(new Error("4006: you have used up your daily free allocation of 10,000 neurons")),
      "busy",
      /busy/,
    ],
    ["JSON mode not met", fail(new Error("5024: JSON Mode couldn't be met")), "unusable", /no usable answer/],
    ["silence", hang, "timeout", /in time/],
    ["a local binding", fail(new Error("Binding AI needs to be run remotely")), "unreachable", /reached/],
    ["a thrown string", fail("boom"), "unreachable", /reached/],
    ["a thrown nothing", fail(undefined), "unreachable", /reached/],
  ];

  test.each(failures)("%s passes, without a repair", async (_what, answer, code) => {
    const { calls, analyze } = setUp(answer, { timeoutMs: 30 });
    const thrown = await analyze().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(AnalyzerError);
    expect(thrown).toMatchObject({ code });
    expect(calls).toHaveLength(1);
  });

  test.each(failures)(
    "%s at the last attempt: the embedded analyzer judges, and it says so",
    async (_what, answer, _fault, words) => {
      const { analyze } = setUp(answer, { timeoutMs: 30 });
      const analysis = await analyze(RESUME, true);
      expect(resumeAnalysisSchema.parse(analysis)).toEqual(analysis);
      expect(analysis.scorecard).toMatchObject({
        engine: "embedded",
        fallback: expect.stringMatching(words),
      });
      expect(analysis.scorecard.model).toBeUndefined();
      expect(verdictOn(analysis, "QuickBooks")?.level).toBe("strong");
    },
  );
});
