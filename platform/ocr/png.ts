import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import type { GrayImage } from "./pgm";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const BITS = 8;
const GRAY = 0;

/** Writes a PNG, https://www.w3.org/TR/png-3/: a signature, then chunks of length, type, data and checksum. */
export function toPng({ width, height, data }: GrayImage): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, GRAY], 8);
  // Each row starts with its filter type; 0 means none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
