import type { Seller } from "#core/legal";

/** A text is a paragraph, a list of texts a list. */
export type LegalPart = { title: string; body: (string | string[])[] };

export type LegalDocument = {
  title: string;
  text: string;
  parts: (seller: Seller) => LegalPart[];
};

/** Changes with every change of what a document promises. */
export const LEGAL_VERSION = "2026-11-22";
