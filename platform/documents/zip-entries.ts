import { inflateRawSync } from "node:zlib";
import { DocumentError } from "#core/documents/document";

export type ZipEntry = { name: string; method: number; encrypted: boolean; packed: number; offset: number };

const MAX_ENTRIES = 10_000;
const END_RECORD = 0x06054b50;
const CENTRAL_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;

/** Reads the central directory. Nothing is decompressed yet, and declared sizes are never trusted. */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new DocumentError("too_large");
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL_RECORD)
      throw new DocumentError("corrupted");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder()
      .decode(bytes.subarray(at + 46, at + 46 + nameLength))
      .replaceAll("\\", "/");
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Decompresses one entry. Throws `too_large` if it has more than `maxBytes`. */
export function readZipEntry(bytes: Uint8Array, entry: ZipEntry, maxBytes: number): Uint8Array {
  if (entry.encrypted) throw new DocumentError("encrypted");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== LOCAL_RECORD)
    throw new DocumentError("corrupted");
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  if (entry.method === 0) {
    if (packed.length > maxBytes) throw new DocumentError("too_large");
    return packed;
  }
  if (entry.method !== 8) throw new DocumentError("corrupted");
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    // workerd does not set the code ERR_BUFFER_TOO_LARGE, so only the error's class tells "too large" from
    // "corrupted".
    throw new DocumentError(error instanceof RangeError ? "too_large" : "corrupted", undefined, {
      cause: error,
    });
  }
}

/** The end record is the last record; only a comment of up to 65,535 bytes may follow it. */
function findEndRecord(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  throw new DocumentError("corrupted");
}
