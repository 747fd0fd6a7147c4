import { Buffer } from "node:buffer";
import { constants, inflateSync } from "node:zlib";
import { DocumentError } from "#core/documents/document";

/** Text, fonts and structure. A resume's pages hold some kilobytes each. */
const MAX_STREAM = 16 << 20;
/** A page scanned in colour at 300 dpi unpacks to 26 MB. Images are not unpacked by us, only counted. */
const MAX_IMAGE = 64 << 20;
/** Drawing operations: each one costs many times its length once it is taken apart. */
const MAX_OPERATIONS = 4 << 20;
const MAX_TOTAL_OPERATIONS = 24 << 20;
const MAX_TOTAL = 160 << 20;
const MAX_STREAMS = 50_000;
const MAX_FILTERS = 4;
const MAX_NESTED_FORMS = 2;
const MAX_LINKS = 1_000;

/** How many bytes of a stream were gone through, and what it unpacks to; null where only the size was followed. */
type Unpacked = { bytes: number; operations: number; content: Buffer | null };

/** `links`: where the links of the file lead. */
export type TamePdf = { bytes: Uint8Array; links: string[] };

/**
 * A copy of a PDF that pdf.js can be given. Refused are files whose streams unpack to more than a Worker can
 * hold: that library unpacks without a limit. Blind in encrypted files, where streams cannot be read yet.
 */
export function tamePdf(bytes: Uint8Array): TamePdf {
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
      drawnLetters ||= unpacked.content?.includes("/Type3") ?? true;
      if (unpacked.content) links.push(...linksIn(unpacked.content));
    }
    const drawsForms =
      /\/Subtype\s*\/Form\b/.test(dictionary) && /\sDo\b/.test(unpacked.content?.toString("latin1") ?? " Do");
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
  const written = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? "";
  return written.match(/\/\w+/g)?.map((name) => name.slice(1)) ?? [];
}

/**
 * Bytes after all filters that can blow data up. The data may run on past the stream: every format here says
 * itself where it ends, and a false "endstream" inside cannot shorten it.
 */
function unpack(data: Buffer, filters: string[], limit: number): Unpacked {
  if (filters.length > MAX_FILTERS) throw new DocumentError("too_large");
  let current = data;
  let bytes = 0;
  let operations = 0;
  // A filter named indirectly is not seen in the dictionary; zlib data are known by their first bytes.
  for (const filter of filters.length > 0 ? filters : ["FlateDecode"]) {
    if (filter === "FlateDecode" || filter === "Fl") {
      const inflated = looksDeflated(current) ? inflate(current, limit) : null;
      if (!inflated) {
        // Without an end of its own a stream runs on to the end of the file, and so may the next thousand.
        const content = untilMark(current, "endstream");
        return { bytes: bytes + content.length, operations, content };
      }
      current = inflated;
      if (looksLikeOperations(current)) operations += current.length;
      if (operations > MAX_OPERATIONS) throw new DocumentError("too_large");
      bytes += current.length;
    } else if (filter === "ASCII85Decode" || filter === "A85") {
      const text = textUntil(current, "~>");
      bytes += text.length;
      current = ascii85(text);
    } else if (filter === "ASCIIHexDecode" || filter === "AHx") {
      const text = textUntil(current, ">");
      bytes += text.length;
      current = Buffer.from(text.replace(/\s+/g, ""), "hex");
    } else {
      const isLzw = filter === "LZWDecode" || filter === "LZW";
      const isRunLength = filter === "RunLengthDecode" || filter === "RL";
      const size = isLzw ? lzwSize(current, limit) : isRunLength ? runLengthSize(current, limit) : 0;
      if (size > limit) throw new DocumentError("too_large");
      // What is no picture may be operations.
      return {
        bytes: bytes + size,
        operations: operations + (limit === MAX_IMAGE ? 0 : size),
        content: null,
      };
    }
  }
  return { bytes, operations, content: current };
}

function looksDeflated(data: Buffer): boolean {
  return data.length > 2 && ((data[0] ?? 0) & 15) === 8 && data.readUInt16BE(0) % 31 === 0;
}

function inflate(data: Buffer, limit: number): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new DocumentError("too_large", undefined, { cause: error });
    return null;
  }
}

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

function untilMark(data: Buffer, mark: string): Buffer {
  const end = data.indexOf(mark);
  return end === -1 ? data : data.subarray(0, end);
}

const textUntil = (data: Buffer, mark: string) => untilMark(data, mark).toString("latin1");

function ascii85(written: string): Buffer {
  const text = written.replace(/\s+/g, "").replaceAll("z", "!!!!!");
  const out = Buffer.alloc(Math.ceil(text.length / 5) * 4);
  for (let i = 0; i < text.length; i += 5) {
    let value = 0;
    for (let j = 0; j < 5; j++) value = value * 85 + ((text.charCodeAt(i + j) || 117) - 33);
    out.writeUInt32BE(value >>> 0, (i / 5) * 4);
  }
  return out;
}

/** Only lengths are followed: what a code stands for is one byte longer than what the code before it stood for. */
function lzwSize(data: Buffer, limit: number): number {
  const lengths = new Uint16Array(4096).fill(1, 0, 256);
  let size = 0;
  let next = 258;
  let width = 9;
  let before = 0;
  let buffer = 0;
  let bits = 0;
  for (const byte of data) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (buffer >> bits) & ((1 << width) - 1);
    if (code === 257 || size > limit) break;
    if (code === 256) {
      next = 258;
      width = 9;
      before = 0;
      continue;
    }
    const length = code < next ? (lengths[code] ?? 1) : before + 1;
    size += length;
    if (before > 0 && next < 4096) lengths[next++] = before + 1;
    before = length;
    if (next + 1 >= 1 << width && width < 12) width++;
  }
  return size;
}

function runLengthSize(data: Buffer, limit: number): number {
  let size = 0;
  for (let at = 0; at < data.length && size <= limit; ) {
    const length = data[at] ?? 128;
    if (length === 128) break;
    size += length < 128 ? length + 1 : 257 - length;
    at += length < 128 ? length + 2 : 2;
  }
  return size;
}
