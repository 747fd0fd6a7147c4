import { readMarkdown } from "#app/lib/text-document/read-markdown.ts";
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

/** As Markdown, by path. */
export const legalDocuments: Record<string, string> = {
  "/terms": terms,
  "/refunds": refunds,
  "/sub-processors": subProcessors,
  "/data-processing": dataProcessing,
  "/ai-notice": aiNotice,
};

export const titleOf = (markdown: string): string => markdown.slice(2).split("\n", 1)[0] ?? "";

export const fillDocument = (markdown: string, { name, address, email, law }: Seller) =>
  readMarkdown(markdown, {
    ...{ name, address, email, law },
    product: PRODUCT_NAME,
    days: String(DEFAULT_RETENTION_DAYS),
  });
