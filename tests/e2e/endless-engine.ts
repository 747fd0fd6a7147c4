import ResumeReader from "../../resume-reader/index";

/** Replaces resume-reader/: PDFs take the processor and never give it back. */
export default class extends ResumeReader {
  override extract(...[body, task, hooks]: Parameters<ResumeReader["extract"]>) {
    // Pulled once the reader starts on the file.
    const endless = new ReadableStream({ pull: takeTheProcessor }, { highWaterMark: 0 });
    return super.extract(task.fileName.endsWith(".pdf") ? endless : body, task, hooks);
  }
}

function takeTheProcessor(): never {
  for (;;);
}
