import { Buffer } from "node:buffer";
import { DocumentError } from "#core/documents/document";
import { ascii85, asciiHex, inflate, lzw, runLength, untilMark } from "./pdf-filters";

/** Text, fonts and structure. A resume's pages hold some kilobytes each. */
const MAX_STREAM = 16 << 20;
/** A page scanned in colour at 300 dpi unpacks to 26 MB. Images are not unpacked by us, only counted. */
const MAX_IMAGE = 64 << 20;
/** Drawing operations: each one costs many times its length once it is taken apart. */
const MAX_OPERATIONS = 4 << 20;
const MAX_TOTAL_OPERATIONS = 24 << 20;
/** The deepest that programs write is some dozens. */
const MAX_SAVED_STATES = 2_000;
const MAX_TOTAL = 160 << 20;
const MAX_STREAMS = 50_000;
const MAX_FILTERS = 4;
const MAX_NESTED_FORMS = 2;
const MAX_LINKS = 1_000;

/** How many bytes of a stream were gone through, how many of them look like drawing, and what it unpacks to. */
type Unpacked = { bytes: number; operations: number; content: Buffer };

/** `links`: where the links of the file lead. */
export type TamePdf = { bytes: Uint8Array; links: string[] };

/**
 * A copy of a PDF that pdf.js can be given. Refused are files whose streams unpack to more than a Worker can
 * hold: that library unpacks without a limit. Blind in encrypted files, where streams cannot be read yet.
 */
export function guardPdf(bytes: Uint8Array): TamePdf {
  const tame = bytes.slice();
  const file = Buffer.from(tame.buffer, tame.byteOffset, tame.length);
  const total = { bytes: 0, operations: 0, streams: 0, nestedForms: 0 };
  const links = linksIn(file);
  let drawnLetters = file.includes("/Type3");
  for (let at = file.indexOf("stream"); at !== -1; at = file.indexOf("stream", at + 6)) {
    if (file.toString("latin1", at - 3, at) === "end") continue;
    const dictionary = dictionaryBefore(file, at);
    const start = afterLine(file, at + 6);
    if (/\/(?:PatternType|XStep|YStep)\b/.test(dictionary)) blank(file, start);
    const limit = /\/Subtype\s*\/Image\b/.test(dictionary) ? MAX_IMAGE : MAX_STREAM;
    const unpacked = unpack(file.subarray(start), filtersOf(dictionary), limit);
    total.streams++;
    total.bytes += unpacked.bytes;
    total.operations += unpacked.operations;
    if (total.streams > MAX_STREAMS || total.bytes > MAX_TOTAL || total.operations > MAX_TOTAL_OPERATIONS)
      throw new DocumentError("too_large");
    if (/\/Type\s*\/ObjStm\b/.test(dictionary)) {
      drawnLetters ||= unpacked.content.includes("/Type3");
      links.push(...linksIn(unpacked.content));
    }
    const drawsForms =
      /\/Subtype\s*\/Form\b/.test(dictionary) && /\sDo\b/.test(unpacked.content.toString("latin1"));
    if (drawsForms) total.nestedForms++;
  }
  // pdf.js draws such letters without a bound, and forms inside them may draw each other without an end.
  if (drawnLetters && total.nestedForms > MAX_NESTED_FORMS)
    throw new DocumentError("too_large", "This PDF is drawn in a way that cannot be read safely.");
  return { bytes: tame, links };
}

function linksIn(objects: Buffer): string[] {
  if (!objects.includes("/URI")) return [];
  const found = objects.toString("latin1").matchAll(/\/URI\s*\(([^()]{1,300})\)/g);
  return Array.from(found, ([, target]) => target ?? "").slice(0, MAX_LINKS);
}

/**
 * Tiles hold no text, and pdf.js draws them, and what is drawn on them, without a bound: one tile may be
 * painted with itself.
 */
function blank(file: Buffer, from: number): void {
  const end = file.indexOf("endstream", from);
  file.fill(" ", from, end === -1 ? file.length : end);
}

