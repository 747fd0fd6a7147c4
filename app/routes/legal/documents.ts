import type { Part, TextDocument } from "#app/lib/text-document/part.ts";
import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import type { Seller } from "#core/legal";
import { PRODUCT_NAME } from "#core/product";
import aiNotice from "./ai-notice.md?raw";
import dataProcessing from "./data-processing.md?raw";
import refunds from "./refunds.md?raw";
import subProcessors from "./sub-processors.md?raw";
import terms from "./terms.md?raw";

/** Must change whenever a document's terms change. */
export const LEGAL_VERSION = "2026-11-23";

/** As Markdown, by path: `{name}` and the like are filled in; a part has paragraphs or a list. */
export const legalDocuments: Record<string, string> = {
  "/terms": terms,
  "/refunds": refunds,
  "/sub-processors": subProcessors,
  "/data-processing": dataProcessing,
  "/ai-notice": aiNotice,
};

export const titleOf = (markdown: string): string => /^# (.+)/.exec(markdown)?.[1] ?? "";

export function fillDocument(markdown: string, seller: Seller): TextDocument {
  const facts: Record<string, unknown> = { ...seller, product: PRODUCT_NAME, days: DEFAULT_RETENTION_DAYS };
  const filled = markdown.trim().replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
  const [head = "", ...parts] = filled.split("\n\n## ");
  return { title: titleOf(markdown), about: head.split("\n\n")[1], parts: parts.map(readPart) };
}

function readPart(markdown: string): Part {
  const [title = "", ...blocks] = markdown.split("\n\n");
  const isList = blocks[0]?.startsWith("- ");
  return isList
    ? { title, items: blocks[0]?.split("\n").map((line) => line.replace("- ", "")) }
    : { title, text: blocks };
}
