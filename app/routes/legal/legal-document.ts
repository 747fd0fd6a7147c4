import type { Seller } from "#core/legal";

/** A string is a paragraph, an array of strings a list. */
export type LegalPart = { title: string; body: (string | string[])[] };

export type LegalDocument = {
  title: string;
  text: string;
  parts: (seller: Seller) => LegalPart[];
};

/** Must change whenever a document's terms change. */
export const LEGAL_VERSION = "2026-11-23";
