import { cutAt } from "#core/cut-at";
import { DocumentError, type DocumentType, type Extraction } from "#core/documents/document";
import type { PageReadings } from "#core/documents/page-reader";
import { cleanText } from "./clean-text";
import { docxText } from "./docx-text";
import { joinKnownHyphens } from "./join-hyphens";
import { pdfText } from "./pdf-text";
import { plainText } from "./plain-text";
import { fillInReadings, type PdfPages } from "./scanned-pages";
import { sniffType } from "./sniff-type";
import { isReadable } from "./text-quality";

const MAX_CHARACTERS = 200_000;
/** Shorter pieces occur in any text by chance. */
const SHORT_PIECE = 12;
const MAX_HIDDEN = { pieces: 40, characters: 4_000 };

const INVISIBLE_WORDS =
  "No visible text was found. The file looks like a scan or a picture; invisible text behind it is not read.";
const NO_TEXT_WORDS: Record<DocumentType, string | undefined> = {
  pdf: undefined,
  docx: "No text was found in this Word document.",
  txt: "The file holds nothing but blanks.",
};

/**
 * Extracts the text of a resume as a person would see it, or returns the scanned page that must be read first. Every
 * failure is a DocumentError and permanent, because the same bytes would fail again.
 */
export async function extractDocument(input: {
  bytes: Uint8Array;
  fileName: string;
  readings: PageReadings;
}): Promise<Extraction> {
  const type = sniffType(input.bytes, input.fileName);
  const raw = await read(type, input.bytes, input.readings);
  if ("pageToRead" in raw) return raw;
  if (!isReadable(raw.text)) throw new DocumentError("unreadable");
  const { text, hidden } = cleanText(cutAt(raw.text, MAX_CHARACTERS));
  if (!text) throw noText(type, raw);
  return {
    document: {
      type,
      text,
      pages: raw.pages,
      truncated: raw.truncated || raw.text.length > MAX_CHARACTERS,
      hiddenText: boundHidden([...raw.hiddenText, ...hidden], text),
      ocrPages: raw.ocrPages,
      pageFaults: raw.pageFaults,
    },
  };
}

async function read(
  type: DocumentType,
  bytes: Uint8Array,
  readings: PageReadings,
): Promise<PdfPages | { pageToRead: number }> {
  try {
    if (type === "pdf") return fillInReadings(await pdfText(bytes), readings);
    const raw = type === "docx" ? await docxText(bytes) : plainText(bytes);
    return { ...raw, text: joinKnownHyphens(raw.text), ocrPages: [], pageFaults: [] };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    // On broken input the libraries throw all kinds of errors, including a RangeError for a stack overflow.
    throw new DocumentError("corrupted", undefined, { cause: error });
  }
}

function noText(type: DocumentType, { hiddenText, pageFaults }: PdfPages): DocumentError {
  if (type === "txt") return new DocumentError("empty", NO_TEXT_WORDS.txt);
  if (pageFaults.some(({ fault }) => fault === "unreadable")) return new DocumentError("unreadable");
  const hides = hiddenText.some((piece) => piece.trim());
  return new DocumentError("no_text", hides ? INVISIBLE_WORDS : NO_TEXT_WORDS[type]);
}

/**
 * Cleans and limits the hidden pieces. Leaves out those that are visible elsewhere: printed web pages repeat a line
 * that falls on a page break, with one copy clipped.
 */
function boundHidden(pieces: string[], seen: string): string[] {
  const onPage = lettersOf(seen);
  let left = MAX_HIDDEN.characters;
  return pieces
    .map((piece) => cleanText(piece).text.trim())
    .filter((piece) => piece.length > 0 && !(piece.length > SHORT_PIECE && onPage.includes(lettersOf(piece))))
    .slice(0, MAX_HIDDEN.pieces)
    .map((piece) => {
      const kept = cutAt(piece, left);
      left -= kept.length;
      return kept;
    })
    .filter((piece) => piece.length > 0);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
