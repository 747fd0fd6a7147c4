/** The actual type of a file, detected from its bytes rather than its name. */
export const documentTypes = ["pdf", "docx", "txt"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The text of one resume as a person would see it on the page. */
export type ExtractedDocument = {
  type: DocumentType;
  /** Visible text in reading order. Lines end in "\n", pages in "\f". Never empty. */
  text: string;
  /** Number of pages, where the format knows pages. */
  pages: number | null;
  /** True if a limit (pages, items, characters) cut the text short. */
  truncated: boolean;
  /** Text in the file that is not visible on the page; not part of `text`. */
  hiddenText: string[];
  /** Scanned pages that were read by OCR. */
  ocrPages: number[];
  /** Remarks about single pages. */
  pageFaults: PageFault[];
};

export type PageFault = { page: number; fault: "doubtful" | "no_words" | "unreadable" | "beyond_budget" };

/** The text of a file, or the scanned page that must be read first. */
export type Extraction = { document: ExtractedDocument } | { pageToRead: number };

/** Why a file could not be read, as the recruiter sees it. */
const DOCUMENT_ERRORS = {
  empty: "The file is empty.",
  encrypted: "The file is protected with a password. Ask the candidate for an unprotected copy.",
  corrupted: "The file is damaged and could not be opened.",
  no_text: "No text was found. The file looks like a scan or a picture.",
  type_mismatch: "The file's content does not match its name.",
  unsupported: "The file is not a PDF, a Word document (.docx) or plain text.",
  too_large: "The file unpacks to more than can be read safely.",
  unreadable: "We couldn't read the text of this file.",
  too_slow:
    "Reading this file took too long and was stopped. Save it again as a plain PDF or Word document and upload it again.",
} as const;

export type DocumentErrorCode = keyof typeof DOCUMENT_ERRORS;

/** The file of a resume, where it is stored. */
export type StoredFile = { id: string; tournamentId: string };

/** The file cannot be read; retrying would not help. */
export class DocumentError extends Error {
  constructor(
    readonly code: DocumentErrorCode,
    /** A more precise message for the recruiter. */
    words?: string,
    options?: ErrorOptions,
  ) {
    super(words ?? DOCUMENT_ERRORS[code], options);
    this.name = "DocumentError";
  }
}
