import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildRubric } from "#core/analysis/build-rubric";
import { DocumentError } from "#core/documents/document";
import type { PageReading } from "#core/documents/page-reader";
import { extractDocument } from "#platform/documents/extract-document";
import { createTurns, MOST_IN_HAND } from "#platform/turns";
import drawer from "../../page-drawer/index";
import reader from "../../page-reader/index";
import { analyse } from "../analysis/lib/product";
import { JOB } from "../pipeline/make-resumes";

export type Isolate = "consumer" | "drawer" | "reader";

/** What a Worker does with a file, in a folder where each leaves for the next what it made of the pages. */
type Work = (file: string, folder: string, pages: number) => Promise<string>;

const pictureOf = (folder: string, page: number) => join(folder, `${page}.pgm`);
const readingOf = (folder: string, page: number) => join(folder, `${page}.json`);
const post = (address: string, body: Uint8Array<ArrayBuffer>) =>
  new Request(`https://worker.invalid/${address}`, {
    method: "POST",
    body,
  });

const rubric = buildRubric(JOB);
const inTurn = createTurns(MOST_IN_HAND);

export const WORK: Record<Isolate, Work> = {
  async drawer(file, folder, pages) {
    const bytes = new Uint8Array(readFileSync(file));
    for (let page = 1; page <= pages; page++) {
      const drawn = await drawer.fetch(post(`pages/${page}?size=${bytes.length}`, bytes));
      if (!drawn.ok) throw new Error(`page ${page} was not drawn`);
      writeFileSync(pictureOf(folder, page), new Uint8Array(await drawn.arrayBuffer()));
    }
    return `${pages} drawn`;
  },

  async reader(_, folder, pages) {
    for (let page = 1; page <= pages; page++) {
      const read = await reader.fetch(post("", new Uint8Array(readFileSync(pictureOf(folder, page)))));
      writeFileSync(readingOf(folder, page), await read.text());
    }
    return `${pages} read`;
  },

  async consumer(file, folder) {
    const readings = new Map<number, PageReading | null>();
    try {
      for (;;) {
        const extraction = await inTurn(readFileSync(file).length, () =>
          // pdf.js takes the bytes it is given; the consumer gets them from R2 anew.
          extractDocument(async () => true, {
            bytes: new Uint8Array(readFileSync(file)),
            fileName: basename(file),
            readings,
          }),
        );
        if ("document" in extraction) {
          await analyse(await rubric, extraction.document);
          return `${extraction.document.text.length} characters`;
        }
        const reading = readingOf(folder, extraction.pageToRead);
        const isRead = existsSync(reading);
        readings.set(extraction.pageToRead, isRead ? JSON.parse(readFileSync(reading, "utf8")) : null);
      }
    } catch (error) {
      if (error instanceof DocumentError) return error.message;
      throw error;
    }
  },
};
