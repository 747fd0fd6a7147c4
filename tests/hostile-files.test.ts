import { expect, test, vi } from "vitest";
import { DocumentError } from "#core/documents/document";
import type { PageReading } from "#core/documents/page-reader";
import { extractDocument } from "#platform/documents/extract-document";
import { makeHostileFiles } from "./fixtures/hostile-files";

const files = await makeHostileFiles();
/** The help page promises a result within minutes, but a hostile file may delay its neighbors by only seconds. */
const SECONDS = 20;

const calls = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("nothing may be fetched"));

/** Reads a file. Pages that are pictures stay unread. */
async function read(bytes: Uint8Array, fileName: string) {
  const readings = new Map<number, PageReading | null>();
  for (;;) {
    const extraction = await extractDocument({ bytes, fileName, readings });
    if ("document" in extraction) return extraction.document;
    readings.set(extraction.pageToRead, null);
  }
}

test("there are enough of them", () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(150);
});

test.each(files)("$name ends as text or with a reason", async ({ bytes, fileName }) => {
  const startedAt = performance.now();
  const outcome = await read(bytes, fileName).catch((error: unknown) => error);
  expect((performance.now() - startedAt) / 1000).toBeLessThan(SECONDS);
  expect(calls).not.toHaveBeenCalled();
  if (outcome instanceof DocumentError) return expect(outcome.message.length).toBeGreaterThan(15);
  if (outcome instanceof Error) throw outcome;
  const { text } = outcome as { text: string };
  expect(text.length).toBeGreaterThan(0);
  expect(text.length).toBeLessThanOrEqual(200_000);
  expect(text).not.toMatch(/root:.*:0:0:|haha|app\.alert|cmd\.exe/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test checks that these are absent
  expect(text).not.toMatch(/[\0\x01-\x08\x0e-\x1f]/);
});
