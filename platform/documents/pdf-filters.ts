import { Buffer } from "node:buffer";
import { constants, inflateSync } from "node:zlib";
import { DocumentError } from "#core/documents/document";

// Each reads until its format says that it ends, whatever follows, and throws "too_large" beyond the limit.

/** Null for what is not deflated. */
export function inflate(data: Buffer, limit: number): Buffer | null {
  if (data.length <= 2 || ((data[0] ?? 0) & 15) !== 8 || data.readUInt16BE(0) % 31 !== 0) return null;
  try {
    return inflateSync(data, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new DocumentError("too_large", undefined, { cause: error });
    return null;
  }
}

export function untilMark(data: Buffer, mark: string): Buffer {
  const end = data.indexOf(mark);
  return end === -1 ? data : data.subarray(0, end);
}

const textUntil = (data: Buffer, mark: string) => untilMark(data, mark).toString("latin1");

export const asciiHex = (data: Buffer) => Buffer.from(textUntil(data, ">").replace(/\s+/g, ""), "hex");

export function ascii85(data: Buffer): Buffer {
  const text = textUntil(data, "~>").replace(/\s+/g, "").replaceAll("z", "!!!!!");
  const out = Buffer.alloc(Math.ceil(text.length / 5) * 4);
  for (let i = 0; i < text.length; i += 5) {
    let value = 0;
    for (let j = 0; j < 5; j++) value = value * 85 + ((text.charCodeAt(i + j) || 117) - 33);
    out.writeUInt32BE(value >>> 0, (i / 5) * 4);
  }
  return out;
}

const CLEAR = 256;
const END = 257;

/** As PDF 1.7 has it (7.4.4), codes growing one early. A code stands for what an earlier one does and a byte more. */
export function lzw(data: Buffer, limit: number): Buffer {
  const before = new Uint16Array(4096);
  const last = Uint8Array.from({ length: 4096 }, (_, code) => code);
  const lengths = new Uint16Array(4096).fill(1, 0, CLEAR);
  const out = growing(limit);
  let [next, width, previous, buffer, bits] = [CLEAR + 2, 9, -1, 0, 0];
  for (const byte of data) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (buffer >> bits) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [next, width, previous] = [CLEAR + 2, 9, -1];
      continue;
    }
    if (code > next || (code === next && previous < 0)) break;
    if (previous >= 0 && next < 4096) {
      before[next] = previous;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      // The first byte of what this code stands for; of a code that is only now made, of the one before.
      let first = code === next ? previous : code;
      while ((lengths[first] ?? 1) > 1) first = before[first] ?? 0;
      last[next++] = first;
    }
    const length = lengths[code] ?? 1;
    const target = out.take(length);
    for (let at = length - 1, part = code; at >= 0; at--, part = before[part] ?? 0)
      target[at] = last[part] ?? 0;
    previous = code;
    if (next + 1 >= 1 << width && width < 12) width++;
  }
  return out.all();
}

export function runLength(data: Buffer, limit: number): Buffer {
  const out = growing(limit);
  for (let at = 0; at < data.length; ) {
    const length = data[at] ?? 128;
    if (length === 128) break;
    const isRun = length > 128;
    const target = out.take(isRun ? 257 - length : length + 1);
    if (isRun) target.fill(data[at + 1] ?? 0);
    else data.copy(target, 0, at + 1, at + 2 + length);
    at += isRun ? 2 : length + 2;
  }
  return out.all();
}

/** Room for as many bytes as are taken, up to the limit. */
function growing(limit: number) {
  let room = Buffer.alloc(1 << 14);
  let used = 0;
  return {
    take(length: number): Buffer {
      if (used + length > limit) throw new DocumentError("too_large");
      if (used + length > room.length) room = Buffer.concat([room], Math.max(used + length, room.length * 2));
      used += length;
      return room.subarray(used - length, used);
    },
    all: () => room.subarray(0, used),
  };
}
