import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Isolate = "resumes" | "drawer" | "reader";

/** A Worker's work on one file. Workers pass their results for each page to the next one through the folder. */
type Work = (file: string, folder: string, pages: number) => Promise<string>;

const pictureOf = (folder: string, page: number) => join(folder, `${page}.pgm`);
const readingOf = (folder: string, page: number) => join(folder, `${page}.json`);
const post = (address: string, body: Uint8Array<ArrayBuffer>) =>
  new Request(`https://worker.invalid/${address}`, {
    method: "POST",
    body,
  });

/** Each case imports only what its Worker contains, because code counts toward the memory too. */
export const WORK: Record<Isolate, Work> = {
  async drawer(file, folder, pages) {
    const { default: drawer } = await import("../../pdf-renderer/index");
    const bytes = new Uint8Array(readFileSync(file));
    for (let page = 1; page <= pages; page++) {
      const drawn = await drawer.fetch(post(`pages/${page}?size=${bytes.length}`, bytes));
      if (!drawn.ok) throw new Error(`page ${page} was not drawn`);
      writeFileSync(pictureOf(folder, page), new Uint8Array(await drawn.arrayBuffer()));
    }
    return `${pages} drawn`;
  },

  async reader(_, folder, pages) {
    const { default: reader } = await import("../../ocr-worker/index");
    for (let page = 1; page <= pages; page++) {
      const read = await reader.fetch(post("", new Uint8Array(readFileSync(pictureOf(folder, page)))));
      writeFileSync(readingOf(folder, page), await read.text());
    }
    return `${pages} read`;
  },

  async resumes(file, folder) {
    const { readInTurn } = await import("./read-resume");
    return readInTurn(file, (page) => {
      const reading = readingOf(folder, page);
      return existsSync(reading) ? JSON.parse(readFileSync(reading, "utf8")) : null;
    });
  },
};
