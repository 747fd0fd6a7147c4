import { DocumentError, type DocumentType, type ExtractedDocument } from "#core/documents/document";
import { cleanText } from "./clean-text";
import { docxText } from "./docx-text";
import { pdfText } from "./pdf-text";
import { plainText } from "./plain-text";
import type { RawText } from "./raw-text";
import { sniffType } from "./sniff-type";
import { isReadable } from "./text-quality";

const MAX_CHARACTERS = 200_000;
const MAX_HIDDEN = { pieces: 40, characters: 4_000 };

const INVISIBLE_WORDS =
  "No visible text was found. The file looks like a scan or a picture; invisible text behind it is not read.";
const NO_TEXT_WORDS: Record<DocumentType, string | undefined> = {
  pdf: undefined,
  docx: "No text was found in this Word document.",
  txt: "The file holds nothing but blanks.",
};

/**
 * The text of a resume as a person would see it. Every failure is a DocumentError, for good: the same bytes
 * would fail again.
 */
export async function extractDocument(input: {
  bytes: Uint8Array;
  fileName: string;
}): Promise<ExtractedDocument> {
  const type = sniffType(input.bytes, input.fileName);
  const raw = await read(type, input.bytes);
  if (!isReadable(raw.text)) throw new DocumentError("unreadable");
  const { text, hidden } = cleanText(raw.text.slice(0, MAX_CHARACTERS));
  if (!text) {
    const words = raw.hiddenText.some((piece) => piece.trim()) ? INVISIBLE_WORDS : NO_TEXT_WORDS[type];
    throw new DocumentError(type === "txt" ? "empty" : "no_text", words);
  }
  return {
    type,
    text,
    pages: raw.pages,
    truncated: raw.truncated || raw.text.length > MAX_CHARACTERS,
    hiddenText: boundHidden([...raw.hiddenText, ...hidden]),
  };
}

async function read(type: DocumentType, bytes: Uint8Array): Promise<RawText> {
  try {
    if (type === "pdf") return await pdfText(bytes);
    if (type === "docx") return await docxText(bytes);
    return plainText(bytes);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    // The libraries throw anything at broken input, a RangeError of the stack included.
    throw new DocumentError("corrupted", undefined, { cause: error });
  }
}

function boundHidden(pieces: string[]): string[] {
  let left = MAX_HIDDEN.characters;
  return pieces
    .map((piece) => cleanText(piece).text.trim())
    .filter((piece) => piece.length > 0)
    .slice(0, MAX_HIDDEN.pieces)
    .map((piece) => {
      const kept = piece.slice(0, left);
      left -= kept.length;
      return kept;
    })
    .filter((piece) => piece.length > 0);
}
