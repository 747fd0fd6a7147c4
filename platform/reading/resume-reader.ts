import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import type { ExtractedDocument, Extraction } from "#core/documents/document";
import type { PageReadings } from "#core/documents/page-reader";
import { analyzeResume, extendAnalysis } from "#core/resumes/analyze-resume";
import { chooseAnalyzer } from "../ai/choose-analyzer";
import type { ModelSettings } from "../ai/request-completion";
import type { AiBinding } from "../ai/run-model";
import { docxHtml } from "../documents/docx-text";
import { extractDocument } from "../documents/extract-document";
import { findPhones } from "../phones";
import { createTurns, type ReleaseWhile } from "../take-turns";
import { type Outcome, toOutcome } from "./outcome";

/** Callbacks to the caller during its call. */
export type Hooks = {
  /** Called when the reader starts to work on this call. It works on one call at a time. */
  begun(): void | Promise<void>;
  /** Runs a model for the reader, which has no access to one; missing if the embedded judge is used. */
  runModel?(model: string, input: Record<string, unknown>): Promise<unknown>;
};

/** Without a model the embedded judge is used. */
type Judge = { model: ModelSettings | undefined; isTest?: boolean };

export type ExtractTask = { fileName: string; readings: PageReadings };
export type JudgeTask = Judge & {
  rubric: Rubric;
  document: ExtractedDocument;
  asOf: Date;
  /** Whether the embedded judge takes over if the model cannot judge. */
  hasFallback: boolean;
};
export type ExtendTask = Judge & { rubric: Rubric; previous: ResumeAnalysis; text: string; asOf: Date };

/** All CPU-intensive work on resumes. `body` is a file as it was uploaded. */
export type ResumeReader = {
  extract(body: ReadableStream, task: ExtractTask, hooks: Hooks): Promise<Outcome<Extraction>>;
  judge(task: JudgeTask, hooks: Hooks): Promise<Outcome<ResumeAnalysis>>;
  extend(task: ExtendTask, hooks: Hooks): Promise<Outcome<ResumeAnalysis>>;
  /** Converts a Word document to plain HTML. */
  showWord(body: ReadableStream, hooks: Hooks): Promise<Outcome<string>>;
};

/** Longer than any caller lets the reader work on a call. */
const LOST_AFTER_MS = 60_000;

/**
 * Works on one call at a time, so that the measured time is that call's own and only one file is in the isolate's
 * memory. While a call waits for a model, another one may run.
 */
export function createResumeReader(): ResumeReader {
  const internRubric = createRubricCache();
  const takeTurn = createTurns({ lostAfterMs: LOST_AFTER_MS });
  const runExclusive = <Result>(hooks: Hooks, work: (releaseWhile: ReleaseWhile) => Promise<Result>) =>
    takeTurn(async (releaseWhile) => {
      await hooks.begun();
      return toOutcome(() => work(releaseWhile));
    });
  const analyzerOf = (judge: Judge, hooks: Hooks, releaseWhile: ReleaseWhile) =>
    chooseAnalyzer(judge, modelBehind(hooks, releaseWhile));

  return {
    extract: (body, task, hooks) =>
      runExclusive(hooks, async () => extractDocument({ bytes: await readAll(body), ...task })),
    judge: ({ rubric, document, asOf, hasFallback, ...judge }, hooks) =>
      runExclusive(hooks, (releaseWhile) => {
        const analyzer = analyzerOf(judge, hooks, releaseWhile);
        const fallback = hasFallback ? chooseAnalyzer({ model: undefined }) : undefined;
        return analyzeResume(
          { analyzer, fallback, findPhones },
          { rubric: internRubric(rubric), document, asOf },
        );
      }),
    extend: ({ model, isTest, rubric, ...input }, hooks) =>
      runExclusive(hooks, (releaseWhile) =>
        extendAnalysis(
          { analyzer: analyzerOf({ model, isTest }, hooks, releaseWhile), findPhones },
          { rubric: internRubric(rubric), ...input },
        ),
      ),
    showWord: (body, hooks) => runExclusive(hooks, async () => (await docxHtml(await readAll(body))).html),
  };
}

const RUBRICS_KEPT = 8;

/**
 * Every call brings its own copy of the rubric, but the judge parses each object once. Returns the first object with the
 * same content.
 */
function createRubricCache(): (rubric: Rubric) => Rubric {
  const kept = new Map<string, Rubric>();
  return (rubric) => {
    const content = JSON.stringify(rubric);
    const same = kept.get(content) ?? rubric;
    kept.delete(content);
    kept.set(content, same);
    const [oldest] = kept.keys();
    if (kept.size > RUBRICS_KEPT && oldest !== undefined) kept.delete(oldest);
    return same;
  };
}

const readAll = async (body: ReadableStream) => new Uint8Array(await new Response(body).arrayBuffer());

/** The caller's model. A call that waits for it lets other calls run. */
function modelBehind({ runModel, begun }: Hooks, releaseWhile: ReleaseWhile): AiBinding | undefined {
  if (!runModel) return undefined;
  return {
    async run(model, input) {
      try {
        return await releaseWhile(() => runModel(model, input));
      } finally {
        await begun();
      }
    },
  };
}
