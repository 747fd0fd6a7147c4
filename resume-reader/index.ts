import { WorkerEntrypoint } from "cloudflare:workers";
import {
  createResumeReader,
  type ExtendTask,
  type ExtractTask,
  type Hooks,
  type JudgeTask,
  type ResumeReader,
} from "#platform/reading/resume-reader";

let reader: ResumeReader | undefined;

/**
 * Opens untrusted files, so it has no bindings. All invocations in an isolate wait in one line.
 */
export default class extends WorkerEntrypoint implements ResumeReader {
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
    reader ??= createResumeReader();
    return reader;
  }
}
