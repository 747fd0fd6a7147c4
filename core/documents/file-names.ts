import { type DocumentType, documentTypes } from "./document";

/** "The file is ..." */
export const TYPE_WORDS: Record<DocumentType, string> = {
  pdf: "a PDF",
  docx: "a Word document (.docx)",
  txt: "plain text",
};

/** The type that the file's extension suggests; null if it is none of the three. */
export function typeOfName(fileName: string): DocumentType | null {
  const extension = /\.([a-z0-9]{1,10})\s*$/i.exec(fileName)?.[1]?.toLowerCase();
  return documentTypes.find((type) => type === extension) ?? null;
}

const describeMismatch = (named: DocumentType, type: DocumentType) =>
  `By its name this is ${TYPE_WORDS[named]}, but the file is ${TYPE_WORDS[type]}. It was read as what it is.`;

const ALL_REMARKS = new Set(
  documentTypes.flatMap((named) => documentTypes.map((type) => describeMismatch(named, type))),
);

/**
 * A file's flags, plus one if its extension does not match its type. The other flags may come from an earlier upload of
 * the same bytes under another name.
 */
export function flagTypeMismatch(flags: string[], fileName: string, type: DocumentType): string[] {
  const own = flags.filter((flag) => !ALL_REMARKS.has(flag));
  const named = typeOfName(fileName);
  return named === null || named === type ? own : [describeMismatch(named, type), ...own];
}

/** The name for downloads, with the extension of the actual type so that the file opens. */
export function correctExtension(fileName: string, type: DocumentType | null | undefined): string {
  const named = typeOfName(fileName);
  if (!type || named === null || named === type) return fileName;
  return fileName.replace(/\.[a-z0-9]{1,10}\s*$/i, `.${type}`);
}
