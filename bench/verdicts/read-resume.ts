import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { ExtractedDocument } from "#core/documents/document";
import { fingerprint } from "../../scripts/lib/stamp.mjs";
import { readBytes } from "../lib/analyze";
import { openCache } from "../lib/cache-folder";

/** What affects extraction: its code and its dependencies. */
const EXTRACTOR = ["platform/documents", "platform/ocr", "core/documents", "package-lock.json"];

/**
 * Reads files as the product does, but without OCR. Returns a message if a file cannot be read. Results are cached on
 * disk by a hash of the file and of the extraction code.
 */
export function openReader(): (path: string) => Promise<ExtractedDocument | string> {
  const folder = openCache("tierwise-verdicts", fingerprint(EXTRACTOR).slice(0, 16));
  return async (path) => {
    const bytes = new Uint8Array(readFileSync(path));
    const kept = join(folder, `${createHash("sha256").update(bytes).digest("hex")}${extname(path)}.json`);
    if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
    const document = await readBytes(bytes, `resume${extname(path)}`);
    writeFileSync(kept, JSON.stringify(document));
    return document;
  };
}
