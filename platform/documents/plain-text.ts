import { Buffer } from "node:buffer";
import { DocumentError } from "#core/documents/document";
import type { RawText } from "./raw-text";

/** As much of a text file as is ever decoded: four bytes for each character we keep. */
const MAX_BYTES = 1_000_000;
const SAMPLE = 65_536;
/** 0x80 to 0x9f; blanks stand for the five codes without a character. */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Whether bytes of unknown type are text in some encoding, and not a binary format without a signature. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  if (hasBom(sample) || wideEncoding(sample)) return true;
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if ((byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) || byte === 127)
      controls++;
  }
  return controls <= sample.length / 200;
}

export function plainText(bytes: Uint8Array): RawText {
  const truncated = bytes.length > MAX_BYTES;
  const text = decode(truncated ? bytes.subarray(0, MAX_BYTES) : bytes, truncated);
  return { text: text.replace(/\r\n?/g, "\n"), pages: null, truncated, hiddenText: [] };
}

function decode(bytes: Uint8Array, cut: boolean): string {
  const wide = wideEncoding(bytes.subarray(0, SAMPLE));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    // `stream` forgives a character cut in half by the bound, and nothing else.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: cut });
  } catch {
    return decodeLegacy(bytes);
  }
}

/**
 * Not UTF: then Windows-1252, which decodes anything, so it has to be plausible first. In Western text
 * letters above 127 are few; in other scripts (Cyrillic, Greek, Japanese ...) nearly all are.
 */
function decodeLegacy(bytes: Uint8Array): string {
  const cyrillic = guessCyrillic(bytes);
  if (cyrillic) return cyrillic;
  let high = 0;
  let letters = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) high++;
    else if ((byte | 32) >= 97 && (byte | 32) <= 122) letters++;
  }
  if (high > 0.3 * (high + letters) || hasForeignWords(bytes))
    throw new DocumentError(
      "unreadable",
      "The text's encoding could not be recognised. Save the file as UTF-8, PDF or .docx.",
    );
  return windows1252(bytes);
}

/** Three letters above 127 in a row stand in no Western word; a few may be typographic. */
function hasForeignWords(bytes: Uint8Array): boolean {
  let run = 0;
  let words = 0;
  for (const byte of bytes) {
    run = byte >= 0xa1 ? run + 1 : 0;
    if (run === 3 && ++words > 3) return true;
  }
  return false;
}

/** Node 20 decodes "windows-1252" as Latin-1 and turns its dashes, quotes and bullets into control characters. */
function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? "");
}

/** The two encodings Russian resumes still come in. Null when the bytes do not read as Cyrillic words. */
function guessCyrillic(bytes: Uint8Array): string | null {
  let best: { text: string; share: number } | null = null;
  for (const label of ["windows-1251", "koi8-r"]) {
    const text = new TextDecoder(label).decode(bytes);
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const words = text.match(/(?<!\p{L})[А-ЯЁ]?[а-яё]{2,}(?!\p{L})/gu)?.join("").length ?? 0;
    const common = text.match(/[оеаинтср]/g)?.length ?? 0;
    const share = letters === 0 ? 0 : words / letters;
    if (words > 20 && share > 0.3 && common > 0.45 * words && share > (best?.share ?? 0))
      best = { text, share };
  }
  return best?.text ?? null;
}

function hasBom(bytes: Uint8Array): boolean {
  return (
    (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) ||
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff)
  );
}

/** UTF-16, told by its mark or, without one, by zero bytes standing on one side of each pair. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes[2] === 0 && bytes[3] === 0 ? null : "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) zeros[i & 1] = (zeros[i & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = bytes.length / 2;
  if (odd > half * 0.3 && even < half * 0.02) return "utf-16le";
  if (even > half * 0.3 && odd < half * 0.02) return "utf-16be";
  return null;
}
