import { WorkerEntrypoint } from "cloudflare:workers";
import { opensSafely } from "#platform/ocr/page-workers";
import {
  createResumeReader,
  type ExtendTask,
  type ExtractTask,
  type Hooks,
  type JudgeTask,
  type ResumeReader,
} from "#platform/reading/resume-reader";

type Env = { PDF_RENDERER: Fetcher };

let reader: ResumeReader | undefined;

/**
 * Opens files that others sent, so it reaches nothing but the engine that draws PDFs. All invocations in the isolate
 * share one line.
 */
export default class extends WorkerEntrypoint<Env> implements ResumeReader {
  extract(body: ReadableStream, task: ExtractTask, hooks: Hooks) {
    return this.#reader.extract(body, task, hooks);
  }
  judge(task: JudgeTask, hooks: Hooks) {
    return this.#reader.judge(task, hooks);
  }
  extend(task: ExtendTask, hooks: Hooks) {
    return this.#reader.extend(task, hooks);
  }
  showWord(body: ReadableStream, hooks: Hooks) {
    return this.#reader.showWord(body, hooks);
  }

  get #reader(): ResumeReader {
    reader ??= createResumeReader({ opensSafely: (bytes) => opensSafely(this.env.PDF_RENDERER, bytes) });
    return reader;
  }
}
