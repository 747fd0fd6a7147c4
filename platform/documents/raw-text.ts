import type { ExtractedDocument } from "#core/documents/document";

/** What the extractor of one format returns; it is cleaned, checked and truncated afterwards. */
export type RawText = Pick<ExtractedDocument, "text" | "pages" | "truncated" | "hiddenText">;
