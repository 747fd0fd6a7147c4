import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { ExtractedDocument, Extraction } from "#core/documents/document";
import type { ModelSettings } from "../ai/request-completion";
import { type AiBinding, runInTime } from "../ai/run-model";
import { callReader, type ReaderCall } from "./call-reader";
import type { ExtractTask, ResumeReader } from "./resume-reader";

/** Long enough for the reader to restart or to finish other calls. */
const WAIT_MS = 45_000;

/**
 * The model is called, and its timeout enforced, in the queue consumer. The reader waits this much longer, to get its
 * turn again.
 */
const TURN_MS = 30_000;

const nothing = async () => {};

type Resume = { id: string; tournamentId: string; isTest?: boolean };

type Options = {
  limitMs: number;
  /** Runs the model for a resume and counts the cost for its tournament; undefined if the embedded judge is used. */
  payFor: ((resume: Resume) => AiBinding) | undefined;
  model: ModelSettings | undefined;
};
type OpenBody = () => Promise<ReadableStream>;
type Reading = { resume: Resume; rubric: Rubric; asOf: Date };
type JudgeInput = Reading & { document: ExtractedDocument; hasFallback: boolean };
type ExtendInput = Reading & { previous: ResumeAnalysis; text: string };

/**
 * Reads and judges resumes for the queue consumer: the work runs in the reader's isolate, the model calls in its own.
 * Each function throws a DocumentError if a resume cannot be read or takes too long, and an AnalyzerError if the
 * model cannot judge now; any other error may be temporary.
 */
export function createRemoteReading(reader: ResumeReader, { limitMs, payFor, model }: Options) {
  const ask = <Input, Result>(call: ReaderCall<Input, Result>, resume?: Resume): Promise<Result> =>
    callReader(call, { limitMs, waitMs: WAIT_MS }, resume && modelFor(resume));
  const modelFor = (resume: Resume) => {
    if (!payFor || !model || resume.isTest) return undefined;
    const ai = payFor(resume);
    return (name: string, input: Record<string, unknown>) =>
      runInTime(ai, { model: name, timeoutMs: model.timeoutMs }, input);
  };
  const judgeOf = ({ isTest }: Resume) => ({
    isTest,
    model: model && { ...model, timeoutMs: model.timeoutMs + TURN_MS },
  });
  return {
    extract: (open: OpenBody, task: ExtractTask): Promise<Extraction> =>
      ask({ open, ask: (body, hooks) => reader.extract(body, task, hooks) }),
    judge: ({ resume, ...task }: JudgeInput): Promise<ResumeAnalysis> =>
      ask({ open: nothing, ask: (_, hooks) => reader.judge({ ...task, ...judgeOf(resume) }, hooks) }, resume),
    extend: ({ resume, ...task }: ExtendInput): Promise<ResumeAnalysis> =>
      ask(
        { open: nothing, ask: (_, hooks) => reader.extend({ ...task, ...judgeOf(resume) }, hooks) },
        resume,
      ),
  };
}
