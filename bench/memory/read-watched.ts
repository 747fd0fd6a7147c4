import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { buildRubric } from "#core/analysis/build-rubric";
import type { Rubric } from "#core/analysis/rubric";
import { DocumentError } from "#core/documents/document";
import type { PageReading } from "#core/documents/page-reader";
import { extractDocument } from "#platform/documents/extract-document";
import { readPageEmbedded } from "#platform/ocr/embedded-reader";
import { analyse } from "../analysis/lib/product";
import { JOB } from "../pipeline/make-resumes";

/** Bytes. `growth` is of the whole process, so no garbage and no buffer is missing from it. */
export type Memory = { atRest: number; growth: number; outcome: string };

const WARM_UP = "Ann Example\nExperience\nBackend Engineer, Northwind, Jan 2019 - Dec 2021\nTypeScript";

/** Reads the file so many times at once, after something small, and prints what that took. */
export async function readWatched([path = "", times, warmUp]: string[]): Promise<void> {
  const rubric = await buildRubric(JOB);
  await readResume(rubric, new TextEncoder().encode(WARM_UP), "warm-up.txt");
  if (warmUp) await readResume(rubric, new Uint8Array(readFileSync(warmUp)), "warm-up.pdf");
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  forgetPeak();
  const before = resident("VmRSS");
  const outcomes = await Promise.all(
    Array.from({ length: Number(times) }, () =>
      readResume(rubric, new Uint8Array(readFileSync(path)), basename(path)),
    ),
  );
  const memory: Memory = {
    atRest: heapUsed + external,
    growth: resident("VmHWM") - before,
    outcome: outcomes[0] ?? "",
  };
  process.stdout.write(JSON.stringify(memory));
}

/** As the consumer does, deliveries for single pages of a scan one after the other. */
async function readResume(rubric: Rubric, bytes: Uint8Array, fileName: string): Promise<string> {
  const readings = new Map<number, PageReading | null>();
  try {
    for (;;) {
      // pdf.js takes the bytes it is given; the consumer gets them from R2 anew.
      const extraction = await extractDocument({ bytes: bytes.slice(), fileName, readings });
      if ("document" in extraction) {
        await analyse(rubric, extraction.document);
        return `${extraction.document.text.length} characters`;
      }
      const page = extraction.pageToRead;
      readings.set(page, await readPageEmbedded({ bytes: bytes.slice(), page }).catch(() => null));
    }
  } catch (error) {
    if (error instanceof DocumentError) return error.message;
    throw error;
  }
}

function resident(name: "VmRSS" | "VmHWM"): number {
  const line = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync("/proc/self/status", "utf8"));
  return Number(line?.[1]) * 1024;
}

/** Of VmHWM: the most that was resident so far. */
function forgetPeak(): void {
  writeFileSync("/proc/self/clear_refs", "5");
}
