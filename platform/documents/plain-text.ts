import { DocumentError } from "#core/documents/document";
import { decodeLegacy } from "./legacy-encodings";
import type { RawText } from "./raw-text";

/** The most we decode of a text file: four bytes for each character that we keep. */
const MAX_BYTES = 1_000_000;
const SAMPLE = 65_536;
/** Whether bytes of unknown type are text in some encoding, rather than a binary format without a signature. */
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
    // `stream` only tolerates a character that was cut in half at the size limit.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: cut });
  } catch {
    const text = decodeLegacy(bytes);
    if (text === null)
      throw new DocumentError(
        "unreadable",
        "The text's encoding could not be recognised. Save the file as UTF-8, PDF or .docx.",
      );
    return text;
  }
}

function hasBom(bytes: Uint8Array): boolean {
  return (
    (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) ||
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff)
  );
}

/** Detects UTF-16 by its byte order mark or, without one, by zero bytes at the even or the odd positions. */
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
