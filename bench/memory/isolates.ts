import { createReadStream, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import type { Rubric } from "#core/analysis/rubric";
import type { PageReading } from "#core/documents/page-reader";
import type { ResumeReader } from "#platform/reading/resume-reader";
import job from "../pipeline/job.json";

export type Isolate = "resumes" | "drawer" | "reader";

/** A Worker's work on one file. What it makes of a scan's page is passed to the next one through the folder. */
type Work = (file: string, folder: string) => Promise<string>;

const PAGE = 1;
export const pictureIn = (folder: string) => join(folder, "page.pgm");
const readingIn = (folder: string) => join(folder, "page.json");
const post = (address: string, body: Uint8Array<ArrayBuffer>) =>
  new Request(`https://worker.invalid/${address}`, { method: "POST", body });

const AS_OF = new Date("2026-01-01");
const HOOKS = { begun() {} };
let reader: ResumeReader | undefined;
let rubric: Rubric | undefined;

/** Each case imports only what its Worker contains, because code counts toward the memory too. */
export const WORK: Record<Isolate, Work> = {
  async drawer(file, folder) {
    const { default: drawer } = await import("../../pdf-renderer/index");
    const bytes = new Uint8Array(readFileSync(file));
    const drawn = await drawer.fetch(post(`pages/${PAGE}?size=${bytes.length}`, bytes));
    if (!drawn.ok) throw new Error("The page was not drawn.");
    writeFileSync(pictureIn(folder), new Uint8Array(await drawn.arrayBuffer()));
    return "drawn";
  },

  async reader(_, folder) {
    const { default: reader } = await import("../../ocr-worker/index");
    const read = await reader.fetch(post("", new Uint8Array(readFileSync(pictureIn(folder)))));
    writeFileSync(readingIn(folder), await read.text());
    return "read";
  },

  async resumes(file, folder) {
    const { createResumeReader } = await import("#platform/reading/resume-reader");
    const { buildRubric } = await import("#core/analysis/build-rubric");
    reader ??= createResumeReader();
    rubric ??= await buildRubric(job);
    const readings = new Map<number, PageReading | null>();
    for (;;) {
      // The reader receives the file again for each page.
      const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
      const outcome = await reader.extract(body, { fileName: basename(file), readings }, HOOKS);
      if ("documentFault" in outcome) return outcome.words;
      if (!("result" in outcome)) throw new Error(outcome.detail);
      if ("document" in outcome.result) {
        const { document } = outcome.result;
        await reader.judge({ rubric, document, asOf: AS_OF, model: undefined, hasFallback: false }, HOOKS);
        return `${document.text.length} characters`;
      }
      const { pageToRead: page } = outcome.result;
      const reading = readingIn(folder);
      readings.set(page, existsSync(reading) ? JSON.parse(readFileSync(reading, "utf8")) : null);
    }
  },
};
