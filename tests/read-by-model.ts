import { buildRubric } from "#core/analysis/build-rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { createModelAnalyzer } from "#platform/ai/model-analyzer";
import type { JsonMode } from "#platform/ai/request-completion";
import { answerWith, fakeModel, type ModelCall } from "./fake-model";
import { textDocument } from "./fixtures/text-document";

export const MODEL = "@cf/example/reader-1";
const asOf = new Date("2024-06-15T00:00:00Z");
export const rubric = await buildRubric({
  name: "Payroll Accountant",
  jobDescription: "",
  keyRequirements: "3+ years of payroll\nBachelor's degree in accounting\nQuickBooks\nBank reconciliation",
  optionalRequirements: "Runs a month-end close alone",
  keySkills: [],
});
export const idOf = (words: string) => rubric.criteria.find(({ text }) => text.includes(words))?.id ?? "";

export const RESUME = [
  "Noor Haddad",
  "noor.haddad@example.com | (202) 555-0143",
  "Experience",
  "Payroll Accountant, Bright Mills Ltd, Jan 2018 - Present",
  "• Ran payroll for 240 people in QuickBooks every two weeks",
  "• Did the bank reconciliation of six accounts",
  "Education",
  "B.Sc. in Accounting, Northern University, 2014",
].join("\n");
const PAYROLL_LINE = "Ran payroll for 240 people in QuickBooks";

export type Answerer = (call: ModelCall, index: number) => unknown;

/** Sets up a resume and an analyzer whose model answers with `answer`. */
export function setUp(
  answer: Answerer,
  {
    model = MODEL,
    jsonMode = "auto" as JsonMode,
    timeoutMs = 1000,
    contextTokens,
  }: { model?: string; jsonMode?: JsonMode; timeoutMs?: number; contextTokens?: number } = {},
) {
  const { ai, calls } = fakeModel(answer);
  const analyzer = createModelAnalyzer(ai, {
    engine: "workers-ai",
    model,
    jsonMode,
    timeoutMs,
    contextTokens,
  });
  const analyze = (text = RESUME, isLastAttempt = false) =>
    analyzeResume(
      {
        analyzer,
        ...(isLastAttempt && { fallback: embeddedAnalyzer }),
        findPhones: (all) => {
          const start = all.indexOf("(202) 555-0143");
          return start < 0 ? [] : [{ number: "+12025550143", start, end: start + 14 }];
        },
      },
      {
        rubric,
        document: textDocument(text),
        asOf,
      },
    );
  return { calls, analyze };
}

type Analysis = Awaited<ReturnType<typeof analyzeResume>>;
export const verdictOn = (analysis: Analysis, words: string) =>
  analysis.scorecard.verdicts.find(({ criterionId }) => criterionId === idOf(words));
export const strong = (call: ModelCall) => answerWith(call, "strong", PAYROLL_LINE);
export const none = (call: ModelCall) => answerWith(call, "none", "");
export const withVerdict = (call: ModelCall, words: string, change: object) => {
  const answer = strong(call);
  const verdicts = answer.verdicts.map((one) => (one.id === idOf(words) ? { ...one, ...change } : one));
  return { ...answer, verdicts };
};
