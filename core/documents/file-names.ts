import { type DocumentType, documentTypes } from "./document";

/** "The file is ..." */
export const TYPE_WORDS: Record<DocumentType, string> = {
  pdf: "a PDF",
  docx: "a Word document (.docx)",
  txt: "plain text",
};

/** The type that a file's name says; null where its extension is none of the three. */
export function typeOfName(fileName: string): DocumentType | null {
  const extension = /\.([a-z0-9]{1,10})\s*$/i.exec(fileName)?.[1]?.toLowerCase();
  return documentTypes.find((type) => type === extension) ?? null;
}

const sayMisnamed = (named: DocumentType, type: DocumentType) =>
  `By its name this is ${TYPE_WORDS[named]}, but the file is ${TYPE_WORDS[type]}. It was read as what it is.`;

const ALL_REMARKS = new Set(
  documentTypes.flatMap((named) => documentTypes.map((type) => sayMisnamed(named, type))),
);

/**
 * What was noted of a file, with what its name gets wrong. The rest may come from another upload of the same bytes,
 * whose name was another.
 */
export function noteName(flags: string[], fileName: string, type: DocumentType): string[] {
  const own = flags.filter((flag) => !ALL_REMARKS.has(flag));
  const named = typeOfName(fileName);
  return named === null || named === type ? own : [sayMisnamed(named, type), ...own];
}

/** The name under which a file is handed out: one that says another type than it has would not open. */
export function fittingName(fileName: string, type: DocumentType | null | undefined): string {
  const named = typeOfName(fileName);
  if (!type || named === null || named === type) return fileName;
  return fileName.replace(/\.[a-z0-9]{1,10}\s*$/i, `.${type}`);
}
