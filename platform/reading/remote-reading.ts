import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { ExtractedDocument, Extraction } from "#core/documents/document";
import type { ModelSettings } from "../ai/ask-model";
import { type AiBinding, runInTime } from "../ai/run-model";
import { askReader, type ReaderCall } from "./ask-reader";
import type { ExtractTask, ResumeReader } from "./resume-reader";

/** The reader may be about to start again, or have others in hand. */
const WAIT_MS = 45_000;

/** The model's calls end here; the reader waits for them and then for its turn. */
const TURN_MS = 30_000;

const nothing = async () => {};

type Options = { limitMs: number; ai: AiBinding | undefined; model: ModelSettings | undefined };
type OpenBody = () => Promise<ReadableStream>;
type Reading = { rubric: Rubric; asOf: Date };

/**
 * Reading resumes, as the queue consumer does it: in the reader's isolate, the model's calls in its own. Each throws
 * a DocumentError for a resume that cannot be read, one that takes too long included, and an AnalyserError for a
 * model that cannot judge now; anything else may pass.
 */
export function createRemoteReading(reader: ResumeReader, { limitMs, ai, model }: Options) {
  const ask = <Input, Result>(call: ReaderCall<Input, Result>): Promise<Result> =>
    askReader(call, { limitMs, waitMs: WAIT_MS }, runModel);
  const runModel =
    ai && model
      ? (name: string, input: Record<string, unknown>) =>
          runInTime(ai, { model: name, timeoutMs: model.timeoutMs }, input)
      : undefined;
  const judge = { model: model && { ...model, timeoutMs: model.timeoutMs + TURN_MS } };
  return {
    extract: (open: OpenBody, task: ExtractTask): Promise<Extraction> =>
      ask({ open, ask: (body, hooks) => reader.extract(body, task, hooks) }),
    judge: (task: Reading & { document: ExtractedDocument; hasStandIn: boolean }): Promise<ResumeAnalysis> =>
      ask({ open: nothing, ask: (_, hooks) => reader.judge({ ...task, ...judge }, hooks) }),
    extend: (task: Reading & { previous: ResumeAnalysis; text: string }): Promise<ResumeAnalysis> =>
      ask({ open: nothing, ask: (_, hooks) => reader.extend({ ...task, ...judge }, hooks) }),
  };
}