function dictionaryBefore(file: Buffer, at: number): string {
  const near = file.toString("latin1", Math.max(0, at - 2000), at);
  return near
    .slice(near.lastIndexOf(" obj") + 1)
    .replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** As pdf.js does: the data begin on the line after the keyword. */
function afterLine(file: Buffer, at: number): number {
  for (let i = at; i < file.length; i++) {
    if (file[i] === 10) return i + 1;
    if (file[i] === 13) return file[i + 1] === 10 ? i + 2 : i + 1;
  }
  return file.length;
}

function filtersOf(dictionary: string): string[] {
  const written = /\/(?:Filter|F)\s*(\[[^[\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? "";
  return written.match(/\/\w+/g)?.map((name) => name.slice(1)) ?? [];
}

/**
 * Bytes after all filters that can blow data up. The data may run on past the stream: every format here says
 * itself where it ends, and a false "endstream" inside cannot shorten it.
 */
function unpack(data: Buffer, filters: string[], limit: number): Unpacked {
  if (filters.length > MAX_FILTERS) throw new DocumentError("too_large");
  const unpacked: Unpacked = { bytes: 0, operations: 0, content: data };
  // A filter named indirectly is not seen in the dictionary; zlib data are known by their first bytes.
  for (const filter of filters.length > 0 ? filters : ["FlateDecode"]) {
    const decode = DECODERS[filter];
    // Of a format of pictures only pdf.js knows what it holds.
    if (!decode) return unpacked;
    const written = filter.startsWith("A") ? untilMark(unpacked.content, ">").length : 0;
    const decoded = decode(unpacked.content, limit);
    // Without an end of its own a stream runs on to the end of the file, and so may the next thousand.
    unpacked.content = decoded ?? untilMark(unpacked.content, "endstream");
    unpacked.bytes += Math.max(unpacked.content.length, written);
    if (limit !== MAX_IMAGE || filter.startsWith("Fl")) countOperations(unpacked);
    if (!decoded) break;
  }
  return unpacked;
}

/** pdf.js takes operations apart at many times their length, and time that grows with the square of how deep they nest. */
function countOperations(unpacked: Unpacked): void {
  const { content } = unpacked;
  if (!looksLikeOperations(content)) return;
  unpacked.operations += content.length;
  if (unpacked.operations > MAX_OPERATIONS || nestsDeeperThan(MAX_SAVED_STATES, content))
    throw new DocumentError("too_large");
}

/** Whether drawing states are saved (q) so often before they are restored (Q). */
function nestsDeeperThan(limit: number, content: Buffer): boolean {
  let depth = 0;
  for (let i = 0; i < content.length; i++) {
    const byte = content[i];
    if ((byte !== 0x71 && byte !== 0x51) || isLetter(content[i - 1]) || isLetter(content[i + 1])) continue;
    depth = byte === 0x71 ? depth + 1 : Math.max(0, depth - 1);
    if (depth > limit) return true;
  }
  return false;
}

const isLetter = (byte = 0) => (byte | 32) >= 97 && (byte | 32) <= 122;

const DECODERS: Record<string, ((data: Buffer, limit: number) => Buffer | null) | undefined> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCII85Decode: ascii85,
  A85: ascii85,
  ASCIIHexDecode: asciiHex,
  AHx: asciiHex,
  LZWDecode: lzw,
  LZW: lzw,
  RunLengthDecode: runLength,
  RL: runLength,
};

/** Whatever the stream calls itself: page content is ASCII, pictures and fonts are not. */
function looksLikeOperations(data: Buffer): boolean {
  const samples = Math.min(data.length, 4096);
  let ascii = 0;
  for (let i = 0; i < samples; i++) {
    const byte = data[Math.floor((i * data.length) / samples)] ?? 0;
    if ((byte >= 32 && byte < 127) || byte === 10 || byte === 13 || byte === 9) ascii++;
  }
  return ascii > samples * 0.8;
}
