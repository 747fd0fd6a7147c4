import { analyseResume, extendAnalysis } from "#core/analysis/analyse-resume";
import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { ExtractedDocument, Extraction } from "#core/documents/document";
import type { PageReadings } from "#core/documents/page-reader";
import type { ModelSettings } from "../ai/ask-model";
import { chooseAnalyser } from "../ai/choose-analyser";
import type { AiBinding } from "../ai/run-model";
import { docxHtml } from "../documents/docx-text";
import { extractDocument } from "../documents/extract-document";
import { createMemoryGate, type StepOut } from "../memory-gate";
import { findPhones } from "../phones";
import { type Outcome, toOutcome } from "./outcome";

/** What the caller hears while its call goes on. */
export type Hooks = {
  /** The call is in hand from now on, and nothing else is. */
  begun(): void | Promise<void>;
  /** Runs a model for the reader, which has none; missing where the embedded analyser judges. */
  runModel?(model: string, input: Record<string, unknown>): Promise<unknown>;
};

/** The embedded analyser judges where no model is named. */
type Judge = { model: ModelSettings | undefined };

export type ExtractTask = { fileName: string; readings: PageReadings };
export type JudgeTask = Judge & {
  rubric: Rubric;
  document: ExtractedDocument;
  asOf: Date;
  /** The embedded analyser judges when the model cannot. */
  hasStandIn: boolean;
};
export type ExtendTask = Judge & { rubric: Rubric; previous: ResumeAnalysis; text: string; asOf: Date };

/** All work on resumes that takes the processor long. `body` is a file as it was uploaded. */
export type ResumeReader = {
  extract(body: ReadableStream, task: ExtractTask, hooks: Hooks): Promise<Outcome<Extraction>>;
  judge(task: JudgeTask, hooks: Hooks): Promise<Outcome<ResumeAnalysis>>;
  extend(task: ExtendTask, hooks: Hooks): Promise<Outcome<ResumeAnalysis>>;
  /** A Word document as plain HTML. */
  showWord(body: ReadableStream, hooks: Hooks): Promise<Outcome<string>>;
};

/** Longer than a caller lets a call be in hand. */
const LOST_AFTER_MS = 60_000;

/**
 * Takes in hand one call after the other, so that the time a call is in hand is its own, and one file lies in the
 * isolate at a time. While a model thinks, others may be.
 */
export function createResumeReader({
  opensSafely,
}: {
  /** Opens a PDF where memory is bounded; false if it takes too much. */
  opensSafely(bytes: Uint8Array): Promise<boolean>;
}): ResumeReader {
  const withMemory = createMemoryGate(1, { lostAfterMs: LOST_AFTER_MS });
  const inHand = <Result>(hooks: Hooks, work: (stepOut: StepOut) => Promise<Result>) =>
    withMemory(1, async (stepOut) => {
      await hooks.begun();
      return toOutcome(() => work(stepOut));
    });
  const analyserOf = ({ model }: Judge, hooks: Hooks, stepOut: StepOut) =>
    chooseAnalyser(model, modelBehind(hooks, stepOut));

  return {
    extract: (body, task, hooks) =>
      inHand(hooks, async () => extractDocument(opensSafely, { bytes: await takeIn(body), ...task })),
    judge: ({ rubric, document, asOf, hasStandIn, ...judge }, hooks) =>
      inHand(hooks, (stepOut) => {
        const analyser = analyserOf(judge, hooks, stepOut);
        const fallback = hasStandIn ? chooseAnalyser(undefined) : undefined;
        return analyseResume({ analyser, fallback, findPhones }, { rubric, document, asOf });
      }),
    extend: ({ model, ...input }, hooks) =>
      inHand(hooks, (stepOut) =>
        extendAnalysis({ analyser: analyserOf({ model }, hooks, stepOut), findPhones }, input),
      ),
    showWord: (body, hooks) => inHand(hooks, async () => (await docxHtml(await takeIn(body))).html),
  };
}

const takeIn = async (body: ReadableStream) => new Uint8Array(await new Response(body).arrayBuffer());

/** The caller's model; whoever waits for it has nothing in hand. */
function modelBehind({ runModel, begun }: Hooks, stepOut: StepOut): AiBinding | undefined {
  if (!runModel) return undefined;
  return {
    async run(model, input) {
      try {
        return await stepOut(() => runModel(model, input));
      } finally {
        await begun();
      }
    },
  };
}
