import { Buffer } from "node:buffer";
import { DocumentError, type DocumentType } from "#core/documents/document";
import { TYPE_WORDS, typeOfName } from "#core/documents/file-names";
import { looksLikeText } from "./plain-text";
import { listZipEntries } from "./zip-entries";

/** What the bytes are: one of the types we can read, or something else with a name. */
type Content = { type: DocumentType } | { type: null; words: string; encrypted?: true; damaged?: true };

const SIGNATURES: { at?: number; starts: string; words: string; textual?: true }[] = [
  { starts: "\x89PNG", words: "an image (PNG)" },
  { starts: "\xff\xd8\xff", words: "an image (JPEG)" },
  { starts: "GIF8", words: "an image (GIF)" },
  { starts: "BM", words: "an image (BMP)" },
  { starts: "II*\0", words: "an image (TIFF)" },
  { starts: "MM\0*", words: "an image (TIFF)" },
  { at: 8, starts: "WEBP", words: "an image (WebP)" },
  { at: 4, starts: "ftyp", words: "a photo or a video" },
  { starts: "{\\rtf", words: "an RTF document", textual: true },
  { starts: "%!PS", words: "a PostScript document", textual: true },
  { starts: "Rar!", words: "a RAR archive" },
  { starts: "7z\xbc\xaf", words: "a 7-Zip archive" },
  { starts: "\x1f\x8b", words: "a gzip archive" },
  { starts: "MZ", words: "a program" },
  { starts: "\x7fELF", words: "a program" },
];

/**
 * Detects the real type of a file, whichever supported type its name claims. Throws a DocumentError if the content is
 * not of a supported type, or if the name claims an unsupported one.
 */
export function sniffType(bytes: Uint8Array, fileName: string): DocumentType {
  if (bytes.length === 0) throw new DocumentError("empty");
  const named = typeOfName(fileName);
  const content = identify(bytes);
  if (content.type === null && content.encrypted) throw new DocumentError("encrypted");
  if (named === null) {
    if (/\.doc$/i.test(fileName) && content.type === null)
      throw new DocumentError(
        "unsupported",
        "Old Word documents (.doc) cannot be read. Save it as .docx or PDF.",
      );
    throw new DocumentError("unsupported");
  }
  if (content.type !== null) return content.type;
  if (content.damaged && named !== "txt") throw new DocumentError("corrupted");
  const advice = content.words.includes("(.doc)") ? " Save it as .docx or PDF." : "";
  throw new DocumentError(
    "type_mismatch",
    `By its name this is ${TYPE_WORDS[named]}, but the file is ${content.words}.${advice}`,
  );
}

function identify(bytes: Uint8Array): Content {
  const head = latin1(bytes.subarray(0, 1024));
  if (head.includes("%PDF-")) return { type: "pdf" };
  if (head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06")) return identifyZip(bytes);
  if (head.startsWith("\xd0\xcf\x11\xe0")) return identifyOle(bytes);
  if (/^(\xef\xbb\xbf)?\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body)\b/i.test(head))
    return { type: null, words: "a web page (HTML)" };
  if (/^(\xef\xbb\xbf)?\s*<\?xml/i.test(head)) return { type: null, words: "an XML file" };
  // Text is checked first, because a sentence may start with "BM" or "MZ".
  const text = looksLikeText(bytes);
  const signature = SIGNATURES.find(({ at = 0, starts }) => head.startsWith(starts, at));
  if (signature && (!text || signature.textual)) return { type: null, words: signature.words };
  return text ? { type: "txt" } : { type: null, words: "binary data", damaged: true };
}

function identifyZip(bytes: Uint8Array): Content {
  let names: string[];
  try {
    names = listZipEntries(bytes).map((entry) => entry.name);
  } catch (error) {
    if (error instanceof DocumentError && error.code !== "corrupted") throw error;
    return { type: null, words: "a damaged zip archive", damaged: true };
  }
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^word\/document\d*\.xml$/)) return { type: "docx" };
  if (has(/^xl\/workbook/)) return { type: null, words: "an Excel workbook" };
  if (has(/^ppt\/presentation/)) return { type: null, words: "a PowerPoint presentation" };
  if (has(/^content\.xml$/)) return { type: null, words: "an OpenDocument file" };
  if (has(/^Index\/|^index\.(xml|apxl|zip)$/i))
    return { type: null, words: "a Pages, Numbers or Keynote file" };
  return { type: null, words: "a zip archive" };
}

/** OLE containers hold old Office files and, since 2007, encrypted new ones. */
function identifyOle(bytes: Uint8Array): Content {
  const stream = (name: string) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name, 0, "utf16le");
  if (stream("EncryptedPackage"))
    return { type: null, words: "a password-protected Office file", encrypted: true };
  if (stream("WordDocument")) return { type: null, words: "an old Word document (.doc)" };
  if (stream("Workbook")) return { type: null, words: "an old Excel workbook (.xls)" };
  if (stream("PowerPoint Document")) return { type: null, words: "an old PowerPoint presentation (.ppt)" };
  return { type: null, words: "an old Office file" };
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
}
